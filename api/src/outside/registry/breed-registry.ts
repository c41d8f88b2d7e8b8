import type { RelativePath } from '@huella/domain/catalogue/lookups/relatives';

/** What is looked for: an animal by its herd-book number, or by its breeder's code and private number. */
export type RegistryQuestion = { readonly category: string; readonly breed: string } & (
  | { readonly mode: 'hba'; readonly hba: string }
  | { readonly mode: 'rp'; readonly cc: string; readonly rp: string }
);

/** An animal as a registry knows it; what it does not know is empty. */
export interface RegisteredAnimal {
  readonly name: string;
  readonly hba: string;
  readonly rp: string;
  readonly cc: string;
  readonly tag: string;
  readonly cor: string;
}

/** An animal that was found, with its ancestors as far as they are known. */
export interface Pedigree {
  readonly sex: 'M' | 'H' | '';
  /** `2026-11-21`, or empty. */
  readonly birthDate: string;
  readonly animals: ReadonlyMap<RelativePath, RegisteredAnimal>;
}

/** The registry of a breed society (decisions section 6): a table that the operator fills, or a service. */
export interface BreedRegistry {
  /** What it has under a number: none, one, or several where numbers were given twice. Throws `RegistryError`. */
  readonly search: (question: RegistryQuestion) => Promise<readonly Pedigree[]>;
}

/** The registry did not answer, or not in the agreed shape. */
export class RegistryError extends Error {
  readonly reason: 'noAnswer' | 'wrongAnswer';

  constructor(reason: 'noAnswer' | 'wrongAnswer', options?: ErrorOptions) {
    super(`the breed registry: ${reason}`, options);
    this.name = 'RegistryError';
    this.reason = reason;
  }
}

/** Most animals of an answer. */
export const maxFound = 20;
