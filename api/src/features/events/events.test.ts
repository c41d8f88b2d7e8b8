import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAssets,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';

const open = useTestApp();
let owner: Member;
let id = 0;

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  [id = 0] = await buildAssets(open(), owner, [{ visual_tag: 'KD482C0010', sex: 'H', purchase_price: 2.4 }]);
});

const history = (token: string) => open().attempt('events.ofAsset', { params: { pk: id } }, token);
const listOf = (boxId: number, token: string) => open().attempt('events.list', { params: { boxId } }, token);

describe('the history of an asset', () => {
  it('is shown to users who may list it, and to nobody else', async () => {
    expect(await open().statusOf('events.ofAsset', { params: { pk: id } })).toBe(401);
    const stranger = await buildToken(open(), await buildUser(open()));
    const foreign = await history(stranger);
    const missing = await open().attempt('events.ofAsset', { params: { pk: 999999 } }, owner);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    expect((await history(await buildToken(open(), viewer))).status).toBe(200);
  });

  it('says what each event changed, in words of the user, under a seal', async () => {
    const { body } = await history(owner.token);
    expect(body).toMatchObject({
      chainHolds: true,
      entries: [
        {
          sequence: 1,
          name: 'Alta',
          seal: expect.stringMatching(/^[0-9a-f]{12}$/),
          changes: expect.arrayContaining([
            { name: 'sex', label: 'Sexo', before: '', after: 'Hembra' },
            { name: 'purchase_price', label: 'Precio de compra por kg', before: '', after: '2,4' },
          ]),
        },
      ],
    });
  });

  it.each([
    ['what an event changed', `update event_asset set changes = replace(changes, '2.4', '9.9')`],
    ['when it happened', `update event set header = replace(header, '2026', '2025')`],
    ['the order of events', 'update event_asset set sequence = sequence + 1'],
    ['the end of the chain', `update asset set chain_hash = decode('00', 'hex')`],
  ])('notices when somebody altered %s', async (_what, statement) => {
    const undo = await snapshot();
    await open().pool.query(statement);
    const { body } = await history(owner.token);
    await undo();
    expect(body).toMatchObject({ chainHolds: false });
    expect((await history(owner.token)).body).toMatchObject({ chainHolds: true });
  });

  it('holds although texts were erased', async () => {
    const undo = await snapshot();
    await open().pool.query('update event_asset set changes = null, salt = null');
    const { body } = await history(owner.token);
    await undo();
    expect(body).toMatchObject({ chainHolds: true, entries: [{ changes: [] }] });
  });
});

/** What the tables of the chain hold, and how to put it back. */
async function snapshot(): Promise<() => Promise<void>> {
  const { pool } = open();
  const read = async (table: string) =>
    (await pool.query<Record<string, unknown>>(`select * from ${table}`)).rows[0] ?? {};
  const [link, event, asset] = [await read('event_asset'), await read('event'), await read('asset')];
  return async () => {
    await pool.query('update event_asset set sequence = $1, changes = $2, salt = $3', [
      link['sequence'],
      link['changes'],
      link['salt'],
    ]);
    await pool.query('update event set header = $1', [event['header']]);
    await pool.query('update asset set chain_hash = $1', [asset['chain_hash']]);
  };
}

describe('the events of an establishment', () => {
  it('are listed newest first, with their counts and who recorded them', async () => {
    const { body } = await listOf(owner.boxId, owner.token);
    expect(body).toMatchObject({
      total: 1,
      rows: [{ event_type: -1, event_assets_count: 1, username: 'Ana Pérez' }],
    });
  });

  it('are nobody else’s', async () => {
    const other = await buildMember(open(), 'owner');
    expect((await listOf(owner.boxId, other.token)).status).toBe(404);
    expect((await listOf(999_999, other.token)).status).toBe(404);
    expect(await open().statusOf('events.list', { params: { boxId: owner.boxId } })).toBe(401);
  });
});
