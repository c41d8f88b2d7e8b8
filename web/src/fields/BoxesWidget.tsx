import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isKeys } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { FieldFrame, type FieldIds } from '../ui/FieldFrame';
import { ToggleBoxes } from '../ui/ToggleBoxes';
import { useSay } from '../words/use-say';
import { groupBoxes, setGroup, toggleKey, type BoxGroup } from './box-groups';
import { ChosenBoxes } from './ChosenBoxes';
import { drawnOptions } from './field-options';
import type { Widget, WidgetProps } from './widget';

/** A group with more boxes than this can be chosen and cleared as a whole. */
const wholeFrom = 5;

const Nothing = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Groups = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, marginBottom: 4 });
const Heading = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.palette.ink2,
  ...typeStyle({ ...type.meta, weight: 600 }),
}));

function Input(props: WidgetProps) {
  const { id, label, required, hint, error } = props;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {(ids) => <Boxes {...props} ids={ids} />}
    </FieldFrame>
  );
}

function Boxes(props: WidgetProps & { readonly ids: FieldIds }) {
  const { field, value, values, locale, disabled, onChange, ids } = props;
  const { say } = useSay('form');
  const options = drawnOptions(field, value, values, locale).map((option) => ({
    ...option,
    reason: option.disabled ? say('form:inactiveOption') : undefined,
  }));
  const chosen = isKeys(value) ? value : [];
  const choose = (keys: readonly string[]) => onChange(keys.length === 0 ? null : keys);
  const boxes = {
    value: chosen,
    onToggle: (key: string) => choose(toggleKey(options, chosen, key)),
    disabled,
    invalid: ids.invalid,
    describedBy: ids.describedBy,
  };
  if (options.length === 0) return <Nothing id={ids.inputId}>{say('ui:noOptions')}</Nothing>;
  const groups = groupBoxes(field, options, locale);
  const [only] = groups;
  if (only !== undefined && groups.length === 1 && only.title === '')
    return <ToggleBoxes {...boxes} id={ids.inputId} labelledBy={ids.labelId} options={options} />;
  return (
    <Groups id={ids.inputId} role="group" aria-labelledby={ids.labelId}>
      {groups.map((group, place) => (
        <div key={group.title}>
          <GroupHead
            id={`${ids.inputId}-${place}`}
            group={group}
            chosen={chosen}
            disabled={disabled}
            onSet={(isOn) => choose(setGroup(options, chosen, group, isOn))}
          />
          <ToggleBoxes
            {...boxes}
            labelledBy={`${ids.labelId} ${ids.inputId}-${place}`}
            options={group.options}
          />
        </div>
      ))}
    </Groups>
  );
}

interface GroupHeadProps {
  readonly id: string;
  readonly group: BoxGroup;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onSet: (isOn: boolean) => void;
}

/** The heading of a group, and the button that chooses or clears all of it. */
function GroupHead({ id, group, chosen, disabled, onSet }: GroupHeadProps) {
  const { say } = useSay('form');
  const open = group.options.filter((option) => !option.disabled);
  const isFull = open.every((option) => chosen.includes(option.value));
  return (
    <Head>
      <Heading id={id}>{group.title}</Heading>
      {group.options.length >= wholeFrom && !disabled && open.length > 0 && (
        <Button
          variant="text"
          size="small"
          id={`${id}-all`}
          aria-labelledby={`${id}-all ${id}`}
          onClick={() => onSet(!isFull)}
        >
          {say(isFull ? 'form:markNone' : 'form:markAll')}
        </Button>
      )}
    </Head>
  );
}

/** Several of a list, each a box to press; under headings where the options have them. */
export const boxesWidget: Widget = { Input, View: ChosenBoxes, isWide: true };
