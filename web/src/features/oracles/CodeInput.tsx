import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import type { ChosenAsset } from './oracle-wizard';
import { codeOf } from './record-words';
import type { OracleWizardState } from './use-oracle-wizard';
import { useRecordDetail } from './use-record-text';

export interface CodeInputProps {
  readonly wizard: OracleWizardState;
  readonly asset: ChosenAsset;
  /** '' while it has none. */
  readonly code: string;
}

/** id of the control with the code of an asset: what is told of it leads there. */
export function codeInputId({ id }: Pick<ChosenAsset, 'id'>): string {
  return `oracle-code-${id}`;
}

/** The code of one asset, out of those that no other has. */
export function CodeInput({ wizard, asset, code }: CodeInputProps) {
  const { say } = useSay('oracles');
  const { place, oracles, answers, answer, pairs } = wizard;
  const detailOf = useRecordDetail(place);
  const used = new Set(pairs.filter(({ pk }) => pk !== asset.id).map((each) => each.code));
  const options = answers.records
    .map((record) => ({ value: codeOf(oracles, record), detail: detailOf(record) }))
    .filter(({ value }) => !used.has(value));
  return (
    <SelectInput
      id={codeInputId(asset)}
      hideLabel
      size="small"
      label={say('oracles:codeOf', { name: asset.label })}
      none={say('oracles:chooseCode')}
      value={code}
      options={options.map(({ value, detail }) => ({ value, label: value, detail }))}
      onChange={(next) => {
        const others = Object.fromEntries(
          pairs.filter(({ pk }) => pk !== asset.id).map((each) => [String(each.pk), each.code]),
        );
        answer({ codes: next === '' ? others : { ...others, [String(asset.id)]: next } });
      }}
    />
  );
}
