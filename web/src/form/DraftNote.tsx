import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CloudCheck from 'lucide-react/icons/cloud-check';
import { DateTime } from 'luxon';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

export interface DraftNoteProps {
  /** When the draft was kept, as a UTC ISO text; null while there is none. */
  readonly keptAt: string | null;
  readonly zone: string;
  readonly onDiscard: () => void;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 8px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& > svg': { color: theme.palette.ink2 },
}));

/** Quietly says that what was typed is kept, since when, and how to be rid of it. */
export function DraftNote({ keptAt, zone, onDiscard }: DraftNoteProps) {
  const { say } = useSay('form');
  if (keptAt === null) return null;
  const time = DateTime.fromISO(keptAt, { zone }).toFormat('HH:mm');
  return (
    <Line>
      <CloudCheck size={16} aria-hidden="true" />
      {say('form:draftSaved', { time })}
      <Button size="small" variant="text" color="secondary" onClick={onDiscard}>
        {say('form:draftDiscard')}
      </Button>
    </Line>
  );
}
