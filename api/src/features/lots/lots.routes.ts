import type { BodyOf, Demand, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetRow } from '@huella/domain/calls/objects';
import { fail } from '@huella/domain/model/errors';
import { scopeOf } from '@huella/domain/engine/access/field-access';
import type { Actor, BoxAccess } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { formContextOf, type FormContext } from '../../http/form-context';
import { assetKind } from '../assets/asset-kind';
import { addLots } from './add-lots';
import { insertLotChange } from './lot-changes.store';
import { lotKind } from './lot-kind';
import { demandOfLotCodes, lotLabelRoutes } from './lot-labels';
import { listMeantIds, movingOf, putInto, takeOut, type Moving } from './lot-members';
import {
  findLot,
  findLotEver,
  listLots,
  lockLot,
  markHandedOut,
  touchLot,
  type LotRecord,
} from './lots.store';
import { getLotOn, listLotsOfDay } from './lots-on-a-day';
import { changingOf } from './make-lots';
import { linksOf, presentLots } from './present-lot';
import { sumUp } from './sum-up';

/** Lots that a list shows: the newest. */
const listed = 1_000;

type LotRoutes = Pick<
  Handlers,
  | 'lots.list'
  | 'lots.get'
  | 'lots.addMany'
  | 'lots.remove'
  | 'lots.assets'
  | 'lots.join'
  | 'lots.leave'
  | 'lots.summary'
  | 'lots.qr'
>;

/** Lots: groups of assets of an establishment (document 2 sections 2, 6 and 7; decisions section 5). */
export function lotRoutes(deps: Deps): LotRoutes & ReturnType<typeof lotLabelRoutes> {
  return {
    ...lotLabelRoutes(deps),
    'lots.list': async ({ params, query: { page, pageSize = 20, search, asOf }, caller, place }) => {
      const wanted = {
        boxId: place.boxId,
        assetType: params.assetType ?? null,
        search: search ?? '',
        ...(page === undefined ? { offset: 0, limit: listed } : { offset: page * pageSize, limit: pageSize }),
      };
      if (asOf !== undefined) return listLotsOfDay(deps, caller, place, wanted, asOf);
      const { rows, total } = await listLots(deps.db, wanted);
      const locale = { language: caller.language, today: '', zone: caller.timezone };
      return { list: await presentLots(deps, rows, scopeOf(place), locale), total };
    },
    'lots.get': ({ params, query, caller, place }) => getLotOn(deps, caller, place, params.lotId, query.asOf),
    'lots.addMany': ({ params, body, caller, place }) => addLots(deps, caller, place, params.assetType, body),
    'lots.remove': async ({ params, caller, place }) => {
      await lotKind.remove(deps, caller, place, params.lotId);
      return { ok: true };
    },
    'lots.assets': async ({ params, caller, place }) => {
      const { lot } = await getLot(deps, caller, place, params.lotId);
      return listAssetsOf(deps, caller, place, lot);
    },
    'lots.join': async ({ params, body, caller, place }) => {
      const { form } = await getLot(deps, caller, place, params.lotId);
      return { moved: await move(movingOf(deps, caller, form, body.headerValues), params.lotId, body) };
    },
    'lots.leave': async ({ params, body, caller, place }) => {
      const form = formContextOf(deps.clock(), caller, place, params.assetType);
      const moving = movingOf(deps, caller, form, body.headerValues);
      const ids = await listMeantIds(moving, body);
      return { moved: await transact(deps.db, (db) => takeOut(db, moving, null, ids)) };
    },
    'lots.summary': ({ params, body, caller, place }) =>
      sumUp(deps.db, formContextOf(deps.clock(), caller, place, params.assetType), { ids: body.pks }),
    'lots.qr': async ({ params, caller, place }) => {
      const { lot } = await getLot(deps, caller, place, params.lotId);
      await transact(deps.db, async (db) => {
        const handed = await lockLot(db, lot.id);
        if (handed?.boxId !== place.boxId) fail('notFound');
        if (handed.qrEvent) return;
        await markHandedOut(db, lot.id);
        await insertLotChange(db, lot.id, 'published', changingOf(deps, caller, place));
      });
      return { links: [...linksOf(deps, lot, place.subtype)] };
    },
  };
}

/** Puts assets into a lot or takes them out of it; answers how many. */
async function move(moving: Moving, lotId: number, body: BodyOf<Calls['lots.join']>): Promise<number> {
  const { deps, form } = moving;
  const ids = await listMeantIds(moving, body);
  return transact(deps.db, async (db) => {
    const lot = await lockLot(db, lotId);
    if (lot?.boxId !== form.place.boxId) return fail('notFound');
    const done =
      body.action === 'add' ? await putInto(db, moving, lot, ids) : await takeOut(db, moving, lot.id, ids);
    if (done > 0) await touchLot(db, lot.id, deps.clock());
    return done;
  });
}

/** The lot of an id where access to it was asked for, and what may be seen of it there. */
async function getLot(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  id: number,
): Promise<{ readonly lot: LotRecord; readonly form: FormContext }> {
  const lot = await findLot(deps.db, id);
  if (lot?.boxId !== place.boxId) return fail('notFound');
  return { lot, form: formContextOf(deps.clock(), actor, place, lot.assetType) };
}

/** The assets of a lot as their own list shows them. */
async function listAssetsOf(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  { id, assetType, boxId }: LotRecord,
): Promise<ReplyInputOf<Calls['lots.assets']>> {
  const params = {
    globalModel: assetType,
    objectType: 'asset' as const,
    pkObjectType: assetType,
    boxId,
    lotPk: id,
    reserved: '0',
    ...{ page: 0, pageSize: -1, sortField: 'id', sortDir: 'asc' as const },
  };
  const listed = await assetKind.list(deps, actor, place, params, null);
  const named = (row: AssetRow) => ({ id_asset: row.id, asset_data: row });
  if ('res' in listed) return listed.res.map(named);
  return { batches: mapBatches(listed.batches, named), rest: () => null };
}

async function* mapBatches<Row, Shown>(batches: AsyncIterable<Iterable<Row>>, present: (row: Row) => Shown) {
  for await (const rows of batches) yield mapRows(rows, present);
}

function* mapRows<Row, Shown>(rows: Iterable<Row>, present: (row: Row) => Shown) {
  for (const row of rows) yield present(row);
}

type About = { readonly params: { readonly lotId: number } };

/** A lot is seen by users who may list the assets where it is. */
async function demandOfLot(deps: Deps, { params }: About): Promise<Demand | null> {
  const lot = await findLot(deps.db, params.lotId);
  return lot && { code: 'ASSET_LIST', boxId: lot.boxId, assetType: lot.assetType };
}

/** One that was removed was where it was last. */
async function demandOfPastLot(deps: Deps, { params }: About): Promise<Demand | null> {
  const lot = await findLotEver(deps.db, params.lotId);
  return lot && { code: 'ASSET_LIST', boxId: lot.boxId, assetType: lot.assetType };
}

/** It is changed and deleted by users who may edit lots there (document 2 section 6). */
async function demandOfLotEdit(deps: Deps, { params }: About): Promise<Demand | null> {
  const lot = await findLot(deps.db, params.lotId);
  return lot && { code: 'TAG_EDIT', boxId: lot.boxId, assetType: lot.assetType };
}

/** Its codes are handed out, after which it stays for good, by users who may edit lots or publish there. */
async function demandOfLotCode(deps: Deps, { params }: About): Promise<Demand | null> {
  const lot = await findLot(deps.db, params.lotId);
  return lot && { code: ['TAG_EDIT', 'ASSET_QR'], boxId: lot.boxId, assetType: lot.assetType };
}

/** What is demanded of who does something with a lot, or with its code. */
export const lotDemands = {
  lot: demandOfLot,
  pastLot: demandOfPastLot,
  lotCode: demandOfLotCode,
  lotCodes: demandOfLotCodes,
  lotEdit: demandOfLotEdit,
};
