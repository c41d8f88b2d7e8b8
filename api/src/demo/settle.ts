import { foldKey } from '@huella/domain/fold';
import { placeAt } from '@huella/domain/engine/fields/place';
import { registered } from '@huella/domain/catalogue/records/tax-numbers';
import type { Database } from '../db/database';
import { insertBox, insertCompany } from '../features/places/places.store';
import { insertRelation } from '../features/rights/relations.store';
import { hashPassword } from '../http/passwords';
import { insertUser } from '../features/users/users.store';
import { insertRegistryAnimals } from '../outside/registry/registry.store';
import { estateOf } from './estates';
import { findOwner } from './demo.store';
import { emailOf, password, people, type DemoGrant } from './people';
import { boxes, cattleChain, companies, positionOf, region, subtypeOf, zone } from './places';
import { registrySample } from '../outside/registry/registry-sample';
import type { Colleague, Settlement, Site } from './venture';

/** Ids by name. */
type Ids = Map<string, number>;

/** Where the demo's work is done, and who does it. */
export interface Settled {
  readonly companies: Ids;
  readonly boxes: Ids;
  readonly people: Ids;
}

/** The companies with cattle: they come first. */
const cattle: Settlement = {
  companies: companies.map((company) => ({ ...company, chain: cattleChain(), country: 'AR' })),
  boxes: boxes.map((box) => {
    const { lat, lng } = positionOf(box);
    return { ...box, region, zone, position: [lng, lat] };
  }),
  people: people.map((person) => ({ ...person, country: 'AR', zone })),
  grants: [],
};

/** Writes the companies, establishments and people of the herds, and those that the breed registry knows. */
export async function settle(db: Database, now: Date): Promise<Settled> {
  await insertRegistryAnimals(db, registrySample);
  const settled: Settled = { companies: new Map(), boxes: new Map(), people: new Map() };
  await settleMore(db, settled, cattle, now);
  return settled;
}

/** Writes companies, establishments and people beside those that are settled: what no call of the product makes. */
export async function settleMore(db: Database, settled: Settled, more: Settlement, now: Date): Promise<void> {
  for (const { owner: _owner, ...company } of more.companies)
    settled.companies.set(company.name, await insertCompany(db, { ...company, ...registered(company) }, now));
  for (const box of more.boxes) settled.boxes.set(box.name, await settleBox(db, settled, box, now));
  for (const person of more.people) settled.people.set(person.name, await settlePerson(db, person, now));
  const grants: readonly DemoGrant[] = [
    ...more.people.flatMap(({ name: person, relations }) => relations.map((each) => ({ ...each, person }))),
    ...more.grants,
  ];
  // Who owns a company gives the other roles over it.
  const [owners, others] = [true, false].map((owns) =>
    grants.filter(({ template }) => (template === 'owner') === owns),
  );
  for (const grant of [...(owners ?? []), ...(others ?? [])]) await settleRelation(db, settled, grant, now);
}

function settleBox(db: Database, settled: Settled, box: Site, now: Date): Promise<number> {
  const { name, city, region: where, zone: timezone } = box;
  const companyId = idOf(settled.companies, box.company);
  const place = { companyId, name, alias: aliasOf(name), city, region: where, timezone };
  const parentId = box.inside === undefined ? null : idOf(settled.boxes, box.inside);
  const ground = { position: placeAt(box.position), outline: estateOf(box) };
  return insertBox(db, { ...place, ...ground, parentId, subtype: subtypeOf(box) }, now);
}

function aliasOf(name: string): string {
  // The mark by which ñ sorts after n is no part of an alias.
  return foldKey(name)
    .replaceAll('\u007f', '')
    .replace(/[^a-z0-9]+/g, '-');
}

async function settlePerson(db: Database, person: Colleague, now: Date): Promise<number> {
  const { name, firstname, lastname, language, country, zone: timezone } = person;
  const passwordHash = await hashPassword(password);
  const account = { email: emailOf(name), passwordHash, firstname, lastname, language };
  return insertUser(db, { ...account, country, timezone }, now);
}

async function settleRelation(db: Database, settled: Settled, grant: DemoGrant, now: Date): Promise<void> {
  const { person, template } = grant;
  const userId = idOf(settled.people, person);
  const companyId = 'company' in grant ? idOf(settled.companies, grant.company) : null;
  const boxId = 'box' in grant ? idOf(settled.boxes, grant.box) : null;
  const givenBy = template === 'owner' ? null : await findOwner(db, { companyId, boxId });
  const by = { at: now, by: { userId: givenBy ?? userId } };
  await insertRelation(db, { userId, companyId, boxId, template, givenBy }, by);
}

/** The id behind a name. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nothing in the demo is called ${name}`);
  return id;
}
