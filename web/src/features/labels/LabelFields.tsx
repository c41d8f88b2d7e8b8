import { styled } from '@mui/material/styles';
import {
  labelSheetIds,
  labelSheets,
  layLabel,
  maxCopies,
  maxLabelFields,
} from '@huella/domain/engine/labels/label-sheets';
import { localeTag } from '@huella/domain/model/value';
import { phone } from '../../theme/media';
import { CheckRow } from '../../ui/CheckRow';
import { MultiSelectInput } from '../../ui/MultiSelectInput';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { maxStart, numbersOf, withFields, type LabelWish } from './label-wish';

/** Something that may stand under the name. */
export interface LabelField {
  readonly value: string;
  readonly label: string;
}

export interface LabelFieldsProps {
  readonly offered: readonly LabelField[];
  readonly wish: LabelWish;
  readonly onChange: (wish: LabelWish) => void;
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Checks = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

/** What labels shall be like. */
export function LabelFields({ offered, wish, onChange }: LabelFieldsProps) {
  const { say } = useSay('labels');
  const sheets = useSheets();
  return (
    <Column>
      <SelectInput
        label={say('labels:sheet')}
        hint={useCodeSize(wish)}
        options={sheets}
        value={wish.sheet}
        onChange={(value) => {
          const sheet = labelSheetIds.find((each) => each === value) ?? wish.sheet;
          onChange({ ...wish, sheet, start: '1' });
        }}
      />
      <MultiSelectInput
        label={say('labels:fields')}
        hint={say('labels:fieldsHint', { max: maxLabelFields })}
        placeholder={say('labels:fieldsPlaceholder')}
        options={offered}
        value={wish.fields}
        onChange={(chosen) => {
          onChange(withFields(wish, chosen));
        }}
      />
      <Checks>
        {(['place', 'address', 'logo'] as const).map((part) => (
          <CheckRow
            key={part}
            label={say(`labels:${part}`)}
            checked={wish[part]}
            onChange={(isOn) => {
              onChange({ ...wish, [part]: isOn });
            }}
          />
        ))}
      </Checks>
      <Numbers wish={wish} onChange={onChange} />
    </Column>
  );
}

function Numbers({ wish, onChange }: Omit<LabelFieldsProps, 'offered'>) {
  const { say } = useSay('labels');
  const { start, copies } = numbersOf(wish);
  const highest = maxStart(wish.sheet);
  const wrong = (number: number | null, max: number) =>
    number === null ? { error: say('labels:wrongNumber', { min: 1, max }) } : {};
  return (
    <Pair>
      {highest > 1 && (
        <TextInput
          label={say('labels:start')}
          hint={say('labels:startHint')}
          inputMode="numeric"
          value={wish.start}
          onChange={(text) => {
            onChange({ ...wish, start: text });
          }}
          {...wrong(start, highest)}
        />
      )}
      <TextInput
        label={say('labels:copies')}
        inputMode="numeric"
        value={wish.copies}
        onChange={(text) => {
          onChange({ ...wish, copies: text });
        }}
        {...wrong(copies, maxCopies)}
      />
    </Pair>
  );
}

/** The papers, each with the size of its labels and how they lie. */
function useSheets() {
  const { say, word, language } = useSay('labels');
  const number = new Intl.NumberFormat(localeTag[language]);
  return labelSheetIds.map((id) => {
    const { title, label, columns, rows } = labelSheets[id];
    const size = say('labels:size', {
      width: number.format(label.width),
      height: number.format(label.height),
    });
    const grid = columns * rows === 1 ? say('labels:single') : say('labels:grid', { columns, rows });
    return { value: id, label: `${word(title)} · ${size}, ${grid}` };
  });
}

function useCodeSize({ sheet, logo }: LabelWish): string {
  const { say, language } = useSay('labels');
  const { code } = layLabel(labelSheets[sheet], logo);
  const number = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 0 });
  return say('labels:code', { size: number.format(code.size) });
}
