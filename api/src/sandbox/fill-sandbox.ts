import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import { placeAt } from '@huella/domain/engine/fields/place';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { findBoxAccess, type Actor, type BoxAccess } from '../db/actors';
import type { Inside } from '../db/transact';
import type { Deps } from '../deps';
import { objectRoutes } from '../features/objects/objects.routes';
import { insertBox } from '../features/places/places.store';
import { insertRelation } from '../features/rights/relations.store';
import { runRoutes } from '../features/runs/runs.routes';
import { insertSandboxCompany, listAssetIds } from '../features/sandbox/sandbox.store';
import type { FillSandbox } from '../features/sandbox/open-sandbox';
import { samples } from './samples/by-chain';
import { loadedDaysAgo, type Sample } from './samples/sample';

const dayMs = 24 * 3600_000;

/** Days ago on which the lot was put together. */
const lotDaysAgo = 3;

/**
 * Settles a new sandbox with the sample of its chain: a company with an establishment, assets, what happened to them,
 * and a lot, by the product's own calls, each at the time when it would have happened. Answers what is to be chosen.
 */
export const fillSandbox: FillSandbox = async (db, deps, actor, { chain, mark }) => {
  const now = deps.clock();
  const sample = samples.get(chain)?.((days) => dayBefore(now, days));
  if (sample === undefined) throw new Error(`no sample of the chain ${String(chain)}`);
  const { subtype, city, region, timezone, position, rol, country } = sample;
  const company = { name: sample.company[actor.language], chain, rol, country };
  const companyId = await insertSandboxCompany(db, company, assetTypesOfChain(chain), now);
  const owner = { userId: actor.userId, companyId, boxId: null, template: 'owner' };
  await insertRelation(db, owner, { at: now, by: { userId: actor.userId } });
  const place = { companyId, subtype, city, region, timezone, position: placeAt(position) };
  const name = sample.box[actor.language];
  // Nobody sends to a sandbox but itself.
  const boxId = await insertBox(db, { ...place, name, alias: `prueba-${mark}`, accepts: 'company' }, now);
  const access = await findBoxAccess(db, actor.userId, boxId);
  if (access === null) throw new Error('the user who opens a sandbox owns it');
  // What the product refuses of a sample is a fault of ours, not of who asked for it.
  await work({ db, deps, actor, place: access, sample, mark }).catch((cause: unknown) => {
    throw new Error(`the sample of chain ${String(chain)} was refused`, { cause });
  });
  return { companyId, boxId, assetType: sample.assetType };
};

/** The day so many days ago, and one more: it has passed in every zone. */
function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - (days + 1) * dayMs).toISOString().slice(0, 10);
}

interface Site {
  readonly db: Inside;
  readonly deps: Deps;
  readonly actor: Actor;
  readonly place: BoxAccess;
  readonly sample: Sample;
  readonly mark: string;
}

async function work(site: Site): Promise<void> {
  const { db, sample, place, actor } = site;
  const { assetType } = sample;
  await submit(site, loadedDaysAgo, { action: 'add', eventType: engineEvents.load, values: sample.assets });
  const ids = await listAssetIds(db, place.boxId);
  for (const { daysAgo, eventType, common = {}, of, each } of sample.events)
    await submit(site, daysAgo, {
      action: 'update',
      eventType,
      common,
      values: of.map((at) => ({ ...each?.(at), pk: ids[at] })),
    });
  const { name, of } = sample.lot;
  const assets = of.map((at) => String(ids[at]));
  const body: BodyOf<Calls['objects.add']> = {
    ...kindOf(site),
    objectType: 'lot',
    action: 'add',
    values: { name: name[actor.language], opened_on: dayBefore(site.deps.clock(), lotDaysAgo), assets },
    globalModel: assetType,
  };
  await objectRoutes(at(site, lotDaysAgo))['objects.add'](asked(site, body));
}

interface Work {
  readonly action: 'add' | 'update';
  readonly eventType: number;
  readonly common?: object;
  readonly values: readonly object[];
}

/** One bulk call, so many days ago. */
async function submit(
  site: Site,
  daysAgo: number,
  { action, eventType, common, values }: Work,
): Promise<void> {
  const body: BodyOf<Calls['objects.addMassive']> = {
    ...kindOf(site),
    action,
    actionContext: { context: 'massive_manual_form', eventType },
    values: values.map((row) => ({ ...row })),
    common: { ...common },
    submitKey: `sandbox-${site.mark}-${String(eventType)}-${String(daysAgo)}`,
  };
  await runRoutes(at(site, daysAgo))['objects.addMassive'](asked(site, body));
}

function kindOf({ sample: { assetType }, place }: Site) {
  const objectType = 'asset' as const;
  return { objectType, pkObjectType: assetType, globalModel: assetType, pkReferer: place.boxId };
}

/** The product in this transaction, at another time. */
function at({ db, deps }: Site, daysAgo: number): Deps {
  const moment = new Date(deps.clock().getTime() - daysAgo * dayMs);
  return { ...deps, db, clock: () => moment };
}

/** A call as the one who opens the sandbox makes it. */
function asked<Body>({ actor, place }: Site, body: Body) {
  return {
    params: undefined,
    query: undefined,
    body,
    caller: actor,
    place,
    ip: '',
    userAgent: '',
    bytes: null,
    onClose: () => undefined,
    afterwards: () => undefined,
  };
}
