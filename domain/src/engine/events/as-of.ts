import type { AssetType } from '../../model/asset-type';
import { engineEvents, lotEvents, transferEvents, undoEvents } from '../../model/engine-events';
import type { Locale, Values } from '../../model/value';
import { valuesAsOf, writingOf, type WrittenLink } from './values-as-of';

interface NamedLot {
  readonly id: number;
  readonly name: string;
}

/** One link of the history of an asset, as far as it says how the asset stood. */
export interface PastLink extends WrittenLink {
  readonly eventId: number;
  readonly boxId: number;
  readonly targetBoxId: number | null;
  /** The sequence of the link that it takes back. */
  readonly undoes: number | null;
  /** Of joining a lot, which one, by the name that it had then. */
  readonly lot: NamedLot | null;
  /** Of a pause, what was said. */
  readonly message: string | null;
}

/** How an asset stood at a moment. */
export interface AssetAsOf {
  readonly values: Values;
  /** The establishment that it was in. */
  readonly boxId: number;
  /** The lot that it was in. */
  readonly lot: NamedLot | null;
  /** By which event, and when, it was on its way to an establishment that had not answered yet. */
  readonly sent: Pick<PastLink, 'eventId' | 'at'> | null;
  readonly pause: Pick<PastLink, 'message' | 'at'> | null;
  /** It had been retired: it was in no list. */
  readonly isRetired: boolean;
  /** When it came about, and when the last of what counts happened. */
  readonly beganAt: number;
  readonly changedAt: number;
}

const answers: ReadonlySet<number> = new Set(Object.values(transferEvents));

/** What is asked of a history. */
export interface AskedAsOf {
  /** Milliseconds since 1970, included. */
  readonly until: number;
  /** Whether the asset is on its way now: its last transfer waits for an answer. */
  readonly isTravelling: boolean;
  /** For attributes that follow from others. */
  readonly locale: Locale;
}

/**
 * An asset as it was at a moment, as known today (decision 83): the state after the events that had happened by then,
 * whenever they were recorded. Neither what was undone counts nor what undid it. Null of an asset that was not here yet, or
 * whose beginning was undone.
 * @param history all its links, in the order of recording
 */
export function assetAsOf(
  model: AssetType,
  history: readonly PastLink[],
  { until, isTravelling, locale }: AskedAsOf,
): AssetAsOf | null {
  const effective = effectiveLinks(history);
  const standing = standingAsOf(model, history, effective, { until, isTravelling });
  const [first] = effective;
  if (standing === null || first === undefined) return null;
  return { ...standing, values: valuesAsOf(model, effective, until, locale), beganAt: first.at };
}

/** All of it but the values. */
function standingAsOf(
  model: AssetType,
  history: readonly PastLink[],
  effective: readonly PastLink[],
  { until, isTravelling }: Omit<AskedAsOf, 'locale'>,
): Standing | null {
  const [first] = effective;
  if (first?.sequence !== 1 || first.at > until || history.some(isBeginningUndone)) return null;
  const sendings = findSendings(effective, isTravelling);
  let standing: Standing = { ...atFirst, boxId: first.boxId, changedAt: first.at };
  for (const link of effective) {
    if (link.at > until) continue;
    const changedAt = Math.max(standing.changedAt, link.at);
    standing = { ...standing, changedAt, ...changeOf(model, link, sendings.has(link)) };
  }
  return standing;
}

/** That an asset came to an establishment or went from there. */
export interface AssetMove {
  readonly at: number;
  readonly direction: 'in' | 'out';
  /** By a transfer; by coming about, or by its end, otherwise. */
  readonly isTransfer: boolean;
  readonly eventId: number;
}

/** Between which moments moves are asked: after the first, up to the last. */
export interface MovesAsked extends Omit<AskedAsOf, 'locale'> {
  readonly boxId: number;
  readonly after: number;
}

/**
 * When an asset came to an establishment and went from there between two moments, in the order of the days: whether it was
 * there at each moment is what `assetAsOf` says of it, so that what there was, what came and what went come to what there is,
 * however late something was recorded. Links that neither move an asset nor end it may be left out of its history.
 */
export function movesBetween(
  model: AssetType,
  history: readonly PastLink[],
  { boxId, after, until, isTravelling }: MovesAsked,
): readonly AssetMove[] {
  const effective = effectiveLinks(history);
  const isThere = (moment: number) => {
    const standing = standingAsOf(model, history, effective, { until: moment, isTravelling });
    return standing?.boxId === boxId && !standing.isRetired;
  };
  const moments = [...new Set(effective.flatMap(({ at }) => (at > after && at <= until ? [at] : [])))];
  const moves: AssetMove[] = [];
  let was = isThere(after);
  for (const at of moments.toSorted((one, other) => one - other)) {
    const is = isThere(at);
    if (is !== was) {
      const atOnce = effective.filter((link) => link.at === at);
      const by = atOnce.findLast((link) => isMoveOf(model, link)) ?? atOnce.at(-1);
      const isTransfer = by !== undefined && isHandOver(by);
      moves.push({ at, direction: is ? 'in' : 'out', isTransfer, eventId: by?.eventId ?? 0 });
    }
    was = is;
  }
  return moves;
}

function isHandOver({ eventType }: PastLink): boolean {
  return eventType === engineEvents.transfer || answers.has(eventType);
}

function isMoveOf(model: AssetType, link: PastLink): boolean {
  return link.sequence === 1 || isHandOver(link) || effectOf(model, link).isRetired === true;
}

/** The types of the events by which assets come to a place or go from there, beside that by which each came about. */
export function comingAndGoing(model: AssetType): readonly number[] {
  return [...new Set([...movingEvents(model), ...retiringEvents(model)])];
}

/** What of a history counts: neither what was taken back nor what took it back. */
function effectiveLinks(history: readonly PastLink[]): readonly PastLink[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  // Most histories have nothing of the kind.
  if (undone.size === 1 && undone.has(null)) return history;
  return history.filter(({ undoes, sequence }) => undoes === null && !undone.has(sequence));
}

/** What came about by an event goes with it when that is undone; its own link takes none of its own back. */
function isBeginningUndone({ eventType, undoes }: PastLink): boolean {
  return eventType === undoEvents.undo && undoes === null;
}

/** The transfers that were sent to be confirmed: they moved nothing by themselves, what answered them did. */
function findSendings(effective: readonly PastLink[], isTravelling: boolean): ReadonlySet<PastLink> {
  const sendings = new Set<PastLink>();
  let last: PastLink | null = null;
  for (const link of effective) {
    if (link.eventType === engineEvents.transfer) last = link;
    else if (last !== null && answers.has(link.eventType)) {
      sendings.add(last);
      last = null;
    }
  }
  if (isTravelling && last !== null) sendings.add(last);
  return sendings;
}

/** All of how an asset stands beside its values. */
type Standing = Omit<AssetAsOf, 'values' | 'beganAt'>;

const atFirst = { lot: null, sent: null, pause: null, isRetired: false };

function changeOf(model: AssetType, link: PastLink, isSending: boolean): Partial<Standing> {
  const { eventType, targetBoxId, lot } = link;
  switch (eventType) {
    case lotEvents.join:
      return { lot };
    case lotEvents.leave:
      return { lot: null };
    case engineEvents.transfer:
      return isSending ? { sent: link } : moved(targetBoxId);
    case transferEvents.withdraw:
      return { sent: null };
    case transferEvents.receive:
    case transferEvents.return:
      return { sent: null, ...moved(targetBoxId) };
    default:
      return effectOf(model, link);
  }
}

/**
 * The types of the events by which an asset may come or go in ways that only its whole history tells: transfers, what is
 * taken back, and what becomes part of another asset.
 */
export function movingEvents(model: AssetType): readonly number[] {
  const absorbing = model.events.flatMap(({ eventType, absorbs }) =>
    absorbs === undefined ? [] : [eventType],
  );
  return [
    ...[engineEvents.transfer, ...Object.values(transferEvents), ...Object.values(undoEvents)],
    ...absorbing,
  ];
}

/** The types of the events that retire the assets that they are recorded of, and do nothing else to where these are. */
export function retiringEvents(model: AssetType): readonly number[] {
  return model.events.flatMap(({ eventType, effect, absorbs }) =>
    effect?.kind === 'retire' && absorbs === undefined ? [eventType] : [],
  );
}

/**
 * The types of the events that may say more of an asset than its values: where it is, its lot, a pause, its end, or that
 * something is taken back. All others are `{}` to `changeOf`.
 */
export function standingEvents(model: AssetType): readonly number[] {
  const withEffect = model.events.flatMap(({ eventType, effect }) =>
    effect === undefined ? [] : [eventType],
  );
  return [...new Set([...movingEvents(model), ...Object.values(lotEvents), ...withEffect])];
}

const moved = (boxId: number | null) => (boxId === null ? {} : { boxId });

function effectOf(model: AssetType, link: PastLink): Partial<Standing> {
  const { event } = writingOf(model, link.eventType);
  if (event?.effect?.kind === 'pause') return { pause: link };
  if (event?.effect?.kind === 'resume') return { pause: null };
  // What became part of another asset is retired by the event of that one, which counts what it took in.
  const isAbsorbed = event?.absorbs?.counts.some((name) => Object.hasOwn(link.after, name)) === false;
  return event?.effect?.kind === 'retire' || isAbsorbed ? { isRetired: true } : {};
}
