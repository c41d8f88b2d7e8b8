import { hash } from '@node-rs/argon2';
import type { AssetType } from '@huella/domain/model/asset-type';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { engineEvents } from '@huella/domain/model/engine-events';
import { placeAt } from '@huella/domain/engine/fields/place';
import type { Values } from '@huella/domain/model/value';
import { recordAdds, type Adds } from '../src/db/ledger/record-adds';
import { transact } from '../src/db/transact';
import { insertUser } from '../src/features/users/users.store';
import { openSession } from '../src/features/users/sign-in';
import { insertBox, insertCompany } from '../src/features/places/places.store';
import { insertRelation } from '../src/features/rights/relations.store';
import type { TestApp } from './app';
import { buildAnimal } from './build-animal';

/** Factories: one row each, with plain values for what a test does not care about. */

/** What they need of a test app: a database, and the time and tokens of its server, which may be another process. */
export type Builder = Pick<TestApp, 'db' | 'deps' | 'time'>;

export const password = 'clave2026';
/** Hashed with the least effort, which its hash tells: hundreds of tests sign in. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let counter = 0;
const next = () => (counter += 1);

/** A user with the common password. */
export async function buildUser(
  { db, time }: Builder,
  email = `user${String(next())}@huella.example`,
): Promise<number> {
  return insertUser(
    db,
    {
      email,
      passwordHash: await passwordHash,
      firstname: 'Ana',
      lastname: 'Pérez',
      country: 'AR',
      timezone: 'America/Argentina/Buenos_Aires',
      language: 'es',
    },
    time.now,
  );
}

/** An access token of a user, without the slow way through the password. */
export async function buildToken({ deps }: Builder, userId: number): Promise<string> {
  return (await openSession(deps, userId)).token;
}

export async function buildCompany(
  { db, time }: Builder,
  tiers: readonly string[] = ['plus', 'certified'],
  chain = 11,
): Promise<number> {
  return insertCompany(
    db,
    { name: `Estancia ${String(next())}`, chain, rol: 'Productor', country: 'AR', tiers },
    time.now,
  );
}

export async function buildBox({ db, time }: Builder, companyId: number, subtype = 6): Promise<number> {
  const n = String(next());
  return insertBox(
    db,
    {
      companyId,
      name: `Campo ${n}`,
      alias: `campo-${n}`,
      subtype,
      city: 'Azul',
      region: 'Buenos Aires',
      timezone: 'America/Argentina/Buenos_Aires',
      position: placeAt([-59.859, -36.777]),
    },
    time.now,
  );
}

/** Gives a user a template over a company or an establishment. */
export async function buildRelation(
  { db, time }: Builder,
  userId: number,
  over: { readonly companyId: number } | { readonly boxId: number },
  template: string,
): Promise<void> {
  const relation = { userId, companyId: null, boxId: null, template, ...over };
  await insertRelation(db, relation, { at: time.now, by: 'operator' });
}

/** A user with a token who holds a template over a new establishment of a new company. */
export async function buildMember(app: Builder, template: string, subtype = 6) {
  const companyId = await buildCompany(app);
  const boxId = await buildBox(app, companyId, subtype);
  const userId = await buildUser(app);
  const overCompany = ['owner', 'companyDelegate', 'companyExpert'].includes(template);
  await buildRelation(app, userId, overCompany ? { companyId } : { boxId }, template);
  return { companyId, boxId, userId, token: await buildToken(app, userId) };
}

/** Who is made by `buildMember`. */
export type Member = Awaited<ReturnType<typeof buildMember>>;

/** A user who is signed in. */
export interface Colleague {
  readonly userId: number;
  readonly token: string;
}

/** A user with a token who holds a template over an establishment that there is, or over a company. */
export async function buildColleague(
  app: Builder,
  over: { readonly boxId: number } | { readonly companyId: number },
  template: string,
): Promise<Colleague> {
  const userId = await buildUser(app);
  const place = 'boxId' in over ? { boxId: over.boxId } : { companyId: over.companyId };
  await buildRelation(app, userId, place, template);
  return { userId, token: await buildToken(app, userId) };
}

interface Where {
  readonly boxId: number;
  readonly companyId: number;
  readonly userId: number;
}

/** What loads assets into an establishment, numbered from 1, for `recordAdds`. */
export function addsOf(
  { time }: Pick<TestApp, 'time'>,
  where: Where,
  rows: readonly Values[],
  model: AssetType = cowAr,
): Adds {
  return {
    model,
    event: {
      boxId: where.boxId,
      assetType: model.id,
      eventType: engineEvents.load,
      context: 'manual_form',
      at: time.now,
      zone: 'America/Argentina/Buenos_Aires',
      now: time.now,
      recordedBy: where.userId,
      targetBoxId: null,
      bizStep: 'commissioning',
      disposition: 'active',
      comment: null,
      fields: {},
      runId: null,
    },
    eventId: null,
    companyId: where.companyId,
    rows: rows.map((values, at) => ({ row: at + 1, values })),
  };
}

/** Assets of an establishment, as if somebody had loaded them; answers their ids in the order of the rows. */
export async function buildAssets(
  app: Builder,
  where: Where,
  rows: readonly Values[],
  model: AssetType = cowAr,
): Promise<readonly number[]> {
  const { db, deps } = app;
  const adds = addsOf(app, where, rows, model);
  const { outcomes } = await transact(db, (inside) => recordAdds(inside, deps.randomBytes, adds));
  return outcomes.map(({ assetId }) => {
    if (assetId === null) throw new Error('a row of the test could not be written');
    return assetId;
  });
}

/** Animals of an establishment: so many alike, or one for each of some rows; answers their ids in that order. */
export function buildAnimals(
  app: Builder,
  where: Where,
  rows: number | readonly Values[],
  more: Values = {},
): Promise<readonly number[]> {
  const own = typeof rows === 'number' ? Array.from({ length: rows }, () => ({})) : rows;
  return buildAssets(
    app,
    where,
    own.map((row) => buildAnimal({ ...more, ...row })),
  );
}
