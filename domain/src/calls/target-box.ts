import { z } from 'zod';
import { recordIssue } from './selection';

/** An establishment as somebody who wants to send to it may see it (document 2 section 3). */
export const targetBox = z.object({
  id: z.number(),
  box_name: z.string(),
  alias: z.string(),
  subtype: z.number(),
  subtype_name: z.string(),
  company: z.object({ company_name: z.string() }),
  /** It is of the company that sends: nothing changes its owner. */
  own: z.boolean(),
  city: z.string(),
  region: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** What speaks against the transfer; with any of these it is refused. */
  error: z.array(recordIssue),
  /** What was looked at and is well: the code of each check with its figures. */
  passed: z.array(
    z.object({ code: z.string(), slots: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  /** Lots that the assets are in: how many of them are going, out of how many. */
  lots: z.array(z.object({ id: z.number(), name: z.string(), going: z.number(), total: z.number() })),
  /** How many of the assets may go, and how many may not. */
  can: z.number(),
  cannot: z.number(),
  /** How many of them the sending company owns. */
  owned: z.number(),
  /** The first of those that may not go, with the reason of each. */
  left: z.array(z.object({ id: z.number(), label: z.string(), issue: recordIssue })),
  /** Whether it confirms what arrives: until then it is in transit. */
  confirms: z.boolean(),
  /** The picture of the establishment, else of its company. */
  logo: z.string().nullable(),
  /** What else is known of it, as people read it; a file has its name and address (document 2 section 3). */
  mds: z.array(
    z.object({
      field_key: z.string(),
      field_label: z.string(),
      field_value: z.string(),
      originalName: z.string().optional(),
      publicFileURI: z.string().optional(),
    }),
  ),
});
export type TargetBox = z.output<typeof targetBox>;
