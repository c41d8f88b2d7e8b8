import { z } from 'zod';
import { id } from './schemas';

/**
 * A filter as calls carry it (document 1 section 3). With the operator `words` it names no field: `value` is up to 256
 * characters, each word of which is found somewhere in the row, in any text that the caller may list (decision 76).
 */
export const filterItem = z
  .object({
    field: z.string().max(63).optional(),
    name: z.string().max(63).optional(),
    key: z.string().max(63).optional(),
    operator: z.string().max(20).optional(),
    value: z.unknown().optional(),
    /** 200 of an attribute, and of `run`, what a run wrote to; of `id` as many as a pasted list has. */
    values: z.array(z.unknown()).max(10_000).optional(),
    min: z.unknown().optional(),
    max: z.unknown().optional(),
    subFields: z.array(z.string().max(63)).max(10).optional(),
  })
  .meta({
    id: 'Filter',
    description:
      'A field with an operator: `=` contains, blind to case and accents, in `field` or any of `subFields`; `===` is; `inArray` is one of `values`; `betweenValues` and `betweenDates` lie from `min` to `max`. Without a field, `{ "operator": "words", "value": "novillito norte" }` finds the rows that hold each word of `value` somewhere: in any text that may be listed, in the name of a chosen option in the language of the user, or in the name of the lot, whatever its case and accents.',
  });

/** What a bulk call is about when it is more than a list of ids: all that filters find (decisions section 1). */
export const selection = z.object({
  filters: z.array(filterItem).max(40),
  /** Among what left the establishment by a transfer; without it among what is there. */
  suffix: z.literal('transferred').optional(),
  /** Found and yet not meant, by id: what was taken out of all that is found. */
  except: z.array(id).max(10_000).optional(),
  /** Only what a list lets be selected: nothing that is paused, on its way or ended (document 1 section 2). */
  selectable: z.boolean().optional(),
});
export type Selection = z.output<typeof selection>;

/**
 * How many a selection found when it was chosen: where another number is found, the call is refused with
 * `selectionMoved` and the new number, so that nobody acts on what they have not seen.
 */
export const selectedCount = z.number().int().min(0).max(10_000_000);

/** Why one record of many is refused: a code with slots and a place. */
export const recordIssue = z.object({
  record: z.string().nullable(),
  field: z.string().nullable(),
  code: z.string(),
  slots: z.record(z.string(), z.union([z.string(), z.number()])),
  level: z.enum(['error', 'warning']),
});
