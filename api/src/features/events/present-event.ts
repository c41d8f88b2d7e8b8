import { findAssetType } from '@huella/domain/assets/index';
import type { AssetType, Field } from '@huella/domain/assets/asset-type';
import type { EventRow, HistoryEntry } from '@huella/domain/calls/events';
import { formatField } from '@huella/domain/fields/check-field';
import { isEmpty, isKeys, type Locale, type Value, type Values } from '@huella/domain/fields/value';
import { toldFields } from '@huella/domain/lots/lot-events';
import { findEvent } from '@huella/domain/rules/event-access';
import { allowedFields, type FieldScope } from '@huella/domain/rules/field-access';
import type { AssetEvent, ListedEvent } from './events.store';
import { changesOf, idsIn, payloadOf } from './stored-texts';

/** An event as it leaves; erased texts are empty. */
export function presentEvent(event: ListedEvent, { language }: Locale): EventRow {
  const model = findAssetType(event.assetType);
  const named = model === null ? null : findEvent(model, event.eventType);
  return {
    id: event.id,
    event_type: event.eventType,
    name: named?.name[language] ?? '',
    event_assets_count: event.count,
    event_time: event.at.toISOString(),
    timsta: event.recordedAt.toISOString(),
    username: event.username,
    context: event.context,
    comment: payloadOf(event).comment,
    box: { id: event.boxId, name: event.boxName },
    target:
      event.targetId === null || event.targetName === null
        ? null
        : { id: event.targetId, name: event.targetName },
  };
}

/** Ids of the assets that an event of a history names, each once: those of fields that choose assets. */
export function idsNamedBy(event: AssetEvent, model: AssetType): readonly string[] {
  const { before, after, fields } = changesOf(event);
  const named = findEvent(model, event.eventType);
  const own = { ...payloadOf(event).fields, ...fields };
  const held = [
    ...idsIn(model.attributes, before),
    ...idsIn(model.attributes, after),
    ...idsIn(named?.fields ?? [], own),
  ];
  return [...new Set(held)];
}

/** How values are written: in the reader's manner, and assets by what they are called. */
export interface Wording {
  readonly locale: Locale;
  readonly names: ReadonlyMap<string, string>;
}

/** One event of an asset's history, with what it changed of the attributes that the actor may list. */
export function presentEntry(
  event: AssetEvent,
  model: AssetType,
  scope: FieldScope,
  wording: Wording,
): HistoryEntry {
  const { locale } = wording;
  const changes = changesOf(event);
  const allowed = allowedFields(model, 'list', scope);
  const named = findEvent(model, event.eventType);
  const own: Values = { ...payloadOf(event).fields, ...changes.fields };
  const details = (named === null ? [] : toldFields(named)).filter(
    (field) => field.writes === undefined && !isEmpty(own[field.name]),
  );
  return {
    ...presentEvent(event, locale),
    sequence: event.sequence,
    details: details.map((field) => ({
      label: field.label[locale.language],
      text: text(field, own, wording),
    })),
    changes: allowed
      .filter((field) => Object.hasOwn(changes.after, field.name))
      .map((field) => ({
        name: field.name,
        label: field.label[locale.language],
        before: text(field, changes.before, wording),
        after: text(field, changes.after, wording),
      })),
    seal: event.hash.toString('hex').slice(0, sealLength),
  };
}

/** Enough of a hash to compare by eye. */
const sealLength = 12;

/** Assets that are written out by their names; the others are counted. */
const writtenOut = 12;

function text(field: Field, values: Values, { locale, names }: Wording): string {
  const held: Value = values[field.name] ?? null;
  if (held === null) return '';
  if (field.type !== 'assetsSelectList' || !isKeys(held)) return formatField(field, held, locale);
  const told = held.slice(0, writtenOut).map((id) => names.get(id) ?? `#${id}`);
  const others = held.length - told.length;
  return [...told, ...(others > 0 ? [`+${String(others)}`] : [])].join(', ');
}
