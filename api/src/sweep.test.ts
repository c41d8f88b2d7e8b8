import { expect, it } from 'vitest';
import { useTestApp } from '../test/app';
import { buildUser } from '../test/build';
import { openTestLog } from '../test/test-log';
import { listFaultCounts, openFaults } from './db/faults';
import { recordSecurityEvent } from './features/users/security-events.store';
import { sweep } from './sweep';

const open = useTestApp();

it('goes on after a step that fails, which is logged and counted once', async () => {
  const { db, deps, pool, time } = open();
  const userId = await buildUser(open());
  const at = new Date(time.now.getTime() - 402 * 24 * 3600_000);
  await recordSecurityEvent(db, { userId, kind: 'signedIn', at });
  const { log, lines } = openTestLog(() => undefined);
  const faults = openFaults({ ...deps, log });
  // Links are swept first, and what happened to accounts after them.
  await pool.query('alter table access_link rename to access_link_away');
  try {
    await sweep({ ...deps, log, faults });
  } finally {
    await pool.query('alter table access_link_away rename to access_link');
  }
  await faults.flush();
  expect(await db.selectFrom('security_event').selectAll().execute()).toEqual([]);
  expect(lines).toMatchObject([
    { level: 50, kind: 'sweep', step: 'links', err: { stack: expect.any(String) } },
  ]);
  expect(await listFaultCounts(db, at)).toMatchObject([{ kind: 'sweep', count: 1 }]);
  await sweep({ ...deps, log, faults });
  expect(lines).toHaveLength(1);
});
