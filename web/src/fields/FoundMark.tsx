import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  color: theme.palette.state.ok.text,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&[data-found="false"]': { color: theme.palette.state.danger.text },
}));

/** Whether there is an establishment of an alias, beside the alias. */
export function FoundMark({ isFound }: { readonly isFound: boolean }) {
  const { say } = useSay('transfers');
  const Icon = isFound ? CircleCheck : CircleX;
  return (
    <Mark data-found={isFound} role="status">
      <Icon size={16} aria-hidden="true" />
      {say(isFound ? 'transfers:found' : 'transfers:notFound')}
    </Mark>
  );
}
