import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

/** The kinds of records that must be whole before an establishment is worked in. */
export const lookedAtKinds = ['user', 'company', 'box'] as const;

const errorEntry = z.object({
  /** A field that has to be filled, or a renewal that is due. */
  kind: z.enum(['required', 'renewal']),
  objectType: z.enum(lookedAtKinds),
  pk: z.number(),
  field: z.string(),
  /** The code of what is wrong. */
  message: z.string(),
  recordLabel: z.string(),
  /** The name of the field; null of what no form asks for. */
  fieldLabel: z.string().nullable(),
  /** Whether the user may correct it. */
  mayEdit: z.boolean(),
  /** Since when, of a renewal. */
  since: z.iso.date().nullable(),
});
export type ErrorEntry = z.output<typeof errorEntry>;

/** What has to be seen to before an establishment is worked in (document 1 section 7, decisions section 4). */
export const fieldCalls = {
  'fields.validate': defineCall({
    method: 'GET',
    path: '/fields/validate/:boxId',
    access: { who: 'member', box: 'boxId' },
    tag: 'context',
    summary:
      'What is missing in the records of the user, the company and the establishment, and a renewal due',
    params: z.object({ boxId: idParam }),
    reply: z.object({
      error_stack: z.array(errorEntry),
      /** Who administers the company and can correct what the user may not; a few names. */
      managers: z.array(z.string()),
    }),
  }),
};
