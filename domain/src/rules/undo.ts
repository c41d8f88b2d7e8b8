import type { AssetType } from '../model/asset-type';
import { issue, type Issue, type IssueCode } from '../model/errors';
import { engineEvents, oracleEvents, statusEvents, transferEvents, undoEvents } from '../model/engine-events';
import type { EventModel } from '../model/event-model';
import type { Language } from '../words';
import { findEvent } from '../engine/events/event-access';
import { codesOf, findTemplate } from './relations';

/** Until how many days after it was recorded an event is undone. */
export const undoDays = 30;

/** The most letters of the reason to undo. */
export const maxUndoReasonLength = 500;

const dayMs = 24 * 60 * 60_000;

/** What must be known of an event to say whether it may be undone. */
export interface RecordedEvent {
  readonly id: number;
  readonly eventType: number;
  readonly recordedAt: Date;
  readonly recordedBy: number;
  readonly boxId: number;
  /** It came about by another event: a calf by a birth, a batch by what was made into it. */
  readonly isCaused: boolean;
}

/** Who asks, where and when. */
export interface Undoer {
  readonly userId: number;
  readonly templates: readonly string[];
  readonly now: Date;
}

/** Whether somebody with these templates administers an establishment: they have all that its Administrator has. */
export function isAdministrator(templates: readonly string[]): boolean {
  const held = new Set(codesOf(templates));
  const codes = findTemplate('administrator')?.codes ?? [];
  return codes.length > 0 && codes.every((code) => held.has(code));
}

/** Events that nobody undoes, and what they are asked to do instead. */
const never: Readonly<Partial<Record<number, IssueCode & PlainCode>>> = {
  [engineEvents.transfer]: 'undoTransfer',
  [undoEvents.undo]: 'undoUndo',
  [statusEvents.expire]: 'undoExpiry',
  ...Object.fromEntries(Object.values(oracleEvents).map((code) => [code, 'undoOracle'] as const)),
  ...Object.fromEntries(Object.values(transferEvents).map((code) => [code, 'undoTransfer'] as const)),
};
type PlainCode =
  | 'undoLoad'
  | 'undoTransfer'
  | 'undoUndo'
  | 'undoExpiry'
  | 'undoOracle'
  | 'undoTransformation';

/**
 * Why somebody may not undo an event, whatever became of its assets since, or null: it is of a kind that is not undone,
 * a load that another event brought about goes with that one, they are neither its author nor an administrator of the establishment, or it was recorded too long ago.
 */
export function findUndoRefusal(
  model: AssetType,
  event: RecordedEvent,
  { userId, templates, now }: Undoer,
): Issue | null {
  const kind = findEvent(model, event.eventType);
  const isPart = event.eventType === engineEvents.load && event.isCaused;
  const code = isPart ? 'undoLoad' : (neverBecause(kind) ?? never[event.eventType]);
  if (code !== undefined) return issue(null, code);
  const isAuthor = event.recordedBy === userId && kind !== null && isAllowed(kind, templates);
  if (!isAuthor && !isAdministrator(templates)) return issue(null, 'undoOthers');
  const days = (now.getTime() - event.recordedAt.getTime()) / dayMs;
  return days > undoDays ? issue(null, 'undoLate', { days: undoDays }) : null;
}

/** What went over to others, or became something else, goes back by another event of its own. */
function neverBecause(kind: EventModel | null): PlainCode | undefined {
  if (kind?.isTransfer === true) return 'undoTransfer';
  const isMaking = kind?.isAlong === true || (kind?.transforms?.outputs.length ?? 0) > 0;
  return isMaking ? 'undoTransformation' : undefined;
}

/** Whether somebody who is no administrator may record an event of a kind. */
function isAllowed({ permissions }: EventModel, templates: readonly string[]): boolean {
  return permissions.administers !== true && codesOf(templates).includes(permissions.code);
}

/** An asset, and the last event of it that is effective. */
export interface UndoSubject {
  readonly boxId: number;
  readonly last: { readonly eventId: number; readonly eventType: number } | null;
  /** The event was undone of it before. */
  readonly undone: boolean;
}

/** Why an event is not undone of one of its assets, or null: it was already, the asset moved on, or more happened since. */
export function findUndoObstacle(
  model: AssetType,
  event: RecordedEvent,
  { boxId, last, undone }: UndoSubject,
  language: Language,
): Issue | null {
  if (undone) return issue(null, 'undoneAlready');
  if (boxId !== event.boxId) return issue(null, 'undoMoved');
  if (last?.eventId === event.id) return null;
  const since = last === null ? null : findEvent(model, last.eventType);
  return issue(null, 'undoNotLast', { event: since?.name[language] ?? '' });
}
