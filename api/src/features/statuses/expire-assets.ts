import { assetTypes } from '@huella/domain/catalogue/assets/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { findPlace } from '../../db/actors';
import { lockAssets } from '../../db/ledger/asset-rows';
import { recordExpiries } from '../../db/ledger/record-expiries';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { dayIn, statusDayOf } from '../../http/form-context';
import { listRunOut, listZones, type RunOut, type Sought } from './statuses.store';

/** Assets of one transaction at most. */
const chunk = 1_000;

export type Expiring = Pick<Deps, 'db' | 'clock' | 'randomBytes' | 'isStopping'>;

/**
 * The daily run (decisions section 4): records of every asset whose status has run out that it has, once, whichever
 * process asks and however often. What it missed it finds later, since it looks at what the assets hold and not at
 * when it ran last; each zone has its own day. An establishment that fails keeps no other from its turn. Answers how
 * many were recorded.
 */
export async function expireAssets(deps: Expiring): Promise<number> {
  const faults: unknown[] = [];
  let recorded = 0;
  for (const model of assetTypes) {
    for (const sought of await listSought(deps, model))
      for await (const some of listByBox(deps, model, sought)) {
        if (deps.isStopping()) return recorded;
        recorded += await expireSome(deps, model, some).catch((fault: unknown) => {
          faults.push(fault);
          return 0;
        });
      }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'statuses that ran out could not all be recorded');
  return recorded;
}

/** Where statuses of a type run out: by subtype and zone, with the day there. */
async function listSought({ db, clock }: Expiring, model: AssetType): Promise<readonly Sought[]> {
  const subtypes = model.statuses?.expiry?.subtypes ?? [];
  if (subtypes.length === 0) return [];
  const zones = await listZones(db, subtypes);
  return zones.flatMap((zone) =>
    subtypes.map((boxSubtype) => ({ zone, boxSubtype, today: dayIn(clock(), zone) })),
  );
}

/** What has run out, some of one establishment at a time. */
async function* listByBox(
  { db }: Expiring,
  model: AssetType,
  sought: Sought,
): AsyncGenerator<readonly RunOut[]> {
  let last: RunOut = { id: 0, boxId: 0 };
  for (;;) {
    const found = await listRunOut(db, model, sought, last, chunk);
    for (const boxId of new Set(found.map((each) => each.boxId)))
      yield found.filter((each) => each.boxId === boxId);
    const end = found.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** Looks at each again once it is locked: another process may have recorded it, or somebody moved it away. */
function expireSome(
  { db, clock, randomBytes }: Expiring,
  model: AssetType,
  some: readonly RunOut[],
): Promise<number> {
  return transact(db, async (inside) => {
    const place = await findPlace(inside, some[0]?.boxId ?? 0);
    if (place === null) return 0;
    const ids = some.map(({ id }) => id);
    const locked = await lockAssets(inside, model.id, ids);
    const now = clock();
    const occasion = { model, place, statusDay: statusDayOf(now, place), now };
    return recordExpiries(inside, randomBytes, occasion, [...locked.values()]);
  });
}
