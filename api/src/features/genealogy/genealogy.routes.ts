import type { BodyOf } from '@huella/domain/calls/contract';
import type { RegistryAnimal, RegistryRelative } from '@huella/domain/calls/genealogy';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, issue, type Issue } from '@huella/domain/model/errors';
import { relatives, wordOfRelative, type RelativePath } from '@huella/domain/catalogue/lookups/relatives';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import {
  RegistryError,
  type BreedRegistry,
  type Pedigree,
  type RegisteredAnimal,
  type RegistryQuestion,
} from '../../outside/registry/breed-registry';
import { httpRegistry } from '../../outside/registry/http-registry';
import { tableRegistry } from '../../outside/registry/registry.store';

/** The breed registry behind the genealogy of an animal (document 2 sections 2 and 7, decisions section 6). */
export function genealogyRoutes(deps: Deps): Pick<Handlers, 'genealogy.search'> {
  const { breedRegistryUrl } = deps.config;
  const registry =
    breedRegistryUrl === null ? tableRegistry(deps.db) : httpRegistry({ url: breedRegistryUrl });
  return {
    'genealogy.search': async ({ body }) => {
      const found = await search(registry, questionOf(body));
      return found.map(present);
    },
  };
}

/** What is asked, whole (document 2 section 5): both modes need category and breed. */
function questionOf(body: BodyOf<Calls['genealogy.search']>): RegistryQuestion {
  const { mode } = body;
  const [category, breed] = [body.category.trim(), body.breed.trim()];
  const [hba, cc, rp] = [body.hba, body.cc, body.rp].map((text) => text?.trim() ?? '');
  const needed = mode === 'hba' ? { category, breed, hba } : { category, breed, cc, rp };
  const missing = Object.entries(needed).flatMap(([name, value]): readonly Issue[] =>
    value === undefined || value === '' ? [issue(name, 'mandatory')] : [],
  );
  if (missing.length > 0) failWith(missing);
  return mode === 'hba'
    ? { mode, category, breed, hba: hba ?? '' }
    : { mode, category, breed, cc: cc ?? '', rp: rp ?? '' };
}

const refusals = { noAnswer: 'registryUnavailable', wrongAnswer: 'registryWrongAnswer' } as const;

function search(registry: BreedRegistry, question: RegistryQuestion): Promise<readonly Pedigree[]> {
  return registry.search(question).catch((error: unknown) => {
    if (error instanceof RegistryError) return fail(refusals[error.reason]);
    throw error;
  });
}

function present({ sex, birthDate, animals }: Pedigree): RegistryAnimal {
  const own = animals.get('');
  return {
    Nombre: own?.name ?? '',
    Sexo: sex,
    HBA: own?.hba ?? '',
    fechaNacimiento: birthDate,
    relatives: relatives.flatMap(({ path }) => {
      const animal = animals.get(path);
      return animal === undefined ? [] : [presentRelative(path, animal)];
    }),
  };
}

function presentRelative(path: RelativePath, animal: RegisteredAnimal): RegistryRelative {
  return {
    genealogy_relationship: wordOfRelative(path),
    genealogy_idcaravana: animal.tag,
    genealogy_hba: animal.hba,
    genealogy_rp: animal.rp,
    genealogy_cc: animal.cc,
    genealogy_name: animal.name,
    genealogy_cor: animal.cor,
  };
}
