import type { Deps } from '../../deps';
import { removeSubmittedAdds } from '../../db/submitted-adds';

/** How long a form may send again what it added, in milliseconds: a month. */
const patienceMs = 30 * 24 * 3600_000;

/** Forgets under which keys forms added what they added. Answers how many. */
export function sweepSubmits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeSubmittedAdds(db, new Date(clock().getTime() - patienceMs));
}
