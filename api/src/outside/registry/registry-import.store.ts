import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { transact, type Inside } from '../../db/transact';
import { numberKey } from './registry.store';

/** An animal of a list that the operator loads; what is not known is empty. Parents are named by herd-book number. */
export interface ImportedAnimal {
  /** Its row in the list. */
  readonly row: number;
  readonly category: string;
  readonly breed: string;
  readonly sex: 'M' | 'H';
  readonly name: string;
  readonly hba: string;
  readonly cc: string;
  readonly rp: string;
  readonly tag: string;
  readonly cor: string;
  /** `2026-11-21`. */
  readonly birthDate: string | null;
  readonly sireHba: string;
  readonly damHba: string;
}

export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Parents that are named and neither in the list nor in the registry; a later list may bring them. */
  readonly unknownParents: number;
}

const atOnce = 1_000;

/**
 * Brings animals into the registry, all or none: those that it knows by their category, breed and number are brought up
 * to date, the others added. The same list again changes nothing. Parents are found in the whole registry, whatever
 * their place in the list; one that is not there leaves the parent that is known.
 */
export async function importRegistryAnimals(
  db: Database,
  animals: readonly ImportedAnimal[],
): Promise<ImportCounts> {
  return transact(db, async (inside) => {
    // Nothing keeps two lists with the same animals apart but this: the table may hold a number twice.
    await sql`lock table registry_animal in share row exclusive mode`.execute(inside);
    await stage(inside, animals);
    const changed = await updateKnown(inside);
    const added = await addNew(inside);
    const related = await relate(inside);
    const touched = new Set([...changed, ...related.changed].filter((id) => !added.has(id)));
    return {
      added: added.size,
      changed: touched.size,
      unchanged: animals.length - added.size - touched.size,
      unknownParents: related.unknown,
    };
  });
}

async function stage(inside: Inside, animals: readonly ImportedAnimal[]): Promise<void> {
  await sql`
    create temporary table imported_animal (
      row integer primary key, category text, breed text, sex text, name text, hba text, hba_key text, cc text,
      cc_key text, rp text, rp_key text, tag text, cor text, birth_date date, sire_key text, dam_key text, id bigint
    ) on commit drop`.execute(inside);
  for (let from = 0; from < animals.length; from += atOnce) {
    const rows = animals.slice(from, from + atOnce).map(stagedOf);
    await sql`
      insert into imported_animal
      select * from json_populate_recordset(null::imported_animal, ${JSON.stringify(rows)}::json)`.execute(
      inside,
    );
  }
  // Each by the index of its numbers.
  await sql`
    update imported_animal i set id = (
      select min(a.id) from registry_animal a
      where a.hba_key = i.hba_key and a.breed = i.breed and a.category = i.category)
    where i.hba_key <> ''`.execute(inside);
  await sql`
    update imported_animal i set id = (
      select min(a.id) from registry_animal a
      where a.cc_key = i.cc_key and a.rp_key = i.rp_key and a.breed = i.breed and a.category = i.category)
    where i.hba_key = ''`.execute(inside);
}

function stagedOf({ birthDate, sireHba, damHba, ...animal }: ImportedAnimal) {
  return {
    ...animal,
    hba_key: numberKey(animal.hba),
    cc_key: numberKey(animal.cc),
    rp_key: numberKey(animal.rp),
    birth_date: birthDate,
    sire_key: numberKey(sireHba),
    dam_key: numberKey(damHba),
  };
}

async function updateKnown(inside: Inside): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    update registry_animal a set sex = i.sex, name = i.name, hba = i.hba, hba_key = i.hba_key, cc = i.cc,
      cc_key = i.cc_key, rp = i.rp, rp_key = i.rp_key, tag = i.tag, cor = i.cor, birth_date = i.birth_date
    from imported_animal i
    where i.id = a.id and (a.sex, a.name, a.hba, a.cc, a.rp, a.tag, a.cor, a.birth_date)
      is distinct from (i.sex, i.name, i.hba, i.cc, i.rp, i.tag, i.cor, i.birth_date)
    returning a.id`.execute(inside);
  return found.rows.map(({ id }) => id);
}

async function addNew(inside: Inside): Promise<ReadonlySet<number>> {
  const found = await sql<{ id: number }>`
    insert into registry_animal
      (category, breed, sex, name, hba, hba_key, cc, cc_key, rp, rp_key, tag, cor, birth_date)
    select category, breed, sex, name, hba, hba_key, cc, cc_key, rp, rp_key, tag, cor, birth_date
    from imported_animal where id is null order by row
    returning id`.execute(inside);
  await sql`
    update imported_animal i set id = a.id from registry_animal a
    where i.id is null and a.hba_key = i.hba_key and a.cc_key = i.cc_key and a.rp_key = i.rp_key
      and a.breed = i.breed and a.category = i.category`.execute(inside);
  return new Set(found.rows.map(({ id }) => id));
}

async function relate(
  inside: Inside,
): Promise<{ readonly changed: readonly number[]; readonly unknown: number }> {
  const parentOf = (key: 'sire_key' | 'dam_key', sex: 'M' | 'H') => sql`(
    select min(p.id) from registry_animal p
    where i.${sql.ref(key)} <> '' and p.breed = i.breed and p.hba_key = i.${sql.ref(key)} and p.sex = ${sex}
      and p.id <> i.id)`;
  const found = await sql<{ id: number }>`
    update registry_animal a set sire_id = coalesce(f.sire, a.sire_id), dam_id = coalesce(f.dam, a.dam_id)
    from (
      select i.id, ${parentOf('sire_key', 'M')} as sire, ${parentOf('dam_key', 'H')} as dam from imported_animal i
    ) as f
    where f.id = a.id and (coalesce(f.sire, a.sire_id), coalesce(f.dam, a.dam_id))
      is distinct from (a.sire_id, a.dam_id)
    returning a.id`.execute(inside);
  const counted = await sql<{ unknown: number }>`
    select count(*) filter (where sire_key <> '' and ${parentOf('sire_key', 'M')} is null)
         + count(*) filter (where dam_key <> '' and ${parentOf('dam_key', 'H')} is null) as unknown
    from imported_animal i`.execute(inside);
  return { changed: found.rows.map(({ id }) => id), unknown: counted.rows[0]?.unknown ?? 0 };
}
