import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildLot } from '../../../test/build-input';
import { runMails } from '../../../test/run-mails';
import { insertScans } from './scans.store';
import { sweepCodeWarnings } from './sweep-code-warnings';

const open = useTestApp();
let owner: Member;

beforeEach(async () => {
  const app = open();
  app.time.now = new Date('2026-11-28T15:00:00Z');
  await app.db.deleteFrom('qr_scan').execute();
  // What earlier tests left to be sent is none of the next.
  await runMails(app);
  app.mails.length = 0;
  owner = await buildMember(app, 'owner');
});

const hourMs = 3_600_000;

async function scan(id: number, countries: readonly (string | null)[], hoursAgo = 1, isBot = false) {
  const { db, time } = open();
  const at = new Date(time.now.getTime() - hoursAgo * hourMs);
  const rest = { qrType: 'identeco', boxId: owner.boxId, device: 'mobile', browser: 'Chrome', os: 'Android' };
  await insertScans(
    db,
    countries.map((country) => ({ ...rest, code: { of: 'asset' as const, id }, country, isBot, at })),
  );
}

const often = (count: number) => Array.from({ length: count }, () => 'AR');

async function warned(): Promise<readonly unknown[]> {
  await sweepCodeWarnings(open().deps);
  const { rows } = await open().pool.query<{ asset_id: number; kind: string }>(
    'select asset_id, kind from code_warning where box_id = $1 order by asset_id, kind',
    [owner.boxId],
  );
  return rows.map(({ asset_id: id, kind }) => [id, kind]);
}

async function buildLotOf(ids: readonly number[]): Promise<void> {
  const { db } = open();
  await open().call(
    'objects.add',
    buildLot({ boxId: owner.boxId, assetType: 33 } as never, { name: 'Tropa' }),
    owner,
  );
  const lot = await db
    .selectFrom('lot')
    .select('id')
    .where('box_id', '=', owner.boxId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('asset')
    .set({ lot_id: lot.id })
    .where('id', 'in', [...ids])
    .execute();
}

describe('a code that may have been copied', () => {
  it('is scanned in three countries within a day', async () => {
    const [far = 0, near = 0, slow = 0, robots = 0] = await buildAnimals(open(), owner, 4);
    await scan(far, ['AR', 'UY', 'DK']);
    await scan(near, ['AR', 'UY', null, null]);
    await scan(slow, ['AR', 'UY']);
    await scan(slow, ['DK'], 25);
    await scan(robots, ['AR', 'UY', 'DK'], 1, true);
    expect(await warned()).toEqual([[far, 'countries']]);
  });

  it('is scanned twenty times as often as the others of its lot, and fifty times at least', async () => {
    const ids = await buildAnimals(open(), owner, 4);
    const [many = 0, one = 0, two = 0, alone = 0] = ids;
    await buildLotOf([many, one, two]);
    await scan(many, often(60));
    await scan(one, often(3));
    await scan(two, often(4));
    await scan(alone, often(200));
    // Its median is 4: eighty would be twenty times as many.
    expect(await warned()).toEqual([]);
    await scan(many, often(20));
    expect(await warned()).toEqual([[many, 'many']]);
  });

  it('is told to the owner, once a week, and beside its scans', async () => {
    const app = open();
    const [one = 0, two = 0] = await buildAnimals(app, owner, 2);
    await scan(one, ['AR', 'UY', 'DK']);
    await Promise.all([sweepCodeWarnings(app.deps), sweepCodeWarnings(app.deps)]);
    await runMails(app);
    expect(app.mails).toHaveLength(1);
    expect(JSON.stringify(app.mails[0])).toContain('/qrMetrics');
    const figures = { params: { typeQr: 'identeco', id: String(one) } };
    expect((await app.call('qr.scanFigures', figures, owner)).warning).toMatchObject({
      ...{ kind: 'countries', scans: 3, countries: 3 },
    });
    app.time.now = new Date(app.time.now.getTime() + 24 * hourMs);
    await scan(two, ['AR', 'UY', 'DK']);
    expect(await warned()).toHaveLength(2);
    await runMails(app);
    expect(app.mails).toHaveLength(1);
    app.time.now = new Date(app.time.now.getTime() + 7 * 24 * hourMs);
    await scan(two, ['AR', 'UY', 'DK']);
    await sweepCodeWarnings(app.deps);
    await runMails(app);
    expect(app.mails).toHaveLength(2);
    const calm = { params: { typeQr: 'identeco', id: String(one) } };
    const { token } = await buildMember(app, 'owner');
    expect(await app.statusOf('qr.scanFigures', calm, { token })).toBe(404);
  });
});
