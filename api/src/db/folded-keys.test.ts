import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldKey } from '@huella/domain/fold';
import { migrationsFolder } from '../../test/admin';
import { useTestApp } from '../../test/app';
import { buildAnimals, buildMember } from '../../test/build';
import { buildLot } from '../../test/build-input';

const open = useTestApp();
/** How keys were folded before migration 0045. */
const foldedBefore = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const texts = ['Værkstedet', 'ŒUVRE', 'Straße', 'Østerbro 2', 'Łódź', 'ＫＤ４８２', 'Þór'];

describe('keys that were folded before', () => {
  it('are folded on, but where two would be one', async () => {
    const { pool } = open();
    const owner = await buildMember(open(), 'owner');
    const [id = 0, ...others] = await buildAnimals(
      open(),
      owner,
      texts.map((tropa) => ({ tropa })),
    );
    const ids = [id, ...others];
    const slots = async () =>
      (
        await pool.query<{ t15: string }>(
          'select t15 from asset_slot where asset_id = any($1) order by asset_id',
          [ids],
        )
      ).rows.map(({ t15 }) => t15);
    const names = ['Værk 1', 'Værk 2', 'Vaerk 2'];
    const lots: number[] = [];
    for (const name of names.slice(0, 2))
      lots.push((await open().call('objects.add', buildLot(owner, { name }), owner)).id);
    const now = await slots();
    expect(now).toEqual(texts.map(foldKey));

    for (const [at, text] of texts.entries())
      await pool.query('update asset_slot set t15 = $1 where asset_id = $2', [foldedBefore(text), ids[at]]);
    for (const [at, name] of names.slice(0, 2).entries())
      await pool.query('update lot set name_key = $1 where id = $2', [foldedBefore(name), lots[at]]);
    lots.push((await open().call('objects.add', buildLot(owner, { name: 'Vaerk 2' }), owner)).id);
    await pool.query(`update asset_key set value = 'ø' || value where asset_id = $1`, [id]);

    const text = await readFile(path.join(migrationsFolder, '0045_folded_keys.sql'), 'utf8');
    const client = await pool.connect();
    try {
      await client.query(`begin; ${text}`);
      await client.query('commit; discard temp');
    } finally {
      client.release();
    }
    expect(await slots()).toEqual(now);
    const keys = await pool.query<{ name_key: string }>(
      'select name_key from lot where id = any($1) order by id',
      [lots],
    );
    // Two lots of one name may not be: the one that was there under the new key has it.
    expect(keys.rows.map(({ name_key }) => name_key)).toEqual(['vaerk 1', 'værk 2', 'vaerk 2']);
    const claimed = await pool.query<{ value: string }>('select value from asset_key where asset_id = $1', [
      id,
    ]);
    expect(claimed.rows.every(({ value }) => value.startsWith('o'))).toBe(true);
  });
});
