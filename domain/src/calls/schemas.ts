import { z } from 'zod';

/** Shapes that several calls share. Parameters of an address are texts; these turn them into values. */

/** A row id in an address: digits that fit a safe integer, nothing else. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** A whole number in an address, 0 allowed. */
export const countParam = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Rows of a page, up to the largest (document 1 section 9). */
export const pageSizeParam = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .pipe(z.number().max(100));

/**
 * Reads as it was at the end of a day in the zone of the establishment, `2026-03-12`, as known today and by the rights of today
 * (decision 83). A day to come refuses.
 */
export const asOfQuery = z.object({ asOf: z.iso.date().optional() });

/** An id in a body. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** An id in a body that comes from a sheet or another program: a number, or digits. */
export const looseId = z.union([id, idParam]);

/** A parameter that the documents' paths carry and nothing reads. */
export const ignoredParam = z.string().max(256);

/** An answer that says only that it is done. */
export const done = z.object({ ok: z.literal(true) });

/** The one body of every refusal (decisions section 1): `error` and `message` both hold the code. */
export const errorBody = z
  .object({
    error: z.string(),
    message: z.string(),
    slots: z.record(z.string(), z.union([z.string(), z.number()])),
    /** What the documents name: of a quota what is left, of records that are refused a list of them, of codes of an oracle that are in use each with its asset; else null. */
    data: z.union([
      z.object({ canUse: z.literal(false), remainingQuota: z.number() }),
      z.array(z.object({ record: z.string().nullable(), field: z.string().nullable(), error: z.string() })),
      z.array(z.object({ pk: z.number(), oracleCode: z.string(), asset: z.string() })),
      z.null(),
    ]),
    issues: z.array(
      z.object({
        record: z.string().nullable(),
        field: z.string().nullable(),
        code: z.string(),
        slots: z.record(z.string(), z.union([z.string(), z.number()])),
        level: z.enum(['error', 'warning']),
      }),
    ),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });
