import * as z from 'zod/mini';
import { idSearch, maybe, textSearch } from './search-params';

/** An import: its upload, its open step, and whether the rows in error stay out. */
export const importSearch = z.object({
  upload: idSearch,
  step: textSearch(20),
  skip: maybe(z.literal('yes')),
});

/** The same of an event: which one, while there is no upload that says it. */
export const eventFileSearch = z.object({
  upload: idSearch,
  step: textSearch(20),
  skip: maybe(z.literal('yes')),
  event: idSearch,
});
