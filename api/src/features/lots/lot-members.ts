import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, issue, type Issue } from '@huella/domain/model/errors';
import { joiningLot } from '@huella/domain/engine/events/lot-events';
import { findEventObstacle } from '@huella/domain/engine/events/event-access';
import type { StandingOn } from '@huella/domain/engine/events/standing-on';
import { maxSheetRows } from '@huella/domain/rules/limits';
import type { Actor } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import { withStandings } from '../../db/ledger/standing-rows';
import { joinLot, leaveLots, type LotOccasion } from '../../db/ledger/lot-rows';
import type { Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { readMoment } from '../../http/event-moment';
import { listSelectedIds, refuseIfMoved } from '../../http/selected-ids';
import type { FormContext } from '../../http/form-context';
import { createYielder } from '../../yielder';
import { listLotNames, nameOf, type LotRecord } from './lots.store';

/** The most assets that filters may find for a call: as many as a sheet loads, for they are offered to go into a lot together. */
const maxMembers = maxSheetRows;

/** The most reasons that a refused call is answered with. */
const reasonsShown = 1_000;

/** What a change of membership is done with: who does it, where, and when it happened. */
export interface Moving {
  readonly deps: Deps;
  readonly form: FormContext;
  readonly occasion: LotOccasion;
}

type Header = BodyOf<Calls['lots.join']>['headerValues'];

/** When assets join or leave, as the caller said or now, and by whom. */
export function movingOf(deps: Deps, actor: Actor, form: FormContext, header: Header): Moving {
  const now = deps.clock();
  const { at, zone, issues } = readMoment(header?.date, actor.timezone, now);
  if (issues.length > 0) failWith(issues);
  const comment = header?.comment ?? '';
  return {
    deps,
    form,
    occasion: {
      boxId: form.place.boxId,
      assetType: form.model.id,
      context: 'manual_form',
      at,
      zone,
      now,
      recordedBy: actor.userId,
      targetBoxId: null,
      comment: comment === '' ? null : comment,
    },
  };
}

/** The assets that a call means: those that it names, or all that its filters find; at least one. */
export async function listMeantIds(
  { deps, form }: Moving,
  { pks, selection, count }: Pick<BodyOf<Calls['lots.leave']>, 'pks' | 'selection' | 'count'>,
): Promise<readonly number[]> {
  const ids = pks ?? (selection === undefined ? [] : await listSelectedIds(deps.db, form, selection));
  if (pks === undefined) refuseIfMoved(ids, count);
  if (ids.length === 0) fail('nothingSelected');
  if (ids.length > maxMembers) failWith([issue('selection', 'tooManyOptions', { max: maxMembers })]);
  return [...new Set(ids)];
}

/**
 * Puts assets into a lot that is locked. All of them or none: one that is not here, takes no events or is in another
 * lot refuses with its reason; one that is in this lot already stays. Answers how many came in.
 */
export async function putInto(
  db: Inside,
  { deps, form, occasion }: Moving,
  lot: LotRecord,
  ids: readonly number[],
): Promise<number> {
  const { model } = form;
  const locked = await withStandings(db, model, occasion.at, await lockAssets(db, model.id, ids));
  const others = [...locked.values()].flatMap(({ lotId }) => (lotId === lot.id ? [] : (lotId ?? [])));
  const names = await listLotNames(db, others);
  const reasons: Issue[] = [];
  const yieldIfDue = createYielder();
  for (const id of ids) {
    reasons.push(...reasonOf(form, lot, names, id, locked.get(id)));
    await yieldIfDue();
  }
  if (reasons.length > 0) failWith(reasons.slice(0, reasonsShown));
  const coming = [...locked.values()].filter(({ lotId }) => lotId === null);
  const named = { id: lot.id, name: nameOf(lot.attributes) };
  await joinLot(db, deps.randomBytes, occasion, coming, named);
  return coming.length;
}

/** An asset that is to become a member, and what it was on the day that it does. */
type Member = LockedAsset & { readonly standing?: StandingOn };

function reasonOf(
  { model, place, scope, locale }: FormContext,
  lot: LotRecord,
  names: ReadonlyMap<number, string>,
  id: number,
  asset: Member | undefined,
): readonly Issue[] {
  const refused = (found: Issue | null) => (found === null ? [] : [{ ...found, record: String(id) }]);
  if (asset === undefined || asset.boxId !== place.boxId) return refused(issue(null, 'assetGone'));
  if (asset.lotId === lot.id) return [];
  const { standing } = asset;
  const subject = standing === undefined ? asset : { ...asset, attributes: standing.values };
  const obstacle = findEventObstacle(model, joiningLot, subject, scope.boxSubtype, locale);
  if (obstacle !== null || asset.lotId === null) return refused(obstacle);
  return refused(issue(null, 'inOtherLot', { lot: names.get(asset.lotId) ?? '' }));
}

/**
 * Takes assets out of a lot, or with null out of whichever they are in. All of them or none: one that is not here, on
 * its way or in another lot refuses. Those without a lot stay as they are. Answers how many left.
 */
export async function takeOut(
  db: Inside,
  { deps, form, occasion }: Moving,
  lotId: number | null,
  ids: readonly number[],
): Promise<number> {
  const { model, place } = form;
  const locked = await lockAssets(db, model.id, ids);
  const reasons = ids.flatMap((id): readonly Issue[] => {
    const asset = locked.get(id);
    const record = String(id);
    if (asset === undefined || asset.boxId !== place.boxId) return [{ ...issue(null, 'assetGone'), record }];
    if (asset.inTransit && asset.lotId !== null) return [{ ...issue(null, 'assetInTransit'), record }];
    const isElsewhere = lotId !== null && asset.lotId !== null && asset.lotId !== lotId;
    return isElsewhere ? [{ ...issue(null, 'notInLot'), record }] : [];
  });
  if (reasons.length > 0) failWith(reasons.slice(0, reasonsShown));
  const leaving = [...locked.values()].filter((asset) => asset.lotId !== null);
  await leaveLots(db, deps.randomBytes, occasion, leaving);
  return leaving.length;
}
