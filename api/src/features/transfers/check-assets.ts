import { issue, warning, type Issue } from '@huella/domain/model/errors';
import { findClosings, type Closing } from '@huella/domain/engine/events/check-rules';
import { findEventObstacle } from '@huella/domain/engine/events/event-access';
import { checkOwnership, type TransferKind } from '@huella/domain/rules/transfer';
import { labelOf } from '../../db/index-slots';
import type { LotAmong } from '../../db/ledger/lot-rows';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { listPledgedOf, listSubjects } from '../runs/subjects.store';
import { getTransferEvent } from './transfer-task';

/** Assets on their way, with the lots that go whole, what would go over, and the subtype of where to. */
export interface Going {
  readonly kind: TransferKind;
  readonly ids: readonly number[];
  readonly whole: readonly LotAmong[];
  readonly target: number;
  /** What reasons call it. */
  readonly targetName: string;
}

/** An asset that may not go, what it is called, and why it stays. */
export interface LeftAsset {
  readonly id: number;
  readonly label: string;
  readonly issue: Issue;
}

interface CheckedAssets {
  /** What speaks against sending all of them; what an administrator may allow warns. */
  readonly problems: readonly Issue[];
  /** Those that stay where the others go without them, in the order in which they were named. */
  readonly left: readonly LeftAsset[];
  /** How many the company of the establishment owns. */
  readonly owned: number;
}

/** Looks at assets on their way: which may not go, and why (document 2 section 4). */
export async function checkAssets(
  deps: Deps,
  form: FormContext,
  { ids, whole, kind, target, targetName }: Going,
): Promise<CheckedAssets> {
  const { model, place, scope, locale, statusDay, administers } = form;
  const names = { source: place.name, target: targetName };
  const reader = { ...locale, today: statusDay.today, names };
  const event = getTransferEvent(form);
  const subjects = await listSubjects(deps.db, model.id, ids);
  const pledged = await listPledgedOf(deps.db, model.id, ids);
  const closings = ids.flatMap((id) => {
    const asset = subjects.get(id);
    if (asset?.boxId !== place.boxId) return [];
    const found = findClosings({ model, event, values: asset.attributes, locale, day: locale.today, target });
    return found.map((closing) => ({ id, closing }));
  });
  const obstacleOf = (id: number, going: ReadonlySet<number>): Issue | null => {
    const asset = subjects.get(id);
    const record = String(id);
    if (asset?.boxId !== place.boxId) return { ...issue(null, 'assetNotExist', { record }), record };
    const subject = { ...asset, withLot: going.has(asset.lotId ?? 0) };
    const holder = pledged.get(id)?.name;
    const obstacle =
      (holder === undefined ? null : issue(null, 'pledgedTo', { holder })) ??
      findEventObstacle(model, event, subject, scope.boxSubtype, reader) ??
      checkOwnership(kind, asset.ownerCompanyId, place.companyId);
    return obstacle === null ? null : { ...obstacle, record };
  };
  const all = new Set(whole.map(({ id }) => id));
  const obstacles = ids.flatMap((id) => obstacleOf(id, all) ?? []);
  const closed = closings.filter(({ closing }) => !(closing.canOverride && administers));
  const staying = new Map<number, Issue>(closed.map(({ id, closing }) => [id, closedFor([closing])]));
  // What stays parts its lot, and others may go with their whole lot alone.
  for (let isParted = true; isParted;) {
    const parted = new Set([...staying.keys()].map((id) => subjects.get(id)?.lotId ?? 0));
    const going = new Set([...all].filter((id) => !parted.has(id)));
    const found = ids.flatMap((id) => {
      const obstacle = staying.has(id) ? null : obstacleOf(id, going);
      return obstacle === null ? [] : [[id, obstacle] as const];
    });
    for (const [id, obstacle] of found) staying.set(id, obstacle);
    isParted = found.length > 0;
  }
  return {
    problems: [...countClosings(closings, administers), ...obstacles],
    left: ids.flatMap((id) => {
      const why = staying.get(id);
      const asset = subjects.get(id);
      const label = asset?.boxId === place.boxId ? labelOf(model, asset.attributes) : '';
      return why === undefined ? [] : [{ id, label, issue: { ...why, record: String(id) } }];
    }),
    owned: ids.filter((id) => {
      const asset = subjects.get(id);
      return asset?.boxId === place.boxId && asset.ownerCompanyId === place.companyId;
    }).length,
  };
}

interface ClosedAsset {
  readonly id: number;
  readonly closing: Closing;
}

/**
 * How many are closed until when, and why; one alone is named. An administrator may allow what the model lets them: that
 * only warns.
 */
function countClosings(closings: readonly ClosedAsset[], administers: boolean): readonly Issue[] {
  const alike = new Map<string, readonly ClosedAsset[]>();
  for (const each of closings) {
    const key = JSON.stringify(each.closing);
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const closed = closedFor(some.map(({ closing }) => closing));
    const isAllowed = first.closing.canOverride && administers;
    const found = isAllowed ? warning(null, 'overridable', closed.slots) : closed;
    return [some.length === 1 ? { ...found, record: String(first.id) } : found];
  });
}

/** Why assets that are closed alike do not go. */
function closedFor(alike: readonly Closing[]): Issue {
  const [first] = alike;
  const { label: field = '', date = '', why = '' } = first ?? {};
  return issue(null, 'closedForMany', {
    ...{ count: alike.length, field, date },
    why: why === '' ? '' : ` (${why})`,
  });
}
