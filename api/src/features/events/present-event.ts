import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import type { EventRow, HistoryEntry } from '@huella/domain/calls/events';
import { choosingFields, chosenIds } from '@huella/domain/engine/forms/check-choice';
import { overrideMark } from '@huella/domain/engine/events/check-event';
import { isAboutHealth } from '@huella/domain/engine/events/health';
import type { Said } from '@huella/domain/engine/events/private-values';
import { placedFiles } from '@huella/domain/engine/files/placed-files';
import type { EventModel } from '@huella/domain/model/event-model';
import { completedFields, completedLabel } from '@huella/domain/engine/events/completed-fields';
import { overrideFields } from '@huella/domain/engine/events/check-rules';
import { formatMeasured } from '@huella/domain/engine/fields/format-field';
import { isEmpty, isKeys, isRows, type Locale, type Value, type Values } from '@huella/domain/model/value';
import { shownFields } from '@huella/domain/engine/events/lot-events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { changesOf, payloadOf } from '../../db/ledger/stored-texts';
import { authorOf, noChanges, presentTo } from '../../http/event-for-reader';
import type { AssetEvent, ListedEvent } from './events.store';

/** An event as it leaves to somebody who reads it for a company; erased texts are empty. */
export function presentEvent(
  event: ListedEvent,
  { language }: Locale,
  readerId: number,
  undo: EventRow['undo'] = null,
): EventRow {
  const model = findAssetType(event.assetType);
  return {
    id: event.id,
    event_type: event.eventType,
    name: nameOf(model, event.eventType, language),
    event_assets_count: event.count,
    event_time: event.at.toISOString(),
    timsta: event.recordedAt.toISOString(),
    username: authorOf(event, readerId),
    context: event.context,
    comment: model === null ? null : presentTo(readerId, model, event, noChanges).comment,
    box: { id: event.boxId, name: event.boxName },
    target:
      event.targetId === null || event.targetName === null
        ? null
        : { id: event.targetId, name: event.targetName },
    is_override: event.isOverride,
    override_reason: event.isOverride ? reasonOf(model, event) : null,
    undoes:
      event.undoesId === null
        ? null
        : { id: event.undoesId, name: nameOf(model, event.undoesType, language) },
    undone: event.undone,
    undo,
  };
}

/** The reason with which an exception was allowed, where all its assets have the same. */
function reasonOf(model: AssetType | null, event: ListedEvent): string | null {
  const named = model === null ? null : findEvent(model, event.eventType);
  const { fields } = payloadOf(event);
  const [reason] = named === null ? [] : overrideFields(named).map((name) => fields[name]);
  return typeof reason === 'string' ? reason : null;
}

/** What the model calls an event, in the language of the user. */
function nameOf(model: AssetType | null, eventType: number | null, language: Locale['language']): string {
  return model === null || eventType === null ? '' : (findEvent(model, eventType)?.name[language] ?? '');
}

/** Ids of the assets that an event of a history names, each once: those of fields that choose assets. */
export function idsNamedBy(event: AssetEvent, model: AssetType): readonly string[] {
  const { before, after, fields } = changesOf(event);
  const named = findEvent(model, event.eventType);
  const own = { ...payloadOf(event).fields, ...fields };
  const held = [
    ...chosenIds(model.attributes, before),
    ...chosenIds(model.attributes, after),
    ...chosenIds(named?.fields ?? [], own),
  ];
  return [...new Set(held)];
}

/** How values are written: in the reader's manner, and assets by what they are called. */
export interface Wording {
  readonly locale: Locale;
  /** The company that they are read for, and the establishment where the asset is. */
  readonly readerId: number;
  readonly boxId: number;
  readonly names: ReadonlyMap<string, string>;
}

/** What is shown of undoing an event of a history: whether it may be, and by which it was. */
export interface Undone {
  readonly undo: EventRow['undo'];
  readonly by: AssetEvent | undefined;
}

/** One event of an asset's history, with what it changed of the attributes that the actor may list. */
export function presentEntry(
  event: AssetEvent,
  model: AssetType,
  scope: FieldScope,
  wording: Wording,
  { undo, by }: Undone,
): HistoryEntry {
  const { locale, readerId } = wording;
  const said = presentTo(readerId, model, event, changesOf(event));
  const allowed = allowedFields(model, 'list', scope);
  const named = findEvent(model, event.eventType);
  const own: Values = said.fields;
  const details = (named === null ? [] : shownFields(named)).filter(
    (field) => field.writes === undefined && !isEmpty(own[field.name]),
  );
  return {
    ...presentEvent(event, locale, readerId, undo),
    is_override: own[overrideMark] === true,
    sequence: event.sequence,
    undoneBy:
      by === undefined
        ? null
        : { id: by.id, username: authorOf(by, readerId), time: by.recordedAt.toISOString() },
    details: [
      ...details.map((field) => ({
        label: field.label[locale.language],
        text: ownText(field, own, wording),
      })),
      ...completedDetail(allowed, said, locale),
    ],
    changes: presentChanges(allowed, said, wording),
    files: presentFiles(allowed, named, said, locale),
    health: named !== null && isAboutHealth(named, { ...said.after, ...own }),
    run: presentRun(event, wording),
    seal: event.hash.toString('hex').slice(0, sealLength),
  };
}

/** Files that an event brought: those of its own fields, and those that the asset has by it and had not before. */
function presentFiles(
  allowed: readonly Field[],
  named: EventModel | null,
  { fields, before, after }: Said,
  { language }: Locale,
): HistoryEntry['files'] {
  const known = new Set(placedFiles(allowed, before).map(({ file }) => file.storageName));
  const held = [
    ...filesIn(named === null ? [] : shownFields(named), fields),
    ...filesIn(allowed, after).filter(({ file }) => !known.has(file.storageName)),
  ];
  const once = new Map(held.map((each) => [each.file.storageName, each]));
  return [...once.values()].map(({ file: { storageName, originalName }, label }) => ({
    ...{ storageName, originalName },
    label: label[language],
  }));
}

function filesIn(fields: readonly Field[], values: Values) {
  return placedFiles(fields, values).flatMap(({ file, field }) => {
    const label = fields.find(({ name }) => name === field)?.label;
    return label === undefined ? [] : [{ file, label }];
  });
}

/** What an import or another run recorded leads to it, for its own company where the asset still is: runs are seen there. */
function presentRun(
  { runId, runName, boxId, companyId }: AssetEvent,
  { readerId, boxId: here }: Wording,
): HistoryEntry['run'] {
  return runId === null || companyId !== readerId || boxId !== here ? null : { id: runId, file: runName };
}

/** Which of the values that an asset was loaded with its sheet did not hold, of those that the actor may list. */
function completedDetail(
  allowed: readonly Field[],
  said: { readonly fields: Values; readonly after: Values },
  { language }: Locale,
): HistoryEntry['details'] {
  const names = completedFields(said);
  const labels = allowed.filter(({ name }) => names.includes(name)).map(({ label }) => label[language]);
  return labels.length === 0 ? [] : [{ label: completedLabel[language], text: labels.join(', ') }];
}

/** What changed of the fields that the actor may list, as they read it. */
export function presentChanges(
  allowed: readonly Field[],
  { before, after }: { readonly before: Values; readonly after: Values },
  wording: Wording,
): HistoryEntry['changes'] {
  return allowed
    .filter((field) => Object.hasOwn(after, field.name))
    .map((field) => ({
      name: field.name,
      label: field.label[wording.locale.language],
      before: text(field, before, wording),
      after: text(field, after, wording),
    }));
}

/** Enough of a hash to compare by eye. */
const sealLength = 12;

/** Assets that are written out by their names; the others are counted. */
const writtenOut = 12;

function text(field: Field, values: Values, wording: Wording): string {
  const { locale, names } = wording;
  const held: Value = values[field.name] ?? null;
  if (held === null) return '';
  // Rows are counted, but for those that name assets.
  if (isRows(held) && choosingFields([field]).length > 0)
    return held.map((row) => rowText(field, row, wording)).join('; ');
  if (field.type !== 'assetsSelectList' || !isKeys(held)) return formatMeasured(field, held, locale);
  const listed = held.slice(0, writtenOut).map((id) => names.get(id) ?? `#${id}`);
  const others = held.length - listed.length;
  return [...listed, ...(others > 0 ? [`+${String(others)}`] : [])].join(', ');
}

/** What an event says itself: its rows are told one by one, as far as there are few of them. */
function ownText(field: Field, values: Values, wording: Wording): string {
  const held = values[field.name] ?? null;
  if (!isRows(held) || held.length > writtenOut) return text(field, values, wording);
  return held.map((row) => rowText(field, row, wording)).join('; ');
}

function rowText({ list }: Field, row: Values, wording: Wording): string {
  const parts = (list?.fields ?? []).map((each) => {
    const part = text(each, row, wording);
    // Yes or no alone says nothing beside other values.
    return each.type === 'checkbox' && part !== '' ? `${each.label[wording.locale.language]}: ${part}` : part;
  });
  return parts.filter((part) => part.trim() !== '').join(', ');
}
