import { sandboxDays } from '@huella/domain/rules/sandbox';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { listOldSandboxes, removeSandbox } from './sandbox.store';

const dayMs = 24 * 3600_000;
const atOnce = 200;

/** Removes the sandboxes whose time is over, each with all that is in it. Answers how many; run it now and then. */
export async function sweepSandboxes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - sandboxDays * dayMs);
  const old = await listOldSandboxes(db, before, atOnce);
  for (const userId of old) await transact(db, (inside) => removeSandbox(inside, userId));
  return old.length;
}
