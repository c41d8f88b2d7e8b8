import { z } from 'zod';
import { defineCall } from './contract';

/** A relative: the fields of the genealogy record by their names (document 2 section 3). */
const relative = z.object({
  genealogy_relationship: z.string(),
  genealogy_idcaravana: z.string(),
  genealogy_hba: z.string(),
  genealogy_rp: z.string(),
  genealogy_cc: z.string(),
  genealogy_name: z.string(),
  genealogy_cor: z.string(),
});
export type RegistryRelative = z.output<typeof relative>;

const found = z
  .object({
    Nombre: z.string(),
    /** `M` or `H`. */
    Sexo: z.string(),
    HBA: z.string(),
    /** `2026-11-21`, empty when the registry does not know it. */
    fechaNacimiento: z.string(),
    /** The animal, its parents and grandparents, as far as they are known. */
    relatives: z.array(relative),
  })
  .meta({ id: 'RegistryAnimal' });
export type RegistryAnimal = z.output<typeof found>;

const text = z.string().max(40);

/** The national registry of a breed (document 2 sections 2, 3 and 7). */
export const genealogyCalls = {
  'genealogy.search': defineCall({
    method: 'POST',
    path: '/genealogy/sra',
    access: { who: 'user' },
    tag: 'genealogy',
    summary:
      'The animals that a breed registry has under a herd-book number, or a breeder code and private number',
    body: z.object({
      mode: z.enum(['hba', 'rp']),
      category: text,
      breed: text,
      hba: text.nullish(),
      cc: text.nullish(),
      rp: text.nullish(),
      /** Carried by the documents' call; who asks is known by the session. */
      userId: z.union([z.number(), z.string().max(40)]).nullish(),
    }),
    reply: z.array(found),
    errors: ['registryUnavailable', 'registryWrongAnswer'],
  }),
};
