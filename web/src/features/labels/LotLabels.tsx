import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { isLotLabelField, lotCountField, lotWhatField } from '@huella/domain/engine/labels/lot-label-fields';
import { lotQrTypesOf, mainLotQrType } from '@huella/domain/engine/lots/lot-qr';
import { lotPages } from '@huella/domain/engine/qr/lot-pages';
import { callFile } from '../../call/file';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { firstWish, sentWish } from './label-wish';
import { LabelsForm } from './LabelsForm';

/** Lots of which labels are wanted: some by id, or all that a search finds. */
export type ChosenLots =
  | { readonly ids: readonly number[] }
  | { readonly search: string; readonly count: number };

export interface LotLabelsProps {
  readonly chosen: ChosenLots;
  readonly place: Place;
  readonly onClose: () => void;
}

/** Labels with the codes of chosen lots, which are handed out by that; and which page they lead to, where there are several. */
export function LotLabels({ chosen, place, onClose }: LotLabelsProps) {
  const { say, word } = useSay('labels');
  const { model } = useModel(place);
  const client = useQueryClient();
  const pages = lotQrTypesOf(model, place.boxSubtype);
  const [type, setType] = useState(mainLotQrType(pages) ?? undefined);
  const count = 'ids' in chosen ? chosen.ids.length : chosen.count;
  const fields = lotModelOf(model).attributes.filter(isLotLabelField);
  const offered = [
    ...(model.public === undefined ? [] : [{ value: lotWhatField, label: say('labels:lotWhat') }]),
    ...fields.map(({ name, label }) => ({ value: name, label: word(label) })),
    { value: lotCountField, label: say('labels:lotCount', { many: word(model.noun.many) }) },
  ];
  return (
    <LabelsForm
      title={say('labels:titleLots', { count })}
      count={count}
      offered={offered}
      first={{ ...firstWish, ...(model.public !== undefined && { fields: [lotWhatField] }), address: true }}
      onPrint={async (wish) => {
        const meant = 'ids' in chosen ? { lots: [...chosen.ids] } : { ...chosen };
        await callFile('labels.printLots', {
          params: { assetId: String(model.id), boxId: String(place.boxId) },
          body: { ...meant, ...sentWish(wish), ...(type !== undefined && { type }) },
        });
        for (const name of ['lots.list', 'lots.get', 'lots.history'])
          void client.invalidateQueries({ queryKey: [name] });
      }}
      onClose={onClose}
    >
      <Notice tone="info">{say('labels:handsOut')}</Notice>
      {pages.length > 1 && (
        <SelectInput
          label={say('labels:page')}
          options={pages.map((each) => ({ value: each, label: word(lotPages[each].kind) }))}
          value={type ?? ''}
          onChange={(value) => {
            setType(pages.find((each) => each === value) ?? type);
          }}
        />
      )}
    </LabelsForm>
  );
}
