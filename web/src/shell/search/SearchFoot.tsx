import { styled } from '@mui/material/styles';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Kbd } from '../../ui/Kbd';
import { useSay } from '../../words/use-say';
import { hasCommandKey } from './platform-keys';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  flex: 'none',
  minHeight: 40,
  marginTop: 'auto',
  padding: '8px 16px',
  borderTop: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  color: theme.palette.ink2,
  ...typeStyle(type.meta),
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& > p': { marginLeft: 'auto' },
  // Without a keyboard the hints say nothing.
  '@media (hover: none)': { '& > span': { display: 'none' }, '& > p': { marginLeft: 0 } },
}));

/** Which keys do what, and in how much is searched; null until it is known. */
export function SearchFoot({ searched }: { readonly searched: number | null }) {
  const { say } = useSay('search');
  return (
    <Foot>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {say('search:move')}
      </span>
      <span>
        <Kbd>↵</Kbd>
        {say('search:open')}
      </span>
      <span>
        <Kbd>{hasCommandKey() ? '⌘ ↵' : 'Ctrl ↵'}</Kbd>
        {say('search:elsewhere')}
      </span>
      {searched !== null && searched > 0 && <p>{say('search:searched', { count: searched })}</p>}
    </Foot>
  );
}
