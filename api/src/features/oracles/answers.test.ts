import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import type { Member } from '../../../test/build';
import { buildBags, buildKeeper, buildRecord, loadOracle } from '../../../test/build-oracle';
import { findInvariantFaults } from '../../../test/invariants';
import { runMails } from '../../../test/run-mails';
import { tellAllOracles } from './tell-answers';

const open = useTestApp();
const key = 'stock_provider';
let keeper: Member;

beforeEach(async () => {
  const app = open();
  app.time.now = new Date('2026-11-28T15:00:00Z');
  await app.db.deleteFrom('oracle_link').execute();
  await app.db.deleteFrom('oracle').execute();
  await app.pool.query("delete from mail where kind = 'oracleDoubts'");
  await runMails(app);
  app.mails.length = 0;
  keeper = await buildKeeper(app);
});

async function link(...pairs: readonly (readonly [number, string])[]): Promise<void> {
  const params = { boxId: String(keeper.boxId), oracleKey: key, assetId: '35' };
  await open().call('oracles.save', { params, body: pairs.map(([pk, id]) => ({ pk, id })) }, keeper);
}

async function events(pk: number): Promise<readonly (readonly [number, string])[]> {
  const { entries, chainHolds } = await open().call('events.ofAsset', { params: { pk: String(pk) } }, keeper);
  expect(chainHolds).toBe(true);
  return entries.map(({ event_type: type, details }) => [
    type,
    details.find(({ label }) => label === 'Resultado')?.text ?? '',
  ]);
}

async function existence(pk: number): Promise<unknown> {
  const { values } = await open().call(
    'objects.get',
    { params: { objectType: 'asset', pk } } as never,
    keeper,
  );
  return (values as Record<string, unknown>)['stock_provider_existence'];
}

/** The mails about doubts, sent as if their wait were over. */
async function doubts(): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const app = open();
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runMails(app);
  return app.mails.filter(({ subject }) => subject.startsWith('Los oráculos'));
}

describe('a new version of a file', () => {
  it('is an event of what it says something else of, with its source, and of nothing else', async () => {
    const [same = 0, other = 0, gone = 0] = await buildBags(open(), keeper, [{}, {}, {}]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2'), buildRecord('A-3')]);
    await link([same, 'A-1'], [other, 'A-2'], [gone, 'A-3']);
    open().time.now = new Date('2026-11-28T15:05:00Z');
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2', { existence: 'N' })]);
    expect(await events(same)).toEqual([
      [-21, 'Coincide'],
      [-1, ''],
    ]);
    expect(await events(other)).toEqual([
      [-22, 'No existe'],
      [-21, 'Coincide'],
      [-1, ''],
    ]);
    expect((await events(gone))[0]).toEqual([-22, 'Dejó de confirmarlo']);
    expect([await existence(same), await existence(other), await existence(gone)]).toEqual([
      'exists',
      'missing',
      'unknown',
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is told to the owners in one mail that names what does not match, and the good news is not', async () => {
    const [one = 0, two = 0] = await buildBags(open(), keeper, [{}, {}]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2')]);
    await link([one, 'A-1'], [two, 'A-2']);
    await loadOracle(open(), key, [buildRecord('A-1', { tonnes: 150 })]);
    const [mail, ...more] = await doubts();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('otra cosa de 2');
    expect(mail?.text).toContain('difiere de lo registrado');
    expect(mail?.text).toContain('dejó de confirmarlo');
    open().mails.length = 0;
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2')]);
    expect(await doubts()).toEqual([]);
    expect((await events(one))[0]).toEqual([-22, 'Coincide']);
  });

  it('that says the same is none, and a record that comes back is confirmed again', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-9')]);
    await link([bag, 'A-1']);
    await loadOracle(open(), key, [buildRecord('A-9'), buildRecord('A-1')]);
    const [oracle] = await open().call('oracles.list', { params: { assetId: '35' } }, keeper);
    expect(oracle?.version).toBe(1);
    await loadOracle(open(), key, [buildRecord('A-9')]);
    const params = { assetId: '35', boxId: String(keeper.boxId), oracleKey: key, linked: '2' } as never;
    const { body } = await open().attempt('oracles.assets', { params }, keeper.token);
    // The last good answer stays in view, as what it is.
    expect(body).toMatchObject([{ link: { verdict: 'silent', version: 1, answer: { tonnes: 200 } } }]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    expect((await events(bag)).map(([type]) => type)).toEqual([-22, -22, -21, -1]);
    expect(await existence(bag)).toBe('exists');
  });

  it('waits for what is paused, and is told once however often it is asked', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    await link([bag, 'A-1']);
    await open().db.updateTable('asset').set({ paused_message: 'x' }).where('id', '=', bag).execute();
    await loadOracle(open(), key, [buildRecord('A-1', { tonnes: 10 })]);
    expect((await events(bag)).map(([type]) => type)).toEqual([-21, -1]);
    await open().db.updateTable('asset').set({ paused_message: null }).where('id', '=', bag).execute();
    await Promise.all([tellAllOracles(open().deps), tellAllOracles(open().deps)]);
    await tellAllOracles(open().deps);
    expect((await events(bag)).map(([type]) => type)).toEqual([-22, -21, -1]);
  });

  it('is compared with the record as it is once that was changed, without an event', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{ tonnage: 150, tonnage_left: 150 }]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    await link([bag, 'A-1']);
    const standing = () =>
      open().call('oracles.standing', { params: { assetId: '35', boxId: String(keeper.boxId) } }, keeper);
    expect((await standing()).verdicts).toMatchObject({ differs: 1 });
    open().time.now = new Date('2026-11-28T15:05:00Z');
    await open().pool.query(
      `update asset set attributes = attributes || '{"tonnage": 200, "tonnage_left": 200}', updated_at = $2 where id = $1`,
      [bag, open().time.now],
    );
    open().time.now = new Date('2026-11-28T15:06:00Z');
    await tellAllOracles(open().deps);
    expect((await standing()).verdicts).toMatchObject({ matches: 1, differs: 0 });
    expect((await events(bag)).map(([type]) => type)).toEqual([-21, -1]);
  });
});
