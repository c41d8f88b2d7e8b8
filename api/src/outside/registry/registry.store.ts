import { sql } from 'kysely';
import { relatives, type RelativePath } from '@huella/domain/catalogue/lookups/relatives';
import { foldKey } from '@huella/domain/fold';
import type { Database } from '../../db/database';
import {
  maxFound,
  type BreedRegistry,
  type Pedigree,
  type RegisteredAnimal,
  type RegistryQuestion,
} from './breed-registry';

/** The registry in the product's own database, as the operator loaded it. */
export function tableRegistry(db: Database): BreedRegistry {
  return { search: (question) => findPedigrees(db, question) };
}

/** Numbers are compared without blanks, dots and dashes, whatever the case. */
export function numberKey(text: string): string {
  return foldKey(text).replace(/[\s.\-/]/g, '');
}

interface LineRow {
  readonly root: number;
  readonly path: string;
  readonly sex: string;
  readonly birthDate: string | null;
  readonly name: string;
  readonly hba: string | null;
  readonly rp: string | null;
  readonly cc: string | null;
  readonly tag: string | null;
  readonly cor: string | null;
}

async function findPedigrees(db: Database, question: RegistryQuestion): Promise<readonly Pedigree[]> {
  const asked =
    question.mode === 'hba'
      ? sql`hba_key = ${numberKey(question.hba)}`
      : sql`cc_key = ${numberKey(question.cc)} and rp_key = ${numberKey(question.rp)}`;
  const found = await sql<LineRow>`
    with recursive line as (
      select id as root, id, '' as path from (
        select id from registry_animal
        where ${asked} and breed = ${question.breed} and category = ${question.category}
        order by id limit ${maxFound}
      ) as roots
      union all
      select line.root, parent.id, line.path || parent.side
      from line join registry_animal child on child.id = line.id
      cross join lateral (values (child.sire_id, 's'), (child.dam_id, 'd')) as parent (id, side)
      where parent.id is not null and length(line.path) < 2
    )
    select line.root, line.path, a.sex, a.birth_date as "birthDate", a.name, a.hba, a.rp, a.cc, a.tag, a.cor
    from line join registry_animal a on a.id = line.id
    order by line.root`.execute(db);
  const roots = [...new Set(found.rows.map(({ root }) => root))];
  return roots.map((root) => pedigreeOf(found.rows.filter((row) => row.root === root)));
}

function pedigreeOf(line: readonly LineRow[]): Pedigree {
  const own = line.find(({ path }) => path === '');
  const animals = relatives.flatMap(({ path }): readonly (readonly [RelativePath, RegisteredAnimal])[] => {
    const row = line.find((each) => each.path === path);
    return row === undefined ? [] : [[path, animalOf(row)]];
  });
  const sex = own?.sex === 'M' || own?.sex === 'H' ? own.sex : '';
  return { sex, birthDate: own?.birthDate ?? '', animals: new Map(animals) };
}

function animalOf({ name, hba, rp, cc, tag, cor }: LineRow): RegisteredAnimal {
  return { name, hba: hba ?? '', rp: rp ?? '', cc: cc ?? '', tag: tag ?? '', cor: cor ?? '' };
}

/** An animal as the operator loads it; its parents are named by the number that they have in the same list. */
export interface NewRegistryAnimal extends RegisteredAnimal {
  readonly category: string;
  readonly breed: string;
  readonly sex: 'M' | 'H';
  readonly birthDate: string;
  readonly sireHba: string | null;
  readonly damHba: string | null;
}

/** Adds animals to the registry: parents before their young, in the order of the list. */
export async function insertRegistryAnimals(
  db: Database,
  animals: readonly NewRegistryAnimal[],
): Promise<void> {
  const ids = new Map<string, number>();
  const idOf = (hba: string | null) => (hba === null ? null : (ids.get(hba) ?? null));
  for (const animal of animals) {
    const { category, breed, sex, name, hba, rp, cc, tag, cor, birthDate } = animal;
    const { id } = await db
      .insertInto('registry_animal')
      .values({
        ...{ category, breed, sex, name, hba, rp, cc, tag, cor },
        hba_key: numberKey(hba),
        cc_key: numberKey(cc),
        rp_key: numberKey(rp),
        birth_date: birthDate,
        sire_id: idOf(animal.sireHba),
        dam_id: idOf(animal.damHba),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(hba, id);
  }
}
