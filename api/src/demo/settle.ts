import type { Database } from '../db/database';
import { insertBox, insertCompany, insertRelation } from '../features/places/places.store';
import { hashPassword } from '../features/users/passwords';
import { insertUser } from '../features/users/users.store';
import { insertRegistryAnimals } from '../outside/registry/registry.store';
import { emailOf, password, people, type DemoPerson } from './people';
import { registrySample } from './registry-sample';
import { boxes, cattleChain, companies, positionOf, region, subtypeOf, zone, type DemoBox } from './places';

/** Ids by name. */
type Ids = ReadonlyMap<string, number>;

/** Where the demo's work is done. */
export interface Settled {
  readonly companies: Ids;
  readonly boxes: Ids;
}

/** Writes the companies, establishments and people: what no call of the product makes yet. */
export async function settle(db: Database, now: Date): Promise<Settled> {
  const companyIds = new Map<string, number>();
  for (const { name, rol, tiers } of companies) {
    const id = await insertCompany(db, { name, rol, tiers, chain: cattleChain(), country: 'AR' }, now);
    companyIds.set(name, id);
  }
  const boxIds = new Map<string, number>();
  for (const box of boxes) boxIds.set(box.name, await settleBox(db, box, idOf(companyIds, box.company), now));
  await insertRegistryAnimals(db, registrySample);
  for (const person of people) await settlePerson(db, person, companyIds, boxIds, now);
  return { companies: companyIds, boxes: boxIds };
}

function settleBox(db: Database, box: DemoBox, companyId: number, now: Date): Promise<number> {
  const { name, city } = box;
  const alias = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return insertBox(
    db,
    { companyId, name, alias, subtype: subtypeOf(box), city, region, timezone: zone, ...positionOf(box) },
    now,
  );
}

async function settlePerson(
  db: Database,
  person: DemoPerson,
  companyIds: Ids,
  boxIds: Ids,
  now: Date,
): Promise<void> {
  const { name, firstname, lastname, language } = person;
  const passwordHash = await hashPassword(password);
  const account = { email: emailOf(name), passwordHash, firstname, lastname, language };
  const userId = await insertUser(db, { ...account, country: 'AR', timezone: zone }, now);
  for (const relation of person.relations) {
    const companyId = 'company' in relation ? idOf(companyIds, relation.company) : null;
    const boxId = 'box' in relation ? idOf(boxIds, relation.box) : null;
    await insertRelation(db, { userId, companyId, boxId, template: relation.template }, now);
  }
}

/** The id behind a name. */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nothing in the demo is called ${name}`);
  return id;
}
