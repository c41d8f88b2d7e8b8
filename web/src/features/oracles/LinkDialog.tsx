import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Oracle, OracleAsset } from '@huella/domain/calls/oracles';
import { useModel } from '../../session/model';
import type { Place } from '../../session/context';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { SelectInput } from '../../ui/SelectInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { recordsQuery, useSaveLinks } from './oracle-calls';
import { OracleErrors } from './OracleErrors';
import { codeOf } from './record-words';
import { useRecordDetail } from './use-record-text';

export interface LinkDialogProps {
  readonly asset: OracleAsset;
  readonly place: Place;
  readonly oracles: readonly Oracle[];
  readonly onClose: () => void;
}

const Fields = styled('div')({ display: 'grid', gap: 16 });

/** Links one asset, or gives it another code: nothing can be saved until a new one is chosen (document 3 section 5). */
export function LinkDialog({ asset, place, oracles, onClose }: LinkDialogProps) {
  const { say } = useSay('oracles');
  const { show } = useToasts();
  const [value, setValue] = useState({ key: asset.link?.key ?? oracles[0]?.key ?? '', code: '' });
  const { key, code } = value;
  const { mutate, isPending, error, reset } = useSaveLinks(place);
  const save = () => {
    mutate(
      { oracleKey: key, pairs: [{ pk: asset.id, code }] },
      {
        onSuccess: () => {
          show({ tone: 'ok', text: say('oracles:linked', { name: asset.label, code }) });
          onClose();
        },
      },
    );
  };
  return (
    <>
      <Modal
        open
        size="base"
        title={say('oracles:linkTitle', { name: asset.label })}
        text={say('oracles:linkText')}
        onClose={isPending ? undefined : onClose}
        actions={
          <DialogFoot working={isPending} onCancel={onClose} disabled={code === ''} onClick={save}>
            {say('oracles:linkSave')}
          </DialogFoot>
        }
      >
        <LinkFields {...{ asset, place, oracles, value, onChange: setValue }} />
      </Modal>
      <OracleErrors error={error} nameOf={() => asset.label} onClose={reset} />
    </>
  );
}

interface LinkFieldsProps extends Omit<LinkDialogProps, 'onClose'> {
  readonly value: { readonly key: string; readonly code: string };
  readonly onChange: (value: LinkFieldsProps['value']) => void;
}

/** The oracle, and one of the codes of it that nobody has. */
function LinkFields({ asset, place, oracles, value, onChange }: LinkFieldsProps) {
  const { say } = useSay('oracles');
  const model = useModel(place).model.oracles;
  const detailOf = useRecordDetail(place);
  const { data } = useQuery({ ...recordsQuery(place, value.key), enabled: value.key !== '' });
  const records = model === undefined ? [] : (data?.values ?? []);
  const options = records.map((record) => {
    const code = model === undefined ? '' : codeOf(model, record);
    return { value: code, label: code, detail: detailOf(record) };
  });
  return (
    <Fields>
      <SelectInput
        label={say('oracles:filterOracle')}
        value={value.key}
        options={oracles.map((each) => ({ value: each.key, label: each.label }))}
        onChange={(key) => {
          onChange({ key, code: '' });
        }}
      />
      <SelectInput
        label={say('oracles:linkCode')}
        hint={data !== undefined && options.length === 0 ? say('oracles:noCodes') : undefined}
        placeholder={asset.link?.code ?? say('oracles:chooseCode')}
        value={value.code}
        options={options}
        onChange={(code) => {
          onChange({ ...value, code });
        }}
      />
    </Fields>
  );
}
