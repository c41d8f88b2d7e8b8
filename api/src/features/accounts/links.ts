import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { hashOf, nonceBytes, secretOf } from '../../http/link-secrets';
import { findLink, insertLink, type Link, type LinkPurpose } from './links.store';

/** Hours for which a link works. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { validate: 24, reset: 1 };

/** Where a link leads in the web application. */
const pathOf: Readonly<Record<LinkPurpose, string>> = {
  validate: '/public/signup/verify/hash/',
  reset: '/access/changePassword/',
};

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

/** Where a link leads, with what it carries; null when it is gone. */
export async function findLinkPath(db: Database, config: Config, linkId: number): Promise<string | null> {
  const link: Link | null = await findLink(db, linkId);
  return link && `${pathOf[link.purpose]}${secretOf(config.tokenSecret, link.purpose, link.nonce)}`;
}
