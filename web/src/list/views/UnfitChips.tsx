import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { UnfitPart } from '@huella/domain/engine/lists/list-state';
import { focusLine } from '../../theme/focus';
import { height, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { List } from '../use-list';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: 'min(100%, 420px)',
  height: height.filterChip,
  paddingLeft: 8,
  border: `1px solid ${theme.palette.state.warning.border}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.warning.ground,
  color: theme.palette.state.warning.text,
  ...typeStyle(type.cell),
  '& > svg': { flex: 'none' },
}));
const Words = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& strong': { fontWeight: 500 },
});
const Remove = styled(ButtonBase)(({ theme }) => ({
  width: 28,
  alignSelf: 'stretch',
  flex: 'none',
  borderRadius: radius.inner,
  '&.Mui-focusVisible': focusLine(theme),
}));

/** What an address or a saved view asks of a list that cannot do it: each part says so, until it is dropped (decision 70). */
export function UnfitChips({ list }: { readonly list: List }) {
  const { say, word } = useSay('views');
  const { state, change, columns, subject } = list;
  const labelOf = (name: string) => {
    const field = subject.fields.find((each) => each.name === name);
    return field === undefined ? name : word(field.label);
  };
  const wordsOf = ({ name }: UnfitPart): readonly [label: string, why: string] => {
    if (name === 'sort') return [say('views:unfitSort'), say('views:unfitOrder')];
    const label = labelOf(name);
    const isFilter = subject.fields.some(
      (each) => each.name === name && each.tableFilter?.isEnabled === true,
    );
    return [label, say(isFilter ? 'views:unfitValue' : 'views:unfitField', { name: label })];
  };
  const { gone } = columns;
  return (
    <>
      {state.unfit.map((part) => {
        const [label, why] = wordsOf(part);
        return (
          <li key={part.name}>
            <UnfitChip
              label={label}
              value={part.name === 'sort' ? labelOf(part.text.replace(/^-/, '')) : part.text}
              why={why}
              onRemove={() => {
                change({ unfit: state.unfit.filter((each) => each !== part) });
              }}
            />
          </li>
        );
      })}
      {gone.length > 0 && (
        <li>
          <UnfitChip
            label={say('views:unfitColumns')}
            value={gone.join(', ')}
            why={say('views:unfitColumn')}
            onRemove={columns.dropGone}
          />
        </li>
      )}
    </>
  );
}

interface UnfitChipProps {
  readonly label: string;
  readonly value: string;
  readonly why: string;
  readonly onRemove: () => void;
}

function UnfitChip({ label, value, why, onRemove }: UnfitChipProps) {
  const { say } = useSay('views');
  return (
    <Chip title={why}>
      <TriangleAlert size={14} aria-hidden="true" />
      <Words>
        {say('views:unfit')} · {label}: <strong>{value}</strong>
      </Words>
      <Remove aria-label={say('views:unfitRemove', { name: label })} onClick={onRemove}>
        <X size={13} />
      </Remove>
    </Chip>
  );
}
