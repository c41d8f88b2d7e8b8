import { randomBytes } from 'node:crypto';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Values } from '@huella/domain/model/value';
import type { Connection } from '../api/src/db/connect';
import { keysColumn, keysOf, searchedOf, slotsOf, textsColumn } from '../api/src/db/index-slots';
import { valuesOf } from './herd-rows';
import { now, zone, type Target } from './owner';

type Pool = Connection['pool'];

/** Rows of one transaction, as in the product. */
const chunkRows = 1_000;

/** A statement with its parameters, made before anything is timed. */
export interface Prepared {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Runs prepared chunks, each in a transaction of its own; answers how many milliseconds that took. */
export async function timeChunks(pool: Pool, chunks: readonly (readonly Prepared[])[]): Promise<number> {
  const client = await pool.connect();
  const begun = performance.now();
  for (const statements of chunks) {
    await client.query('begin');
    for (const { text, parameters } of statements) await client.query(text, [...parameters]);
    await client.query('commit');
  }
  const took = performance.now() - begun;
  client.release();
  return took;
}

/** Pieces of a list of rows, as many as a transaction takes. */
export function chunksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / chunkRows) }, (_, at) =>
    rows.slice(at * chunkRows, (at + 1) * chunkRows),
  );
}

const kindsOfRuns: ReadonlyMap<number, string> = new Map([
  [engineEvents.load, 'add'],
  [engineEvents.edit, 'update'],
]);

/** A run whose rows wait, and the event that they will be recorded under: the rows to be filled in. */
export async function insertWaiting(
  pool: Pool,
  target: Target,
  eventType: number,
  rows: readonly { readonly row: number; readonly assetId: number | null }[],
): Promise<{ readonly runId: number; readonly eventId: number }> {
  const { owned, boxId } = target;
  const kind = kindsOfRuns.get(eventType) ?? 'event';
  const run = await pool.query<{ id: number }>(
    `insert into run (kind, state, box_id, asset_type, event_type, started_by, submit_key, submit_digest, payload,
                      total, created_at, ended_at)
     values ($1, 'completed', $2, $3, $4, $5, gen_random_uuid()::text, '', '{}', $6, $7, $7) returning id`,
    [kind, boxId, cowAr.id, eventType, owned.userId, rows.length, now],
  );
  const eventId = await insertOneEvent(pool, target, eventType, rows.length);
  const runId = run.rows[0]?.id ?? 0;
  await pool.query(
    `insert into run_row (run_id, row, asset_id, outcome)
     select $1, r.row, r."assetId", 'waiting' from jsonb_to_recordset($2) as r(row integer, "assetId" bigint)`,
    [runId, JSON.stringify(rows)],
  );
  return { runId, eventId };
}

async function insertOneEvent(
  pool: Pool,
  { owned, boxId }: Target,
  eventType: number,
  count: number,
): Promise<number> {
  const event = await pool.query<{ id: number }>(
    `insert into event (box_id, asset_type, event_type, context, event_time, event_zone, record_time, recorded_by,
                        assets_count, header, digest)
     values ($1, $2, $3, 'massive_excel_upload', $4, $5, $4, $6, $7, '{}', '') returning id`,
    [boxId, cowAr.id, eventType, now, zone, owned.userId, count],
  );
  return event.rows[0]?.id ?? 0;
}

/** What a link in a chain holds beside its asset: bytes of the right lengths, made beforehand. */
export function linkOf(changes: object) {
  const hex = (size: number) => `\\x${randomBytes(size).toString('hex')}`;
  return { changes: JSON.stringify(changes), salt: hex(16), digest: hex(32), hash: hex(32) };
}

/** The links of some assets. */
function linking(records: readonly { readonly id: number }[], eventId: number): Prepared {
  return {
    text: `insert into event_asset (asset_id, sequence, event_id, changes, salt, digest, hash)
      select r.id, r.sequence, $2, r.changes, r.salt, r.digest, r.hash
      from jsonb_to_recordset($1) as r(id bigint, sequence integer, changes text, salt bytea, digest bytea, hash bytea)`,
    parameters: [JSON.stringify(records), eventId],
  };
}

/** Links of a chunk, and the rows of its run done. */
export function finishing(
  records: readonly { readonly id: number; readonly row: number }[],
  { runId, eventId }: { readonly runId: number; readonly eventId: number },
): readonly Prepared[] {
  return [
    linking(records, eventId),
    {
      text: `update run_row u set outcome = 'done', asset_id = r.id
        from jsonb_to_recordset($1) as r(id bigint, row integer) where u.run_id = $2 and u.row = r.row`,
      parameters: [JSON.stringify(records.map(({ id, row }) => ({ id, row }))), runId],
    },
  ];
}

/** The same animals as an import writes, by plain set-based inserts without any check. */
export async function prepareAdds(
  pool: Pool,
  target: Target,
  from: number,
  count: number,
): Promise<readonly (readonly Prepared[])[]> {
  const ids = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('asset', 'id')) as id from generate_series(1, $1::integer)`,
    [count],
  );
  const rows = ids.rows.map(({ id }, at) => {
    const values = withoutEmpty(valuesOf(from + at));
    const publicId = randomBytes(16).toString('base64url');
    return { id, row: at + 1, values, public_id: publicId, sequence: 1, ...linkOf({ after: values }) };
  });
  const waiting = rows.map(({ row }) => ({ row, assetId: null }));
  const numbers = await insertWaiting(pool, target, engineEvents.load, waiting);
  return chunksOf(rows).map((some) => [
    ...addsOf(some, target),
    ...finishing(
      some.map(({ values: _values, public_id: _publicId, ...link }) => link),
      numbers,
    ),
  ]);
}

function addsOf(
  rows: readonly {
    readonly id: number;
    readonly values: Values;
    readonly public_id: string;
    readonly hash: string;
  }[],
  { owned, boxId }: Target,
): readonly Prepared[] {
  const { companyId, userId } = owned;
  const place = { box_id: boxId, asset_type: cowAr.id, deleted: false };
  const slots = rows.map(({ id, values }) => {
    const [texts, chosen] = searchedOf(cowAr, values);
    const searched = { [textsColumn]: texts, [keysColumn]: chosen };
    return { asset_id: id, ...place, ...slotsOf(cowAr, values), ...searched };
  });
  const keys = rows.flatMap(({ id, values }) =>
    keysOf(cowAr, values, companyId).map((key) => ({ ...key, asset_type: cowAr.id, asset_id: id })),
  );
  const assets = rows.map(({ id, values, public_id, hash }) => ({ id, values, public_id, hash }));
  return [
    {
      text: `insert into asset (id, box_id, owner_company_id, asset_type, attributes, public_id, sequence, chain_hash,
                                folded_at, created_by, created_at, updated_at)
        overriding system value
        select id, $2, $3, $4, values, public_id, 1, hash, $6, $5, $6, $6
        from jsonb_to_recordset($1) as row(id bigint, values jsonb, public_id text, hash bytea)`,
      parameters: [JSON.stringify(assets), boxId, companyId, cowAr.id, userId, now],
    },
    {
      text: 'insert into asset_slot select * from jsonb_populate_recordset(null::asset_slot, $1)',
      parameters: [JSON.stringify(slots)],
    },
    {
      text: 'insert into asset_key select * from jsonb_populate_recordset(null::asset_key, $1)',
      parameters: [JSON.stringify(keys)],
    },
  ];
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** A weighing of some animals, by plain set-based updates without any check. */
export async function prepareWeighing(
  pool: Pool,
  target: Target,
  ids: readonly number[],
  weight: number,
): Promise<readonly (readonly Prepared[])[]> {
  const day = '2026-11-20';
  const found = await pool.query<{ id: number; sequence: number; before: number | null }>(
    `select id, sequence, (attributes ->> 'weight')::double precision as before from asset
     where id = any($1::bigint[]) order by id`,
    [ids],
  );
  const after = { daily_gain: 0.5, weight, weight_date: day };
  const rows = found.rows.map(({ id, sequence, before }, at) => ({
    id,
    row: at + 1,
    sequence: sequence + 1,
    ...linkOf({ after, before: { weight: before } }),
  }));
  const waiting = rows.map(({ id, row }) => ({ row, assetId: id }));
  const numbers = await insertWaiting(pool, target, 1, waiting);
  return chunksOf(rows).map((some) => [...weighingOf(some, after), ...finishing(some, numbers)]);
}

function weighingOf(
  rows: readonly { readonly id: number; readonly hash: string }[],
  after: Values,
): readonly Prepared[] {
  const ids = rows.map(({ id }) => id);
  const slots = slotsOf(cowAr, after);
  const slotOf = (name: string) => cowAr.attributes.find((each) => each.name === name)?.slot?.name ?? '';
  const columns = Object.keys(after)
    .map(slotOf)
    .filter((column) => column !== '');
  return [
    {
      text: 'select id, attributes from asset where id = any($1::bigint[]) order by id for update',
      parameters: [ids],
    },
    {
      text: `update asset a set attributes = a.attributes || $2, version = version + 1, sequence = sequence + 1,
          chain_hash = r.hash, folded_at = $3, updated_at = $3
        from jsonb_to_recordset($1) as r(id bigint, hash bytea) where a.id = r.id`,
      parameters: [JSON.stringify(rows.map(({ id, hash }) => ({ id, hash }))), JSON.stringify(after), now],
    },
    {
      text: `update asset_slot set ${columns.map((name, at) => `${name} = $${String(at + 2)}`).join(', ')}
        where asset_id = any($1::bigint[])`,
      parameters: [ids, ...columns.map((name) => slots[name])],
    },
  ];
}

/** A transfer of some animals to another establishment of the company, by plain set-based statements in one transaction. */
export async function prepareTransfer(
  pool: Pool,
  target: Target,
  ids: readonly number[],
  to: number,
): Promise<readonly (readonly Prepared[])[]> {
  const found = await pool.query<{ id: number; sequence: number }>(
    'select id, sequence from asset where id = any($1::bigint[]) order by id',
    [ids],
  );
  const fields = { transfer_type: 'PRO' };
  const rows = found.rows.map(({ id, sequence }) => {
    return { id, sequence: sequence + 1, ...linkOf({ after: {}, before: {}, fields }) };
  });
  const eventId = await insertOneEvent(pool, target, 1000, rows.length);
  const { boxId } = target;
  const moved = JSON.stringify(rows.map(({ id, hash }) => ({ id, hash })));
  return [
    [
      {
        text: 'select id, attributes from asset where id = any($1::bigint[]) order by id for update',
        parameters: [ids],
      },
      linking(rows, eventId),
      {
        text: `insert into transferred_asset (box_id, asset_type, asset_id, target_box_id, left_at, attributes)
          select box_id, asset_type, id, $2, $3, attributes from asset where id = any($1::bigint[])`,
        parameters: [ids, to, now],
      },
      {
        text: `update asset a set box_id = $2, version = version + 1, sequence = sequence + 1, chain_hash = r.hash,
            folded_at = $3, updated_at = $3
          from jsonb_to_recordset($1) as r(id bigint, hash bytea) where a.id = r.id`,
        parameters: [moved, to, now],
      },
      { text: 'update asset_slot set box_id = $2 where asset_id = any($1::bigint[])', parameters: [ids, to] },
      {
        text: `insert into asset_tally (box_id, asset_type, part, living, version)
          values ($1, $3, 0, -$4::integer, 1), ($2, $3, 0, $4::integer, 1)
          on conflict (box_id, asset_type, part) do update
            set living = asset_tally.living + excluded.living, version = asset_tally.version + 1`,
        parameters: [boxId, to, cowAr.id, ids.length],
      },
    ],
  ];
}
