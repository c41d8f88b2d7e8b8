import { styled } from '@mui/material/styles';
import Delete from 'lucide-react/icons/delete';
import { ring } from '../../theme/focus';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

export interface KeyPadProps {
  /** The decimal mark of the language; none of whole numbers. */
  readonly mark: string | null;
  readonly onType: (figure: string) => void;
  readonly onErase: () => void;
}

const Keys = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '6px 10px' });
const Key = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 50,
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink,
  touchAction: 'manipulation',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  ...typeStyle({ ...type.title, weight: 500 }),
  '&:active': { backgroundColor: theme.palette.sunken },
  '&:focus-visible': ring(theme),
}));

const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Big keys for a thumb in a glove: the keyboard of the telephone stays away. */
export function KeyPad({ mark, onType, onErase }: KeyPadProps) {
  const { say } = useSay('eventGrid');
  return (
    <Keys role="group" aria-label={say('eventGrid:keypad')}>
      {figures.map((figure) => (
        <Key key={figure} type="button" onClick={() => onType(figure)}>
          {figure}
        </Key>
      ))}
      {mark === null ? (
        <span />
      ) : (
        <Key type="button" onClick={() => onType(mark)}>
          {mark}
        </Key>
      )}
      <Key type="button" onClick={() => onType('0')}>
        0
      </Key>
      <Key type="button" aria-label={say('eventGrid:eraseDigit')} onClick={onErase}>
        <Delete size={22} aria-hidden="true" />
      </Key>
    </Keys>
  );
}
