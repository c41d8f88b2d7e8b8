import * as z from 'zod/mini';
import { idSearch, maybe, textSearch } from './search-params';
import { wizardSearch } from './wizard/wizard-session';

/** An import: its upload, its open step, and whether the rows in error stay out. */
const importParts = {
  upload: idSearch,
  step: textSearch(20),
  skip: maybe(z.literal('yes')),
};
export const importSearch = z.object(importParts);

/** The same of a transfer, which is asked more than its sheet says. */
export const transferSheetSearch = z.object({ ...importParts, v: wizardSearch.shape.v });

/** The same of an event: which one, while there is no upload that says it. */
export const eventFileSearch = z.object({ ...importParts, event: idSearch });
