import type { AssetType } from '../../model/asset-type';
import { issue, type Issue } from '../../model/errors';
import { engineEvents } from '../../model/engine-events';
import { undoEventModels } from './undo-event';
import type { EventModel } from '../../model/event-model';
import { isEmpty, type Locale, type Values } from '../../model/value';
import { findState, labelOfState } from '../status/asset-state';
import { valuesOn } from '../status/asset-status';
import { checkRequirements, findClosedWords, findTooEarly, type Standing } from './requirements';
import { oracleEventModels } from './oracle-events';
import { statusEventModels } from './status-events';
import { lotEventModels } from './lot-events';
import { transferEventModels } from './transfer-events';
import type { RelationKind } from '../../model/relation-kinds';

/** The events that engines record of any asset type. */
const engineEventModels: readonly EventModel[] = [
  ...lotEventModels,
  ...statusEventModels,
  ...transferEventModels,
  ...undoEventModels,
  ...oracleEventModels,
];

/** Those of them that may be found of a type: without sources outside nothing is linked with any. */
export function engineEventsOf({ oracles }: Pick<AssetType, 'oracles'>): readonly EventModel[] {
  return oracles === undefined
    ? engineEventModels.filter((event) => !oracleEventModels.some((each) => each === event))
    : engineEventModels;
}

/**
 * The event of a code within an asset type, or null (decisions section 2: the key is type and code). The events of
 * lots, of statuses, of arrivals and of undoing are those of every asset type.
 */
export function findEvent(model: AssetType, eventType: number): EventModel | null {
  const isAsked = (event: EventModel) => event.eventType === eventType;
  return model.events.find(isAsked) ?? engineEventModels.find(isAsked) ?? null;
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
  /** As they were on the day of the event. */
  readonly attributes: Values;
  readonly paused: boolean;
  readonly deleted: boolean;
  /** On its way to an establishment that has not answered yet. */
  readonly inTransit?: boolean;
  /** All assets of its lot go along in the same transfer, and the lot with them. */
  readonly withLot?: boolean;
  /** Attributes of which nothing is known on the day of the event: they hold what was written later. */
  readonly unsure?: ReadonlySet<string>;
}

/** Who is told why an asset takes no event, and when it happens. */
export interface EventReader extends Locale {
  /** The day of the event, where it is not today. */
  readonly day?: string;
  /** Names that reasons mention: sender and receiver of a transfer. */
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * Why an asset takes no such event, or null (document 1 section 2, document 2 sections 3 and 6, decisions sections 4 and
 * 8). By the reader's day things have run out; by that of the event they are old enough, or have not begun.
 */
export function findEventObstacle(
  model: AssetType,
  event: EventModel,
  asset: EventSubject,
  boxSubtype: number,
  reader: EventReader,
): Issue | null {
  if (asset.deleted) return issue(null, 'assetDeleted');
  if (asset.inTransit === true) return issue(null, 'assetInTransit');
  if (asset.paused !== (event.effect?.kind === 'resume'))
    return issue(null, asset.paused ? 'assetPaused' : 'assetNotPaused');
  const standing = standingOf(model, asset, boxSubtype, reader);
  const closing = model.disabledForEvents;
  const names = [
    ...event.assetDisabledToEvent,
    ...(closing?.subtypes.includes(boxSubtype) === true && event.afterClosing !== true
      ? [closing.field]
      : []),
  ];
  const closed = names.find((name) => asset.unsure?.has(name) !== true && !isEmpty(asset.attributes[name]));
  if (closed !== undefined) {
    const state = findState(model, asset.attributes, false, reader.today, boxSubtype);
    const label = labelOfState(state, model, asset.attributes, reader);
    return findClosedWords(event, closed, standing) ?? issue(null, 'assetClosed', { state: label });
  }
  return (
    findTooEarly(event, standing) ??
    checkRequirements(event, standing).find(({ level }) => level === 'error') ??
    null
  );
}

/** What is unusual or not known of an asset for an event: told, and no reason to refuse it (decisions section 8). */
export function listEventDoubts(
  model: AssetType,
  event: EventModel,
  asset: EventSubject,
  boxSubtype: number,
  reader: EventReader,
): readonly Issue[] {
  const found = checkRequirements(event, standingOf(model, asset, boxSubtype, reader));
  return found.filter(({ level }) => level === 'warning');
}

function standingOf(
  model: AssetType,
  { attributes, unsure, withLot }: EventSubject,
  boxSubtype: number,
  reader: EventReader,
): Standing {
  const { names, day = reader.today } = reader;
  const values = valuesOn(model, attributes, reader.today, boxSubtype);
  return { model, boxSubtype, locale: reader, day, values, unsure, withLot, names };
}
