import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { EventEffect } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { lotField } from '@huella/domain/rules/lot-field';
import { useTestApp, type TestApp } from '../../test/app';
import { buildAssets, buildBox, buildMember } from '../../test/build';
import { findInvariantFaults } from '../../test/invariants';
import { openPool, overPool, type Pool } from './database';
import { keyOf, openListCache, rowWindowOf, type CachedList } from './list-cache';
import { lockAssets } from './ledger/asset-rows';
import type { NewEvent } from './ledger/event-rows';
import { joinLot } from './ledger/lot-rows';
import { recordChanges } from './ledger/record-changes';
import { listAssets } from './list-query';
import type { ListQuery } from './list-types';
import { transact, type Inside } from './transact';

type Owner = Awaited<ReturnType<typeof buildMember>>;

const open = useTestApp();
const statusDay = { today: '2026-11-20', boxSubtype: 6 };
/** Another process on the same database, with connections and kept lists of its own. */
let other: { readonly app: TestApp; readonly pool: Pool };
let owner: Owner;
let ids: readonly number[] = [];
let serial = 0;

beforeAll(() => {
  const { host, port, user, password, database } = open().pool.options;
  const address = { host: host ?? '', port: port ?? 0, user: user ?? '', database: database ?? '' };
  const pool = openPool(
    { ...address, ...(typeof password === 'string' && { password }) },
    { max: 8, onError: () => undefined },
  );
  const db = overPool(pool);
  other = { pool, app: { ...open(), db, pool, deps: { ...open().deps, db, lists: openListCache() } } };
});
afterAll(() => other.pool.end());

function animal(weight: number): Values {
  serial += 1;
  return {
    visual_tag: `KD482C${String(serial).padStart(4, '0')}`,
    sex: 'H',
    category: 'VQ',
    horns: 'A',
    weight,
  };
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  ids = await buildAssets(open(), owner, [300, 310, 320, 330].map(animal));
});

function field(name: string) {
  const found = cowAr.attributes.find((attribute) => attribute.name === name);
  if (found === undefined) throw new Error(`no attribute is called ${name}`);
  return found;
}

const heavy: Filter = { operator: 'betweenValues', field: field('weight'), min: 300, max: null };
const horned: Filter = { operator: 'inArray', field: field('horns'), keys: ['A'] };
const lists: readonly (readonly [string, Pick<ListQuery, 'filters' | 'sort'>])[] = [
  ['all, by an index', { filters: [], sort: field('visual_tag') }],
  ['all, by an option', { filters: [], sort: field('category') }],
  ['by a slot', { filters: [heavy], sort: field('birth_date') }],
  ['by a slot, by an option', { filters: [heavy], sort: field('category') }],
  ['by the record', { filters: [horned], sort: field('horns') }],
];

function query(asked: Pick<ListQuery, 'filters' | 'sort'>): ListQuery {
  return { direction: 'asc', offset: 0, limit: 20, which: 'active', language: 'es', ...asked };
}

const scopeOf = (boxId: number) => ({ boxId, model: cowAr, statusDay, boxZone: 'UTC' });

const listOf = ({ db, deps }: TestApp, asked: Pick<ListQuery, 'filters' | 'sort'>, boxId = owner.boxId) =>
  listAssets(db, deps.lists, scopeOf(boxId), query(asked));

function eventOf(recordedBy: number, boxId: number, now: Date): NewEvent {
  return {
    ...{
      boxId,
      assetType: cowAr.id,
      eventType: -2,
      context: 'manual_form',
      at: now,
      zone: 'utc',
      now,
      recordedBy,
    },
    ...{
      targetBoxId: null,
      bizStep: 'inspecting',
      disposition: 'active',
      comment: null,
      fields: {},
      runId: null,
    },
  };
}

interface Written {
  readonly changes?: Values;
  readonly effect?: EventEffect;
  readonly target?: { readonly boxId: number; readonly companyId: number; readonly ownerCompanyId: null };
}

/** Records an event on assets, as any of the features would. */
async function record(db: Inside, which: readonly number[], { changes = {}, effect, target }: Written) {
  const { deps, time } = open();
  const locked = await lockAssets(db, cowAr.id, which);
  await recordChanges(db, deps.randomBytes, {
    model: cowAr,
    event: eventOf(owner.userId, owner.boxId, time.now),
    eventId: null,
    effect: effect ?? null,
    companyId: owner.companyId,
    rows: [...locked.values()].map((asset, at) => ({ row: at + 1, asset, changes, fields: {} })),
    ...(target !== undefined && { target }),
  });
}

const write = (app: TestApp, which: readonly number[], written: Written) =>
  transact(app.db, (db) => record(db, which, written));

describe('a list that was found before', () => {
  it.each(lists)('is believed while nothing is written: %s', async (_name, asked) => {
    const { db, deps } = open();
    const first = await listOf(open(), asked);
    expect([first.total, first.rows.map(({ id }) => id)]).toEqual([4, ids]);
    // What is kept is changed under its hand: an answer that says so was not found again.
    const key = keyOf(scopeOf(owner.boxId), query(asked), rowWindowOf(query(asked)));
    const kept = deps.lists.find(key);
    expect(kept).toMatchObject({ total: 4, ids });
    const marked = { ...(kept as CachedList), total: 3 }; // as was just expected
    deps.lists.keep(key, marked);
    expect((await listAssets(db, deps.lists, scopeOf(owner.boxId), query(asked))).total).toBe(3);
    // Another process writes: this one sees it at once.
    await buildAssets(other.app, owner, [animal(400)]);
    expect((await listOf(open(), asked)).total).toBe(5);
  });

  const writes: readonly (readonly [string, number, () => Promise<unknown>])[] = [
    ['an asset is added', 5, () => buildAssets(other.app, owner, [animal(400)])],
    ['a slot changes', 3, () => write(other.app, ids.slice(0, 1), { changes: { weight: 20 } })],
    ['the record changes', 3, () => write(other.app, ids.slice(0, 1), { changes: { horns: 'M' } })],
    ['an asset is retired', 3, () => write(other.app, ids.slice(0, 1), { effect: { kind: 'retire' } })],
    [
      'assets go elsewhere',
      2,
      async () => {
        const { companyId } = owner;
        const target = { boxId: await buildBox(open(), companyId), companyId, ownerCompanyId: null };
        const asked = { filters: [], sort: null };
        expect((await listOf(open(), asked, target.boxId)).total).toBe(0);
        await write(other.app, ids.slice(0, 2), { target });
        expect((await listOf(open(), asked, target.boxId)).total).toBe(2);
      },
    ],
  ];

  it.each(writes)('is found again once %s', async (_name, total, change) => {
    const both: readonly Filter[] = [heavy, horned];
    const asked = { filters: both, sort: field('visual_tag') };
    expect((await listOf(open(), asked)).total).toBe(4);
    await change();
    expect((await listOf(open(), asked)).total).toBe(total);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is found again once assets joined a lot', async () => {
    const { pool, deps, time } = open();
    const lot = await pool.query<{ id: number }>(
      `insert into lot (box_id, asset_type, attributes, name_key, public_id, created_by, created_at, updated_at)
       values ($1, $2, '{"name":"Uno"}', 'uno', 'uno-public', $3, $4, $4) returning id`,
      [owner.boxId, cowAr.id, owner.userId, time.now],
    );
    const id = lot.rows[0]?.id ?? 0;
    const asked = {
      filters: [{ operator: 'inArray', field: lotField, keys: [String(id)] } as const],
      sort: field('visual_tag'),
    };
    expect((await listOf(open(), asked)).total).toBe(0);
    await transact(other.app.db, async (db) => {
      const locked = await lockAssets(db, cowAr.id, ids.slice(0, 3));
      const occasion = eventOf(owner.userId, owner.boxId, time.now);
      await joinLot(db, deps.randomBytes, occasion, [...locked.values()], { id, name: 'Uno' });
    });
    expect((await listOf(open(), asked)).total).toBe(3);
  });

  it.each(lists)('is of one moment, whatever is written while it is found: %s', async (_name, asked) => {
    const { db, deps } = open();
    let written = false;
    // As soon as the database has answered where the page is, another process writes.
    const interrupted = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!written && Object.hasOwn(result.rows[0] ?? {}, 'ids')) {
          written = true;
          await buildAssets(other.app, owner, [animal(400)]);
        }
        return result;
      },
    });
    const before = await listAssets(interrupted, deps.lists, scopeOf(owner.boxId), query(asked));
    expect([written, before.total, before.rows.length]).toEqual([true, 4, 4]);
    expect((await listOf(open(), asked)).total).toBe(5);
  });

  it('says nothing of what is not committed, and keeps nothing of what was undone', async () => {
    const asked = { filters: [heavy], sort: field('weight') };
    const undone = transact(other.app.db, async (db) => {
      await record(db, ids.slice(0, 2), { effect: { kind: 'retire' } });
      expect((await listOf(open(), asked)).total).toBe(4);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await listOf(open(), asked)).total).toBe(4);
  });
});

describe('writers of one establishment', () => {
  it('do not wait for each other', async () => {
    await transact(open().db, async (one) => {
      await record(one, ids.slice(0, 1), { changes: { weight: 500 } });
      // Still open: the second still commits, or fails here.
      await transact(other.app.db, async (two) => {
        await sql`set local lock_timeout = '2s'`.execute(two);
        await record(two, ids.slice(1, 2), { changes: { weight: 510 } });
      });
    });
    const asked = { filters: [{ ...heavy, min: 500 }], sort: field('weight') };
    expect((await listOf(open(), asked)).total).toBe(2);
  });

  it('never let a list show half of what they wrote, and leave exact totals', async () => {
    const app = open();
    let writing = true;
    const pairs = Array.from({ length: 20 }, () => [animal(400), animal(410)]);
    const read = async (which: TestApp) => {
      const seen: number[] = [];
      while (writing) {
        for (const [name, asked] of lists) {
          const { total, rows } = await listOf(which, asked);
          expect([name, total % 2, rows.length]).toEqual([name, 0, Math.min(total, 20)]);
          seen.push(total);
        }
      }
      return seen;
    };
    const writers = Promise.all(
      pairs.map(async (pair, at) => {
        const by = at % 2 === 0 ? app : other.app;
        const written = await buildAssets(by, owner, pair);
        if (at % 4 === 0) await write(by, written, { effect: { kind: 'retire' } });
        if (at % 4 === 1) await write(by, written, { changes: { weight: 50, horns: 'M' } });
      }),
    ).finally(() => {
      writing = false;
    });
    await Promise.all([writers, read(app), read(other.app)]);
    for (const which of [app, other.app])
      expect(await Promise.all(lists.map(async ([, asked]) => (await listOf(which, asked)).total))).toEqual([
        34, 34, 24, 24, 24,
      ]);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });
});
