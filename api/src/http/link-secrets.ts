import { createHash, createHmac } from 'node:crypto';

/** Hours for which the links of mails work, by what they are for (security R8). */
export const linkHours = { validate: 24, reset: 1, authorization: 24 } as const;

/** Days for which somebody may accept an invitation, by its link or after signing in (decisions section 8). */
export const invitationDays = 14;

/** Hours for which the link of an invitation proves the e-mail that it was sent to, as that of another mail does. */
export const invitationProofHours = 24;

/** Bytes of the nonce that a secret follows from. */
export const nonceBytes = 32;

/**
 * What a link carries: 256 bits that follow from its nonce and the server's secret. So a mail can be written whenever
 * its job comes round, and nothing that opens an account lies in the database.
 */
export function secretOf(tokenSecret: string, purpose: string, nonce: Buffer): string {
  return createHmac('sha256', tokenSecret).update(`link:${purpose}:`).update(nonce).digest('base64url');
}

/** What a secret that was given out is found by: a reader of the database cannot use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
