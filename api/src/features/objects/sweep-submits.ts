import type { Deps } from '../../deps';
import { removeSubmits } from '../../db/object-submits';

/** How long a form may send again what it saved, in milliseconds: a month. */
const patienceMs = 30 * 24 * 3600_000;

/** Forgets under which keys forms saved what they saved. Answers how many. */
export function sweepSubmits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeSubmits(db, new Date(clock().getTime() - patienceMs));
}
