import { findEvent } from '@huella/domain/engine/events/event-access';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Value } from '@huella/domain/model/value';
import { modeSheets, transferKinds, undoneWord, type ExportMode } from '@huella/domain/rules/export-modes';
import type { ListedAsset } from '../../db/list-rows';
import { changesOf } from '../../db/ledger/stored-texts';
import type { Deps } from '../../deps';
import { authorOf, presentTo } from '../../http/event-for-reader';
import type { FormContext } from '../../http/form-context';
import type { CellOut } from '../../outside/sheets/write-sheet';
import {
  findLatestTransfers,
  listEventsOf,
  type ExportedEvent,
  type ExportedTransfer,
} from './export-modes.store';

/** How a value of an attribute is written into a cell, and the cells of an asset's attributes. */
export interface CellWriter {
  readonly cellOf: (field: Attribute, value: Value) => CellOut;
  readonly cellsOf: (fields: readonly Attribute[], asset: ListedAsset) => readonly CellOut[];
}

/** How the columns of a sheet about transfers or events are arranged: what names the asset, the mode's own, the others. */
export interface ModeColumns {
  readonly names: readonly Attribute[];
  readonly others: readonly Attribute[];
}

/** The columns of a mode's sheet. */
export function columnsOfMode({ model }: FormContext, fields: readonly Attribute[]): ModeColumns {
  const isName = ({ name }: Attribute) => model.labelFields.includes(name);
  return { names: fields.filter(isName), others: fields.filter((field) => !isName(field)) };
}

/** What stands between them. */
export function headingsOfMode(mode: ExportMode, { locale }: FormContext): readonly string[] {
  return modeSheets[mode].headings.map((words) => words[locale.language]);
}

/**
 * The rows of some assets in a mode, in the order of the assets: one for each with its latest transfer, or one for each of
 * its events with what that wrote.
 */
export async function rowsOfMode(
  deps: Deps,
  form: FormContext,
  mode: ExportMode,
  { names, others }: ModeColumns,
  assets: readonly ListedAsset[],
  write: CellWriter,
): Promise<readonly (readonly CellOut[])[]> {
  const ids = assets.map(({ id }) => id);
  const { boxId } = form.place;
  if (mode === 'filterTransfer') {
    const transfers = await findLatestTransfers(deps.db, boxId, ids);
    return assets.map((asset) => [
      ...[asset.id, ...write.cellsOf(names, asset)],
      ...transferCells(form, transfers.get(asset.id)),
      ...write.cellsOf(others, asset),
    ]);
  }
  const events = await listEventsOf(deps.db, boxId, ids);
  return assets.flatMap((asset) =>
    (events.get(asset.id) ?? []).map((event) => [
      ...[asset.id, ...write.cellsOf(names, asset)],
      ...eventCells(form, event, others, write),
    ]),
  );
}

function transferCells(form: FormContext, transfer: ExportedTransfer | undefined): readonly CellOut[] {
  if (transfer === undefined) return modeSheets.filterTransfer.headings.map(() => null);
  const { id, at, from, to, kind } = transfer;
  const { locale, place } = form;
  const by = authorOf(transfer, place.companyId);
  return [id, momentOf(at, form), from, to, transferKinds[kind][locale.language], by];
}

/** An event as the company of the establishment may read it: what is private of another's is not in it. */
function eventCells(
  form: FormContext,
  event: ExportedEvent,
  fields: readonly Attribute[],
  { cellOf }: CellWriter,
): readonly CellOut[] {
  const { model, locale, place } = form;
  const { comment, after } = presentTo(place.companyId, model, event, changesOf(event));
  const name = findEvent(model, event.eventType)?.name[locale.language] ?? '';
  return [
    ...[event.id, name, momentOf(event.at, form), momentOf(event.recordedAt, form)],
    ...[authorOf(event, place.companyId), event.boxName, event.targetName, comment],
    event.isUndone ? undoneWord[locale.language] : null,
    ...fields.map((field) => cellOf(field, after[field.name] ?? null)),
  ];
}

function momentOf(moment: Date, { locale }: FormContext): string {
  return formatDateTime(moment.toISOString(), locale.zone);
}
