import { z } from 'zod';
import { findUnclean } from '@huella/domain/clean';
import { relatives, type RelativePath } from '@huella/domain/catalogue/lookups/relatives';
import { fetchJson } from '../geocoding/fetch-json';
import {
  maxFound,
  RegistryError,
  type BreedRegistry,
  type Pedigree,
  type RegisteredAnimal,
} from './breed-registry';

export interface HttpRegistryOptions {
  /** Where the service answers; what is looked for is behind the question mark. */
  readonly url: string;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const text = z.string().max(120).nullish();

/**
 * The agreed shape of an answer: a list of animals by the words of document 2 section 3, each with its relatives
 * under the documents' names. What is not in it is not read.
 */
const answered = z.array(
  z.object({
    Nombre: z.string().min(1).max(120),
    Sexo: z.enum(['M', 'H']).nullish(),
    HBA: text,
    RP: text,
    CC: text,
    COR: text,
    caravana: text,
    fechaNacimiento: z.iso.date().nullish(),
    relatives: z
      .array(
        z.object({
          genealogy_relationship: z.enum(relatives.map(({ word }) => word)),
          genealogy_name: text,
          genealogy_hba: text,
          genealogy_rp: text,
          genealogy_cc: text,
          genealogy_cor: text,
          genealogy_idcaravana: text,
        }),
      )
      .max(relatives.length)
      .nullish(),
  }),
);
type Answered = z.output<typeof answered>[number];

/**
 * A registry behind an address (decisions section 6). It has five seconds and a quarter of a megabyte, may not lead
 * elsewhere, and nothing that it says is trusted beyond its shape.
 */
export function httpRegistry({
  url,
  timeoutMs = 5_000,
  maxBytes = 256 * 1024,
}: HttpRegistryOptions): BreedRegistry {
  return {
    search: async (question) => {
      const address = new URL(url);
      for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
      const answer = await fetchJson(address, { headers: {}, timeoutMs, maxBytes }).catch(
        (error: unknown) => {
          throw new RegistryError('noAnswer', { cause: error });
        },
      );
      const parsed = answered.safeParse(answer);
      if (!parsed.success || findUnclean(answer) !== null)
        throw new RegistryError('wrongAnswer', { cause: parsed.error });
      return parsed.data.slice(0, maxFound).map(pedigreeOf);
    },
  };
}

function pedigreeOf(animal: Answered): Pedigree {
  const own: RegisteredAnimal = {
    name: animal.Nombre,
    hba: animal.HBA ?? '',
    rp: animal.RP ?? '',
    cc: animal.CC ?? '',
    tag: animal.caravana ?? '',
    cor: animal.COR ?? '',
  };
  const others = (animal.relatives ?? []).flatMap(
    (each): readonly (readonly [RelativePath, RegisteredAnimal])[] => {
      const path = relatives.find(({ word }) => word === each.genealogy_relationship)?.path ?? '';
      return path === '' ? [] : [[path, relativeOf(each)]];
    },
  );
  return {
    sex: animal.Sexo ?? '',
    birthDate: animal.fechaNacimiento ?? '',
    animals: new Map([['', own], ...others]),
  };
}

function relativeOf(each: NonNullable<Answered['relatives']>[number]): RegisteredAnimal {
  return {
    name: each.genealogy_name ?? '',
    hba: each.genealogy_hba ?? '',
    rp: each.genealogy_rp ?? '',
    cc: each.genealogy_cc ?? '',
    tag: each.genealogy_idcaravana ?? '',
    cor: each.genealogy_cor ?? '',
  };
}
