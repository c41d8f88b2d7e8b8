import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { findLink, insertLink, type Link, type LinkPurpose } from './links.store';

/** Hours for which a link works. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { validate: 24, reset: 1 };

const nonceBytes = 32;

/** Where a link leads in the web application. */
const pathOf: Readonly<Record<LinkPurpose, string>> = {
  validate: '/public/signup/verify/hash/',
  reset: '/access/changePassword/',
};

/**
 * What a link carries: 256 bits that follow from its nonce and the server's secret. So a mail can be written whenever
 * its job comes round, and nothing that opens an account lies in the database.
 */
export function secretOf(tokenSecret: string, purpose: LinkPurpose, nonce: Buffer): string {
  return createHmac('sha256', tokenSecret).update(`link:${purpose}:`).update(nonce).digest('base64url');
}

/** What a link is found by. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Writes a link for a user and answers its id. */
export async function addLink(
  db: Database,
  deps: Pick<Deps, 'config' | 'randomBytes' | 'clock'>,
  purpose: LinkPurpose,
  to: { readonly userId: number; readonly emailKey: string },
): Promise<number> {
  const now = deps.clock();
  const nonce = deps.randomBytes(nonceBytes);
  return insertLink(
    db,
    {
      purpose,
      ...to,
      nonce,
      hash: hashOf(secretOf(deps.config.tokenSecret, purpose, nonce)),
      expiresAt: new Date(now.getTime() + linkHours[purpose] * 3600_000),
    },
    now,
  );
}

/** The whole address of a link, by the configured address of the product, whatever host was asked; null when it is gone. */
export async function findAddress(db: Database, config: Config, linkId: number): Promise<string | null> {
  const link: Link | null = await findLink(db, linkId);
  if (link === null) return null;
  const secret = secretOf(config.tokenSecret, link.purpose, link.nonce);
  return new URL(`${pathOf[link.purpose]}${secret}`, config.publicUrl).href;
}
