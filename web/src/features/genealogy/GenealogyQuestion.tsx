import { styled } from '@mui/material/styles';
import type { AssetType, GenealogyModel } from '@huella/domain/model/asset-type';
import { phone } from '../../theme/media';
import { Segmented } from '../../ui/Segmented';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import type { GenealogySearch, SearchFault } from './genealogy-search';

export interface GenealogyQuestionProps {
  readonly model: AssetType;
  readonly genealogy: GenealogyModel;
  readonly typed: GenealogySearch;
  readonly faults: readonly SearchFault[];
  readonly onType: (part: Partial<GenealogySearch>) => void;
  readonly onAsk: () => void;
}

const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > [data-whole]': { gridColumn: '1 / -1' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Sends = styled('button')({ display: 'none' });

/** What the registry is asked by: category and breed, and a number of one of two kinds. */
export function GenealogyQuestion(props: GenealogyQuestionProps) {
  const { model, genealogy, typed, faults, onType, onAsk } = props;
  const { say } = useSay('genealogy');
  const fault = (name: SearchFault, isMissing: boolean) =>
    faults.includes(name) && isMissing ? say(`genealogy:${name}`) : undefined;
  const shared = { typed, onType };
  const missing = (name: 'hba' | 'cc' | 'rp', needs: SearchFault) => fault(needs, typed[name].trim() === '');
  return (
    <Fields
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <div data-whole>
        <Segmented
          label={say('genealogy:mode')}
          value={typed.mode}
          options={[
            { value: 'hba', label: say('genealogy:byHba') },
            { value: 'rp', label: say('genealogy:byRp') },
          ]}
          onChange={(mode) => {
            onType({ mode });
          }}
        />
      </div>
      <ModelChoice
        {...shared}
        model={model}
        name="category"
        attribute={genealogy.category}
        error={fault('needsKind', typed.category === '')}
      />
      <ModelChoice
        {...shared}
        model={model}
        name="breed"
        attribute={genealogy.breed}
        error={fault('needsKind', typed.breed === '')}
      />
      {typed.mode === 'hba' ? (
        <div data-whole>
          <NumberInput {...shared} name="hba" error={missing('hba', 'needsHba')} />
        </div>
      ) : (
        <>
          <NumberInput {...shared} name="cc" error={missing('cc', 'needsRp')} />
          <NumberInput {...shared} name="rp" error={missing('rp', 'needsRp')} />
        </>
      )}
      <Sends type="submit" tabIndex={-1} aria-hidden="true" />
    </Fields>
  );
}

interface ModelChoiceProps extends Pick<GenealogyQuestionProps, 'model' | 'typed' | 'onType'> {
  readonly name: 'category' | 'breed';
  readonly attribute: string;
  readonly error: string | undefined;
}

/** One of the options that an attribute of the model has. */
function ModelChoice({ model, typed, onType, name, attribute, error }: ModelChoiceProps) {
  const { say, word } = useSay('genealogy');
  const options = model.attributes.find((each) => each.name === attribute)?.values ?? [];
  return (
    <SelectInput
      label={say(`genealogy:${name}`)}
      required
      options={options.map(({ key, label }) => ({ value: key, label: word(label) }))}
      value={typed[name]}
      error={error}
      onChange={(value) => {
        onType({ [name]: value });
      }}
    />
  );
}

interface NumberInputProps extends Pick<GenealogyQuestionProps, 'typed' | 'onType'> {
  readonly name: 'hba' | 'cc' | 'rp';
  readonly error: string | undefined;
}

/** One of the numbers under which a registry knows an animal. */
function NumberInput({ typed, onType, name, error }: NumberInputProps) {
  const { say } = useSay('genealogy');
  return (
    <TextInput
      label={say(`genealogy:${name}`)}
      required
      maxLength={40}
      autoComplete="off"
      value={typed[name]}
      error={error}
      onChange={(text) => {
        onType({ [name]: text });
      }}
    />
  );
}
