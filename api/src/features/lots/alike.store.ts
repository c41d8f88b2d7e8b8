import { sql } from 'kysely';
import type { Value, Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';

/** Of some attributes, what all assets of each lot have alike; what none has filled in, or they differ in, is left out. */
export async function listAlike(
  db: Database,
  lotIds: readonly number[],
  names: readonly string[],
): Promise<ReadonlyMap<number, Values>> {
  if (lotIds.length === 0 || names.length === 0) return new Map();
  const found = await sql<{ lotId: number; name: string; value: Value }>`
    select a.lot_id as "lotId", n.name, min((a.attributes -> n.name)::text)::jsonb as value
    from asset a cross join unnest(${names}::text[]) as n(name)
    where a.lot_id = any(${lotIds}::bigint[])
    group by a.lot_id, n.name
    having count(distinct a.attributes -> n.name) = 1 and count(a.attributes -> n.name) = count(*)`.execute(
    db,
  );
  const alike = new Map<number, Record<string, Value>>();
  for (const { lotId, name, value } of found.rows) alike.set(lotId, { ...alike.get(lotId), [name]: value });
  return alike;
}
