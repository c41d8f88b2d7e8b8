import { styled } from '@mui/material/styles';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Kbd } from '../../ui/Kbd';
import { useSay } from '../../words/use-say';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 39,
  padding: '6px 16px',
  borderTop: `1px solid ${theme.palette.line}`,
  borderRadius: `0 0 ${radius.base}px ${radius.base}px`,
  backgroundColor: theme.palette.ground,
  color: theme.palette.ink2,
  ...typeStyle(type.meta),
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& > p': { marginLeft: 'auto' },
  // Without a keyboard the hints say nothing.
  '@media (hover: none)': { '& > span': { display: 'none' } },
}));

export interface KeyHintsProps {
  /** Results have no next level. */
  readonly isSearching: boolean;
}

/** Which keys do what, and that levels with one option choose themselves. */
export function KeyHints({ isSearching }: KeyHintsProps) {
  const { say } = useSay('shell');
  return (
    <Foot>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {say('shell:keysMove')}
      </span>
      {!isSearching && (
        <span>
          <Kbd>→</Kbd>
          {say('shell:keysNext')}
        </span>
      )}
      <span>
        <Kbd>{say('shell:keyEnter')}</Kbd>
        {say('shell:keysPick')}
      </span>
      <p>{say('shell:singleOptions')}</p>
    </Foot>
  );
}
