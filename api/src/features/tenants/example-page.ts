import { qrLinkOf } from '@huella/domain/model/qr-types';
import type { Deps } from '../../deps';
import { findBestTravelled, isLive } from './example-page.store';

/**
 * Answers the address of a public page that visitors may be shown: of the demo data, that of what has been at most places.
 * Null on every other server, whose pages are its companies' own. What was found is kept while it is there.
 */
export function openExamplePage({ db, isDemo }: Pick<Deps, 'db' | 'isDemo'>): () => Promise<string | null> {
  let found: string | null = null;
  return async () => {
    if (!isDemo) return null;
    if (found === null || !(await isLive(db, found))) found = await findBestTravelled(db);
    return found === null ? null : qrLinkOf('', 'identeco', found);
  };
}
