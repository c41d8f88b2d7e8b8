import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import type { Connection } from '../api/src/db/connect';
import { insertBox, insertCompany } from '../api/src/features/places/places.store';
import { insertRelation } from '../api/src/features/rights/relations.store';
import { hashPassword } from '../api/src/http/passwords';
import { insertUser } from '../api/src/features/users/users.store';

/** Who the benchmarks sign in as. */
export const owner = { email: 'bench@huella.example', password: 'bench2026' };

/** Cow-calf: its form asks for all that the rows hold. */
export const subtype = 6;

export const now = new Date('2026-11-20T15:00:00Z');
export const zone = 'America/Argentina/Buenos_Aires';

export interface Owned {
  readonly userId: number;
  readonly companyId: number;
  readonly boxIds: readonly number[];
}

/** What is written where, and for whom. */
export interface Target {
  readonly owned: Owned;
  readonly boxId: number;
}

/** A user who owns a company with some establishments of a subtype of those that have an asset type. */
export async function insertOwner(
  db: Connection['db'],
  boxes: number,
  { assetType, boxSubtype } = { assetType: cowAr.id, boxSubtype: subtype },
): Promise<Owned> {
  const chain = chains.find((each) => each.assetTypes.includes(assetType));
  const company = {
    name: 'Bench S.A.',
    chain: chain?.id ?? 0,
    rol: 'Productor',
    country: 'AR',
    tiers: ['certified'],
  };
  const companyId = await insertCompany(db, company, now);
  const passwordHash = await hashPassword(owner.password);
  const person = {
    firstname: 'Ana',
    lastname: 'Paz',
    country: 'AR',
    timezone: zone,
    language: 'es',
  } as const;
  const userId = await insertUser(db, { ...person, email: owner.email, passwordHash }, now);
  await insertRelation(
    db,
    { userId, companyId, boxId: null, template: 'owner' },
    { at: now, by: { userId } },
  );
  const boxIds: number[] = [];
  for (let at = 0; at < boxes; at += 1) {
    const name = `Campo ${String(at + 1)}`;
    const place = { city: 'Chascomús', region: 'Buenos Aires', timezone: zone };
    boxIds.push(await insertBox(db, { companyId, name, alias: name, subtype: boxSubtype, ...place }, now));
  }
  return { userId, companyId, boxIds };
}
