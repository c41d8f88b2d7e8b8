import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { LotRow } from '@huella/domain/calls/lots';
import { formatDate } from '@huella/domain/engine/fields/date';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { Actor, BoxAccess } from '../../db/actors';
import { onPastDay } from '../../db/past/past-days';
import type { Deps } from '../../deps';
import { readAsOf, type AsOf } from '../../http/as-of';
import { authorOf } from '../../http/event-for-reader';
import { dayIn, formContextOf } from '../../http/form-context';
import { pastScopeOf } from './lot-assets-on.store';
import { listLotChanges } from './lot-changes.store';
import { findLotEver, listPastLots, type LotQuery, type PastLotRecord } from './lots.store';
import { presentLots } from './present-lot';
import { sumUp } from './sum-up';

/**
 * A lot with what its assets come to: as it is, or as it was at the end of a day (decision 83). Refuses with `notHereThen` before
 * it was there, and with `goneThen` after it was removed; today one that was removed is not there.
 */
export async function getLotOn(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  id: number,
  day: string | undefined,
): Promise<ReplyInputOf<Calls['lots.get']>> {
  const lot = await findLotEver(deps.db, id);
  if (lot?.boxId !== place.boxId) return fail('notFound');
  const today = formContextOf(deps.clock(), actor, place, lot.assetType);
  const asOf = readAsOf(today, day);
  const people = await listLotChanges(deps.db, id);
  const byWhom = (kind: 'made' | 'removed') => {
    const found = people.find((each) => each.kind === kind);
    return found === undefined ? null : authorOf(found, place.companyId);
  };
  const removed = lot.deletedAt && { at: lot.deletedAt.toISOString(), username: byWhom('removed') };
  const rest = { made_by: byWhom('made'), removed };
  if (asOf === null) {
    if (lot.deletedAt !== null) return fail('notFound');
    const [row] = await presentLots(deps, [lot], today.scope, today.locale);
    return { ...(row ?? fail('notFound')), summary: await sumUp(deps.db, today, { lotId: id }), ...rest };
  }
  if (lot.deletedAt !== null && lot.deletedAt <= asOf.until) return refuse('goneThen', asOf, lot.deletedAt);
  const { form } = asOf;
  const then = await onPastDay(deps.db, pastScopeOf(asOf), deps.clock(), async (past) => ({
    row: (await presentLots(deps, [lot], form.scope, form.locale, past))[0],
    summary: await sumUp(past, form, { lotId: id }),
  }));
  const { row, summary } = then;
  if (row === undefined || (row.quantity_assets === 0 && lot.createdAt > asOf.until))
    return refuse('notHereThen', asOf, lot.createdAt);
  return { ...withFate(row, lot, place.boxId), summary, ...rest };
}

function refuse(code: 'notHereThen' | 'goneThen', { day, form }: AsOf, at: Date): never {
  return fail(code, { day: formatDate(day), since: formatDate(dayIn(at, form.place.timezone)) });
}

/** What became of a lot of a day since. */
function withFate(row: LotRow, { boxId, deletedAt }: PastLotRecord, here: number): LotRow {
  if (boxId !== here) return { ...row, gone_since: 'transferred' };
  return deletedAt === null ? row : { ...row, gone_since: 'removed' };
}

/**
 * A page of the lots that an establishment had at the end of a day, as they were then, the newest first (decision 84). It is asked of
 * one asset type: each has a day of its own to be worked out.
 */
export async function listLotsOfDay(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  wanted: LotQuery,
  day: string,
): Promise<{ readonly list: LotRow[]; readonly total: number }> {
  const { assetType } = wanted;
  if (assetType === null) return failWith([issue('asOf', 'badParam')]);
  const asOf = readAsOf(formContextOf(deps.clock(), actor, place, assetType), day) ?? fail('unexpected');
  const { scope, locale } = asOf.form;
  return onPastDay(deps.db, pastScopeOf(asOf), deps.clock(), async (past) => {
    const { rows, total } = await listPastLots(past, { ...wanted, assetType }, asOf.until);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const list = (await presentLots(deps, rows, scope, locale, past)).flatMap((row) => {
      const lot = byId.get(row.id);
      return lot === undefined ? [] : [withFate(row, lot, place.boxId)];
    });
    return { list, total };
  });
}
