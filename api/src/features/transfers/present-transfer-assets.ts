import type { TransferAsset, TransferRow } from '@huella/domain/calls/transfers';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { privateNames } from '@huella/domain/engine/events/private-values';
import { formatMeasured } from '@huella/domain/engine/fields/format-field';
import type { Attribute } from '@huella/domain/model/attribute';
import { isEmpty } from '@huella/domain/model/value';
import { labelOf } from '../../db/index-slots';
import type { FormContext } from '../../http/form-context';
import type { SentAsset } from './arrivals.store';

/** The most facts that an asset is shown with: enough to know it when it gets off the lorry. */
const maxFacts = 4;

/** The assets of a transfer as one of its sides reads them: what each is called, what it is, and what became of it. */
export function presentTransferAssets(
  form: FormContext,
  { state }: Pick<TransferRow, 'state'>,
  assets: readonly SentAsset[],
): TransferAsset[] {
  const columns = factColumns(form);
  return assets.map((asset) => ({
    id: asset.id,
    label: labelOf(form.model, asset.attributes),
    lot: asset.lot,
    state: asset.state ?? (state === 'in_transit' ? 'sent' : 'received'),
    reason: asset.reason,
    here: asset.isHere && asset.isFree,
    facts: factsOf(form, columns, asset),
  }));
}

/** The columns that a list opens with, but for what names an asset, as far as the reader may list them. */
function factColumns({ model, scope }: FormContext): readonly Attribute[] {
  const allowed = new Map(allowedFields(model, 'list', scope).map((field) => [field.name, field]));
  return model.defaultColumns
    .filter((name) => !model.labelFields.includes(name))
    .flatMap((name) => allowed.get(name) ?? []);
}

/** What another company still has of an asset and keeps for itself stays there (decisions section 8). */
function factsOf(
  { model, locale }: FormContext,
  columns: readonly Attribute[],
  { known, isHere }: SentAsset,
): TransferAsset['facts'] {
  if (known === null) return [];
  const hidden = isHere ? [] : privateNames(model);
  return columns
    .filter(({ name }) => !hidden.includes(name) && !isEmpty(known[name]))
    .slice(0, maxFacts)
    .map((field) => ({
      name: field.name,
      label: field.label[locale.language],
      text: formatMeasured(field, known[field.name] ?? null, locale),
    }));
}
