import { z } from 'zod';

/** Most letters of what somebody writes who finds that a page does not fit. */
export const maxReport = { text: 1_000, contact: 200 } as const;

/** What somebody says who finds that a page does not fit: in a form without script, too. */
export const reportBody = z.object({
  text: z.string().trim().min(1).max(maxReport.text),
  /** Where they may be answered; blank where they left none. */
  contact: z
    .union([z.literal(''), z.email().max(maxReport.contact)])
    .optional()
    .transform((contact) => (contact === undefined || contact === '' ? null : contact)),
});
