import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { ReactNode } from 'react';
import { formatDate } from '@huella/domain/engine/fields/date';
import { DayButton } from '../../list/DayButton';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface PastBarProps {
  readonly day: string;
  readonly onPick: (day: string) => void;
  readonly onToday: () => void;
  /** What is said beside that nothing is written here. */
  readonly children?: ReactNode;
}

/** Says over a screen which day it shows, why nothing is written there, and leads back to today or to another day. */
export function PastBar({ day, onPick, onToday, children }: PastBarProps) {
  const { say } = useSay('past');
  return (
    <Notice
      tone="info"
      icon={CalendarClock}
      title={say('past:asItWas', { day: formatDate(day) })}
      action={
        <Actions>
          <DayButton size="small" label={say('past:otherDay')} day={day} onPick={onPick} />
          <Button size="small" variant="contained" onClick={onToday}>
            {say('past:backToToday')}
          </Button>
        </Actions>
      }
    >
      {children ?? say('past:readOnly')}
    </Notice>
  );
}
