import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildLot } from '../../../test/build-input';
import { insertScans } from './scans.store';

const open = useTestApp();
let owner: Member;
let tags = 0;

beforeEach(async () => {
  open().time.now = new Date('2026-11-28T15:00:00Z');
  owner = await buildMember(open(), 'owner');
});

const hourMs = 3_600_000;

interface Scan {
  readonly hoursAgo: number;
  readonly country?: string | null;
  readonly os?: string;
  readonly device?: string;
  readonly isBot?: boolean;
}

async function buildCow(): Promise<number> {
  tags += 1;
  const [id = 0] = await buildAssets(open(), owner, [{ visual_tag: `KA001C${String(1000 + tags)}` }]);
  return id;
}

async function scan(id: number, scans: readonly Scan[]): Promise<void> {
  const { db, time } = open();
  const rows = scans.map(
    ({ hoursAgo, country = 'AR', os = 'Android', device = 'mobile', isBot = false }) => ({
      ...{ qrType: 'identeco', code: { of: 'asset' as const, id }, boxId: owner.boxId },
      ...{ country, os, device, isBot, browser: 'Chrome' },
      at: new Date(time.now.getTime() - hoursAgo * hourMs),
    }),
  );
  if (rows.length > 0) await insertScans(db, rows);
}

const grid = (more: object = {}) => ({
  params: {
    ...{ qrType: 'qrIdenteco', establishment: String(owner.boxId), pageSize: '20' },
    ...{ page: '0', sortField: 'id' as const, sortDir: 'desc' as const, ...more },
  },
});
const figures = (id: number, query: object = {}) => ({
  params: { typeQr: 'qrIdenteco', id: String(id) },
  query,
});

describe('the metrics of codes', () => {
  it('count the clicks of people on each code, page by page', async () => {
    const app = open();
    const [one, two, three] = [await buildCow(), await buildCow(), await buildCow()];
    await scan(two, [{ hoursAgo: 1 }, { hoursAgo: 2 }, { hoursAgo: 3, isBot: true }]);
    await scan(one, [{ hoursAgo: 1 }]);
    const clicksOf = async (more: object) =>
      (await app.call('qr.metrics', grid(more), owner)).res.map(({ id, clicks }) => [id, clicks]);
    expect(await clicksOf({})).toEqual([
      [three, 0],
      [two, 2],
      [one, 1],
    ]);
    expect(await clicksOf({ sortField: 'clicks' })).toEqual([
      [two, 2],
      [one, 1],
      [three, 0],
    ]);
    expect(await clicksOf({ pageSize: '2', page: '1', sortDir: 'asc' })).toEqual([[three, 0]]);
    const { res, resTotal } = await app.call('qr.metrics', grid(), owner);
    expect(resTotal).toBe(3);
    expect(res[0]).toMatchObject({ qrtype: 'qrIdenteco', label: expect.stringContaining('KA001') as string });
  });

  it('show the codes of lots that were handed out, and no kind of page that the establishment has not', async () => {
    const app = open();
    const place = { boxId: owner.boxId, assetType: 33 };
    await app.call('objects.add', buildLot(place as never, { name: 'Novillos' }), owner);
    const trupo = await app.call('qr.metrics', grid({ qrType: 'qrIdentecoTrupo' }), owner);
    expect(trupo).toEqual({ res: [], resTotal: 0 });
    await app.db.updateTable('lot').set({ qr_event: true }).where('box_id', '=', owner.boxId).execute();
    const after = await app.call('qr.metrics', grid({ qrType: 'qrIdentecoTrupo' }), owner);
    expect(after.res).toMatchObject([{ label: 'Novillos', clicks: 0, qrtype: 'qrIdentecoTrupo' }]);
    const blending = await app.call('qr.metrics', grid({ qrType: 'qrBlendingTrupo' }), owner);
    expect(blending.res).toEqual([]);
  });

  it('are for who works on the codes there', async () => {
    const app = open();
    const cow = await buildCow();
    const stranger = await buildMember(app, 'owner');
    const viewer = await buildColleague(app, owner, 'viewer');
    const marketing = await buildColleague(app, owner, 'marketing');
    const asked = { params: { typeQr: 'identeco', id: String(cow) } };
    const permission = (caller: { readonly token: string }) => app.call('qr.logsPermission', asked, caller);
    expect(await permission(marketing)).toEqual([{ boxholder: owner.boxId, type: 'qrIdenteco' }]);
    expect(await permission(viewer)).toEqual([]);
    expect(await permission(stranger)).toEqual([]);
    expect(
      await app.call('qr.logsPermission', { params: { ...asked.params, id: '99999999' } }, owner),
    ).toEqual([]);
    expect(await app.statusOf('qr.metrics', grid(), marketing)).toBe(200);
    expect(await app.statusOf('qr.metrics', grid(), viewer)).toBe(403);
    expect(await app.statusOf('qr.metrics', grid(), stranger)).toBe(404);
    expect(await app.statusOf('qr.scanFigures', figures(cow), marketing)).toBe(200);
    expect(await app.statusOf('qr.scanFigures', figures(cow), viewer)).toBe(403);
    expect(await app.statusOf('qr.scanFigures', figures(cow), stranger)).toBe(404);
  });
});

describe('the log of a code', () => {
  it('counts the last 24, 168 and 720 hours and all time, beside as long a time before', async () => {
    const cow = await buildCow();
    await scan(
      cow,
      [1, 23, 25, 100, 200, 700, 800, 2000].map((hoursAgo) => ({ hoursAgo })),
    );
    const { hits } = await open().call('qr.scanFigures', figures(cow), owner);
    expect(hits).toEqual({
      day: { count: 2, before: 1 },
      week: { count: 4, before: 1 },
      month: { count: 6, before: 1 },
      all: 8,
      since: '2026-09-06T07:00:00.000Z',
    });
  });

  it('has thirty points of the days of the user, those without a scan among them', async () => {
    const app = open();
    const cow = await buildCow();
    // 22:30 of the 27th in Buenos Aires is the 28th in UTC.
    await scan(cow, [{ hoursAgo: 13.5 }, { hoursAgo: 1 }, { hoursAgo: 24 * 40 }]);
    const { points, before, code, phones } = await app.call('qr.scanFigures', figures(cow), owner);
    expect(code).toMatch(/^HTTP:\/\/127\.0\.0\.1:3000\/Q\/[\dA-Z]{25}$/);
    expect(phones).toBe(3);
    // As many days before those, of which one had a scan.
    expect(before).toHaveLength(30);
    expect(before.at(-11)).toBe(1);
    expect(before.filter((count) => count > 0)).toEqual([1]);
    expect(points).toHaveLength(30);
    expect(points.slice(-2)).toEqual([
      { day: '2026-11-27', count: 1 },
      { day: '2026-11-28', count: 1 },
    ]);
    expect(points[0]).toEqual({ day: '2026-10-30', count: 0 });
    const { points: months } = await app.call('qr.scanFigures', figures(cow, { by: 'month' }), owner);
    expect(months.at(-1)).toEqual({ day: '2026-11-01', count: 2 });
    expect(months.at(-2)).toEqual({ day: '2026-10-01', count: 1 });
  });

  it('shares them among five countries and kinds of device, the rest as others, the unknown by itself', async () => {
    const cow = await buildCow();
    const from = (country: string | null, count: number) =>
      Array.from({ length: count }, () => ({ hoursAgo: 1, country }));
    await scan(cow, [
      ...[...from('AR', 7), ...from('UY', 6), ...from(null, 5), ...from('DK', 4), ...from('BE', 3)],
      ...[...from('ES', 2), ...from('CL', 1)],
      ...[
        { hoursAgo: 100, os: 'iOS' },
        { hoursAgo: 100, os: 'iOS', device: 'tablet' },
        { hoursAgo: 100, os: '' },
      ],
    ]);
    const all = await open().call('qr.scanFigures', figures(cow), owner);
    expect(all.byCountry.top.map(({ key }) => key)).toEqual(['AR', 'UY', '', 'DK', 'BE']);
    expect(all.byCountry.others).toEqual({ kinds: 2, count: 3 });
    expect([all.countries.length, all.devices.length]).toEqual([7, 4]);
    expect(all.countries).toHaveLength(7);
    expect(all.byDevice.top.map(({ key }) => key).toSorted()).toEqual(['', 'Android', 'iPad', 'iPhone']);
    const recent = await open().call('qr.scanFigures', figures(cow, { hours: '24' }), owner);
    expect(recent.byDevice.top).toEqual([{ key: 'Android', count: 28 }]);
  });
});
