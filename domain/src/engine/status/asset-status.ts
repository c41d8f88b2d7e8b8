import type { StatusRules } from '../../model/status-rules';
import type { AssetType } from '../../model/asset-type';
import type { Values } from '../../model/value';
import type { RelationKind } from '../../model/relation-kinds';

/** Who comes before an asset, and where. */
export interface StatusActor {
  readonly boxSubtype: number;
  readonly relations: readonly RelationKind[];
  /** The day in the establishment; without it that of the reader. */
  readonly today?: string;
}

/** The day that it is in an establishment, and its subtype: by them a status comes about by itself. */
export interface StatusDay {
  /** In the zone of the establishment, `2026-11-21`. */
  readonly today: string;
  readonly boxSubtype: number;
}

/**
 * The statuses that an event may give: the targets of all rows that match are united; without a row only the
 * current status is offered (document 2 section 4, decisions section 4).
 */
export function offeredStatuses(
  rules: StatusRules,
  event: number,
  current: string,
  actor: StatusActor,
): readonly string[] {
  const matching = rules.moves.filter(
    (move) =>
      move.event === event &&
      move.from === current &&
      move.subtypes.includes(actor.boxSubtype) &&
      (move.relations === undefined || move.relations.some((each) => actor.relations.includes(each))),
  );
  const targets = new Set(matching.flatMap((move) => move.to));
  return targets.size === 0 ? [current] : [...targets];
}

/** Whether an event moves the status by the rows of the table; others write it, if they do, without asking it. */
export function movesStatus(rules: StatusRules, event: number): boolean {
  return rules.moves.some((move) => move.event === event);
}

/**
 * The status that an asset has today, in its zone: what was written, unless it has expired since (decisions
 * section 4). Without a subtype it is asked of whatever holds the day. Null for an asset without a status.
 */
export function statusOn(
  rules: StatusRules,
  values: Values,
  today: string,
  boxSubtype?: number,
): string | null {
  const status = values[rules.field];
  if (typeof status !== 'string') return null;
  const { expiry } = rules;
  const day = expiry === undefined ? null : values[expiry.field];
  if (expiry === undefined || typeof day !== 'string' || !expiry.from.includes(status)) return status;
  const expires = boxSubtype === undefined || expiry.subtypes.includes(boxSubtype);
  return expires && today > day ? expiry.status : status;
}

/** How a status comes about by itself in an establishment, for those who ask it of many assets at once. */
export interface RunningOut {
  /** The attribute that holds the status, and the one that holds the last day. */
  readonly status: string;
  readonly lastDay: string;
  /** What runs out once today is after the last day, and what it is then. */
  readonly from: readonly string[];
  readonly to: string;
  readonly today: string;
}

/** The same rule as `statusOn`, stated as data; null where no status comes about by itself (decisions section 4). */
export function findRunningOut(
  { statuses }: Pick<AssetType, 'statuses'>,
  { today, boxSubtype }: StatusDay,
): RunningOut | null {
  const expiry = statuses?.expiry;
  // Before any day nothing has run out.
  if (today === '' || statuses === undefined || expiry?.subtypes.includes(boxSubtype) !== true) return null;
  return { status: statuses.field, lastDay: expiry.field, from: expiry.from, to: expiry.status, today };
}

/** The values of an asset as they are today: with the status that has come about by itself. */
export function valuesOn(
  model: Pick<AssetType, 'statuses'>,
  values: Values,
  today: string,
  boxSubtype?: number,
): Values {
  const rules = model.statuses;
  const status = rules === undefined ? null : statusOn(rules, values, today, boxSubtype);
  return rules === undefined || status === null || status === values[rules.field]
    ? values
    : { ...values, [rules.field]: status };
}
