import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { paths } from '../paths';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { useSay } from '../words/use-say';

export interface MenuBlockedProps {
  /** By which the entries name it as their reason. */
  readonly id: string;
  readonly iconsOnly: boolean;
  readonly onFollow?: (() => void) | undefined;
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 8px',
  marginBottom: 16,
  padding: 10,
  border: `1px solid ${theme.palette.state.warning.border}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.warning.ground,
  ...typeStyle(type.meta),
  '& > svg': { marginTop: 1, color: theme.palette.state.warning.text },
  '& > a': { gridColumn: 2 },
  '&[data-icons="true"]': { display: 'block', padding: 0, border: 0 },
  '&[data-icons="true"] > p': visuallyHidden,
}));

/** Why no entry of the menu opens: required fields are missing (document 1 section 2). */
export function MenuBlocked({ id, iconsOnly, onFollow }: MenuBlockedProps) {
  const { say } = useSay('shell');
  return (
    <Box data-icons={iconsOnly}>
      {!iconsOnly && <CircleAlert size={14} aria-hidden="true" />}
      <p id={id}>{say('shell:menuBlocked')}</p>
      {!iconsOnly && (
        <Link href={paths.requiredFields} onClick={onFollow}>
          {say('shell:menuBlockedSee')}
        </Link>
      )}
    </Box>
  );
}
