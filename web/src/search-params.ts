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

/** What the address of a record says: its id, or what stands in the place of one and is none. */
export function withBadId<Search extends { readonly pk?: number | undefined }>(
  raw: Readonly<Record<string, unknown>>,
  search: Search,
): Search & { readonly bad?: string } {
  const said = raw['pk'] ?? raw['bad'];
  const isSaid = typeof said === 'number' || (typeof said === 'string' && said !== '');
  return search.pk === undefined && isSaid ? { ...search, bad: `${said}`.slice(0, 40) } : search;
}

/**
 * How a screen reads what is behind its question mark. It is made when such a screen is first opened: those of all screens together
 * keep a slow telephone busy for a tenth of a second before its first one.
 */
export function readSearch<Schema extends z.ZodMiniType>(make: () => Schema): Pick<Schema, '~standard'> {
  let made: Schema | null = null;
  return {
    get '~standard'() {
      return (made ??= make())['~standard'];
    },
  };
}
