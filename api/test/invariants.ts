import type pg from 'pg';
import { verifyChain, type StoredLink } from '../src/db/ledger/chain';

/**
 * What must hold whatever happened: asked at the end of every race and crash. Each question finds rows only where
 * something is wrong.
 */
const questions: Readonly<Record<string, string>> = {
  'an asset and its slots are in one establishment': `
    select a.id from asset a left join asset_slot s on s.asset_id = a.id
    where s.asset_id is null or s.box_id <> a.box_id or s.deleted <> (a.deleted_at is not null)`,
  'an asset is closed where its record says so': `
    select a.id from asset a join asset_slot s on s.asset_id = a.id
    where coalesce(s.closed, false) <> (a.attributes ? 'disposal_type')`,
  'the tally of an establishment is its living assets counted': `
    select coalesce(t.box_id, a.box_id) from (
      select box_id, asset_type, sum(living) as n from asset_tally group by 1, 2) t
    full join (
      select box_id, asset_type, count(*) filter (where deleted_at is null) as n from asset group by 1, 2) a
      on a.box_id = t.box_id and a.asset_type = t.asset_type
    where coalesce(t.n, 0) <> coalesce(a.n, 0)`,
  'the quota used is the assets counted, with those held': `
    select q.company_id from quota q
    left join (
      select h.company_id, h.asset_type, count(*) as n from (
        select b.company_id, a.asset_type from asset a join box b on b.id = a.box_id where a.deleted_at is null
        union all
        -- What is on its way holds a place of its receiver too.
        select g.company_id, a.asset_type from asset a join transfer t on t.id = a.transfer_id
        join box b on b.id = a.box_id join box g on g.id = t.target_box_id
        where a.deleted_at is null and g.company_id <> b.company_id) h
      group by 1, 2) c
      on c.company_id = q.company_id and q.kind = 'asset:' || c.asset_type
    where q.kind like 'asset:%' and q.used <> coalesce(c.n, 0)`,
  'the disk quota used is the bytes of the files that records hold': `
    select q.company_id from quota q
    left join (select company_id, sum(size) as n from stored_file where state = 'held' group by 1) f
      on f.company_id = q.company_id
    where q.kind = 'disk' and q.used <> coalesce(f.n, 0)`,
  'a file is held when a record holds it': `
    select f.storage_name from stored_file f
    where (f.state = 'held') <> exists (select 1 from file_hold h where h.storage_name = f.storage_name)`,
  'no event is without assets, and it counts them': `
    select e.id from event e left join (select event_id, count(*) as n from event_asset group by 1) l
      on l.event_id = e.id
    where coalesce(l.n, 0) = 0 or l.n <> e.assets_count`,
  'an asset has as many links as it says': `
    select a.id from asset a left join (select asset_id, count(*) as n from event_asset group by 1) l
      on l.asset_id = a.id
    where a.sequence <> coalesce(l.n, 0)`,
  'a run has done what its rows say': `
    select r.id from run r left join lateral (
      select count(*) filter (where outcome = 'done' or (outcome = 'waiting' and row < r.next_row)) as done,
             count(*) filter (where outcome = 'conflict') as conflicts,
             count(*) filter (where outcome = 'waiting' and row >= r.next_row) as waiting
      from run_row where run_id = r.id) u on true
    where r.done <> u.done or r.conflicts <> u.conflicts or (r.ended_at is not null and u.waiting > 0)`,
  'an asset and its lot live in one place': `
    select a.id from asset a join lot l on l.id = a.lot_id
    where a.box_id <> l.box_id or a.asset_type <> l.asset_type or a.deleted_at is not null
       or l.deleted_at is not null`,
  'an asset is in the lot that its last event of lots names': `
    select a.id from asset a left join lateral (
      select e.event_type, (e.payload::jsonb -> 'fields' ->> 'lot_number')::bigint as lot_id
      from event_asset l join event e on e.id = l.event_id
      where l.asset_id = a.id and e.event_type in (-2, -3) and l.undoes is null
        and not exists (select from event_asset u where u.asset_id = l.asset_id and u.undoes = l.sequence)
      order by l.sequence desc limit 1) last on true
    where a.lot_id is distinct from (case when last.event_type = -2 then last.lot_id end)`,
  'no link is undone twice, and only by the last effective one': `
    select l.asset_id from event_asset l where l.undoes is not null and exists (
      select from event_asset m where m.asset_id = l.asset_id and m.sequence > l.undoes and m.sequence < l.sequence
        and m.undoes is null
        and not exists (select from event_asset u where u.asset_id = m.asset_id and u.undoes = m.sequence
                        and (u.sequence < l.sequence or u.event_id = l.event_id)))`,
  'what went into an event has something that came out of it, and the other way round': `
    select coalesce(i.event_id, o.event_id)
    from (select distinct event_id from lineage_input) i
    full join (select distinct event_id from lineage_output) o on o.event_id = i.event_id
    -- Of a brew comes beer, which is no asset.
    where i.event_id is null or (o.event_id is null and not exists (
      select from event e where e.id = i.event_id and e.asset_type = 37 and e.event_type = 109))`,
  'an asset is on its way by the one open transfer that says so, from where it is': `
    select coalesce(a.id, s.asset_id) from (select id, box_id, transfer_id, deleted_at from asset
                                            where transfer_id is not null) a
    full join (select ta.asset_id, ta.transfer_id, t.state, t.source_box_id
               from transfer_asset ta join transfer t on t.id = ta.transfer_id where ta.state = 'sent') s
      on s.asset_id = a.id
    where a.transfer_id is distinct from s.transfer_id or s.state <> 'in_transit' or s.source_box_id <> a.box_id
       or a.deleted_at is not null`,
  'a transfer took as many as its assets say': `
    select t.id from transfer t
    join (select transfer_id, count(*) as n, count(*) filter (where state = 'received') as received
          from transfer_asset group by 1) c on c.transfer_id = t.id
    where c.n <> t.assets_count or (t.state <> 'in_transit' and c.received <> t.received_count)`,
  'what left an establishment is not there': `
    select d.asset_id from transferred_asset d join asset a on a.id = d.asset_id
    where a.box_id = d.box_id or a.asset_type <> d.asset_type`,
  'what was transferred is kept where it left': `
    select l.asset_id from transfer t join event_asset l on l.event_id = t.event_id
    join asset a on a.id = l.asset_id and a.box_id <> t.source_box_id
    left join transferred_asset d on d.asset_id = a.id and d.box_id = t.source_box_id
    where t.state = 'completed' and d.asset_id is null`,
  'identifiers belong to living assets': `
    select k.asset_id from asset_key k join asset a on a.id = k.asset_id where a.deleted_at is not null`,
};

/** The names of what does not hold; nothing when all is well. */
export async function findInvariantFaults(pool: pg.Pool): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, text] of Object.entries(questions)) {
    const found = await pool.query<Record<string, unknown>>(text);
    if (found.rows.length > 0) faults.push(`${name}: ${JSON.stringify(found.rows.slice(0, 3))}`);
  }
  return [...faults, ...(await findBrokenChains(pool))];
}

async function findBrokenChains(pool: pg.Pool): Promise<readonly string[]> {
  const links = await pool.query<StoredLink & { readonly assetId: number }>(`
    select l.asset_id as "assetId", l.sequence, l.changes, l.salt, l.digest, l.previous_hash as "previousHash",
           l.hash, e.header, e.digest as "eventDigest", e.payload, e.salt as "eventSalt"
    from event_asset l join event e on e.id = l.event_id order by l.asset_id, l.sequence`);
  const ends = await pool.query<{ id: number; chain_hash: Buffer | null }>(
    'select id, chain_hash from asset',
  );
  const byAsset = new Map<number, StoredLink[]>();
  for (const link of links.rows) byAsset.set(link.assetId, [...(byAsset.get(link.assetId) ?? []), link]);
  return ends.rows
    .filter(({ id, chain_hash }) => !verifyChain(byAsset.get(id) ?? [], chain_hash))
    .map(({ id }) => `the chain of asset ${String(id)} is broken`);
}
