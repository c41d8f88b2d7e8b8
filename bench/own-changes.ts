import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Values } from '@huella/domain/model/value';
import type { Connection } from '../api/src/db/connect';
import { keysColumn, searchedOf, slotsOf, textsColumn } from '../api/src/db/index-slots';
import { now, type Target } from './owner';
import { chunksOf, finishing, insertWaiting, linkOf, type Prepared } from './own-writes';
import { changedPaddock } from './sheet-files';

/** The paddock and the notes of some animals, as a sheet of changes writes them, by plain set-based updates without any check. */
export async function prepareChanges(
  pool: Connection['pool'],
  target: Target,
  ids: readonly number[],
  turn: number,
): Promise<readonly (readonly Prepared[])[]> {
  const found = await pool.query<{ id: number; sequence: number; attributes: Values }>(
    'select id, sequence, attributes from asset where id = any($1::bigint[]) order by id',
    [ids],
  );
  const rows = found.rows.map(({ id, sequence, attributes }, at) => {
    const after = changedPaddock(at, turn);
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, attributes[name] ?? null]));
    const whole = { ...attributes, ...after };
    const { t16 } = slotsOf(cowAr, whole);
    const [texts, keys] = searchedOf(cowAr, whole);
    const searched = { t16, [textsColumn]: texts, [keysColumn]: keys };
    return { id, row: at + 1, sequence: sequence + 1, after, searched, ...linkOf({ after, before }) };
  });
  const waiting = rows.map(({ id, row }) => ({ row, assetId: id }));
  const numbers = await insertWaiting(pool, target, engineEvents.edit, waiting);
  return chunksOf(rows).map((some) => [
    {
      text: 'select id, attributes from asset where id = any($1::bigint[]) order by id for update',
      parameters: [some.map(({ id }) => id)],
    },
    {
      text: `update asset a set attributes = a.attributes || r.after, version = version + 1, sequence = sequence + 1,
          chain_hash = r.hash, folded_at = $2, updated_at = $2
        from jsonb_to_recordset($1) as r(id bigint, after jsonb, hash bytea) where a.id = r.id`,
      parameters: [JSON.stringify(some.map(({ id, after, hash }) => ({ id, after, hash }))), now],
    },
    {
      text: `update asset_slot s set t16 = r.t16, ${textsColumn} = r.${textsColumn}, ${keysColumn} = r.${keysColumn}
        from jsonb_to_recordset($1) as r(id bigint, t16 text, ${textsColumn} text, ${keysColumn} text)
        where s.asset_id = r.id`,
      parameters: [JSON.stringify(some.map(({ id, searched }) => ({ id, ...searched })))],
    },
    ...finishing(
      some.map(({ after: _after, searched: _searched, ...link }) => link),
      numbers,
    ),
  ]);
}
