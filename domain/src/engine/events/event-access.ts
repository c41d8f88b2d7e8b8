import type { AssetType } from '../../model/asset-type';
import { issue, type Issue } from '../../model/errors';
import { engineEvents } from '../../model/engine-events';
import { undoEventModels } from './undo-event';
import type { EventModel } from '../../model/event-model';
import { isEmpty, type Locale, type Values } from '../../model/value';
import { fill } from '../../phrases/phrase';
import type { Words } from '../../words';
import { findOption } from '../fields/choice';
import { holds } from '../fields/conditions';
import { valuesOn } from '../status/asset-status';
import { statusEventModels } from './status-events';
import { lotEventModels } from './lot-events';
import { transferEventModels } from './transfer-events';
import type { RelationKind } from '../../model/relation-kinds';

/**
 * The event of a code within an asset type, or null (decisions section 2: the key is type and code). The events of
 * lots, of statuses, of arrivals and of undoing are those of every asset type.
 */
export function findEvent(model: AssetType, eventType: number): EventModel | null {
  const known = [
    ...model.events,
    ...lotEventModels,
    ...statusEventModels,
    ...transferEventModels,
    ...undoEventModels,
  ];
  return known.find((event) => event.eventType === eventType) ?? null;
}

/** How somebody is related to an establishment, as far as events ask. */
export interface EventStanding {
  readonly relations: readonly RelationKind[];
  /** They have all that an Administrator of the establishment has. */
  readonly administers: boolean;
}

/** Whether an establishment of a subtype offers an event to somebody so related to it (document 2 section 6). */
export function isEventOffered(
  event: EventModel,
  boxSubtype: number,
  { relations, administers }: EventStanding,
): boolean {
  if (event.isAlong === true || !event.permissions.box.includes(boxSubtype)) return false;
  if (event.permissions.administers === true && !administers) return false;
  const wanted = event.permissionsRelation;
  return wanted === undefined || relations.some((relation) => wanted.includes(relation));
}

/** Whether assets of a type are loaded in establishments of a subtype: elsewhere they arrive from others. */
export function canRegister(model: AssetType, boxSubtype: number): boolean {
  return findEvent(model, engineEvents.load)?.permissions.box.includes(boxSubtype) === true;
}

/** An asset as events see it. */
export interface EventSubject {
  readonly attributes: Values;
  readonly paused: boolean;
  readonly deleted: boolean;
  /** On its way to an establishment that has not answered yet. */
  readonly inTransit?: boolean;
  /** All assets of its lot go along in the same transfer, and the lot with them. */
  readonly withLot?: boolean;
}

/** Who reads why an asset takes no event. */
export interface EventReader extends Pick<Locale, 'language' | 'today'> {
  /** Names that reasons mention beside attributes: sender and receiver of a transfer. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Before any day nothing has run out by itself. */
const anybody: EventReader = { language: 'es', today: '' };

/**
 * Why an asset takes no such event, or null (document 1 section 2, document 2 sections 3 and 6, decisions section 4).
 * The reader's day says what has run out by then, the language in which words of the model are shown.
 */
export function findEventObstacle(
  model: AssetType,
  event: EventModel,
  asset: EventSubject,
  boxSubtype: number,
  reader: EventReader = anybody,
): Issue | null {
  if (asset.deleted) return issue(null, 'assetDeleted');
  if (asset.inTransit === true) return issue(null, 'assetInTransit');
  if (asset.paused !== (event.effect?.kind === 'resume'))
    return issue(null, asset.paused ? 'assetPaused' : 'assetNotPaused');
  const closing = model.disabledForEvents;
  const names = [
    ...event.assetDisabledToEvent,
    ...(closing?.subtypes.includes(boxSubtype) === true && event.afterClosing !== true
      ? [closing.field]
      : []),
  ];
  if (names.some((name) => !isEmpty(asset.attributes[name]))) return issue(null, 'assetClosed');
  const values = valuesOn(model, asset.attributes, reader.today, boxSubtype);
  const bar = event.barredWhen?.find(
    ({ when, subtypes, liftedByLot }) =>
      (subtypes === undefined || subtypes.includes(boxSubtype)) &&
      !(liftedByLot === true && asset.withLot === true) &&
      holds(when, values),
  );
  return bar === undefined
    ? null
    : issue(null, 'eventBarred', { reason: sayReason(model, bar.reason, values, reader) });
}

/** A reason in the reader's language; its slots are attributes, by the labels of their options, and names. */
function sayReason(
  { attributes }: AssetType,
  reason: Words,
  values: Values,
  { language, names = {} }: EventReader,
): string {
  const said = attributes.flatMap((field) => {
    const value = values[field.name];
    const label = typeof value === 'string' ? findOption(field, value)?.label[language] : undefined;
    return label === undefined ? [] : [[field.name, label] as const];
  });
  return fill(reason[language], { ...Object.fromEntries(said), ...names });
}
