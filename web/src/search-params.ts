import * as z from 'zod/mini';

/** What an address may hold behind its question mark; what cannot be read there counts as left out. */
export function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

/** The id of a record. */
export const idSearch = maybe(z.coerce.number().check(z.int(), z.positive()));

/** A text of at most so many characters. */
export function textSearch(max: number) {
  return maybe(z.string().check(z.maxLength(max)));
}

/** The same of what is typed, where a number is a text, too. */
export function typedSearch(max: number) {
  return maybe(z.coerce.string().check(z.maxLength(max)));
}

/** Whether an address says something under a name, readable or not. */
export function names(search: string, name: string): boolean {
  return (new URLSearchParams(search).get(name) ?? '') !== '';
}
