import { styled } from '@mui/material/styles';
import CircleX from 'lucide-react/icons/circle-x';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

export interface TargetErrorsProps {
  /** What speaks against the establishment, a sentence each. */
  readonly texts: readonly string[];
}

const Box = styled('div')(({ theme }) => ({
  marginBottom: 12,
  padding: '10px 14px',
  border: `1px solid ${theme.palette.state.danger.border}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.danger.ground,
  ...typeStyle(type.cell),
  '& strong': { display: 'block', color: theme.palette.state.danger.text, fontWeight: 600 },
  '& ul': { maxHeight: 200, overflowY: 'auto' },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8, padding: '4px 0' },
  '& svg': { flex: 'none', marginTop: 2, color: theme.palette.state.danger.text },
}));

/** What speaks against a transfer to an establishment, in red (document 2 section 4); nothing where nothing does. */
export function TargetErrors({ texts }: TargetErrorsProps) {
  const { say } = useSay('transfers');
  if (texts.length === 0) return null;
  return (
    <Box role="alert">
      <strong>{say('transfers:problems')}</strong>
      <ul>
        {texts.map((text, at) => (
          <li key={`${String(at)} ${text}`}>
            <CircleX size={14} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
