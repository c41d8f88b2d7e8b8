import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { hashOf, linkHours, nonceBytes, secretOf } from '../../http/link-secrets';
import { insertLink, type LinkPurpose } from './links.store';

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
