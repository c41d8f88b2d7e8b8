import type { Values } from '@huella/domain/model/value';
import { appendLineage, type LineagePart } from '../src/db/ledger/lineage-rows';
import type { TestApp } from './app';
import { buildAssets } from './build';

/** Where assets of a test are, and who loads them. */
type Where = Parameters<typeof buildAssets>[1];

/** Animals by the names that a test gives them, loaded by an event each, and what came of what. */
export function openLineage(open: () => TestApp) {
  const ids = new Map<string, number>();
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the test has no animal ${name}`);
    return id;
  };
  const loadOf = async (name: string): Promise<number> => {
    const { rows } = await open().pool.query<{ id: number }>(
      'select event_id as id from event_asset where asset_id = $1 and sequence = 1',
      [idOf(name)],
    );
    return rows[0]?.id ?? 0;
  };
  return {
    idOf,
    load: async (where: Where, name: string, more: Values = {}): Promise<number> => {
      const values = { visual_tag: name, sex: 'H', category: 'VA', ...more };
      const [id = 0] = await buildAssets(open(), where, [values]);
      ids.set(name, id);
      return id;
    },
    /** The first animal came of the others, by the event that loaded it, with so many tonnes of each. */
    come: async (
      name: string,
      ...origins: readonly (string | readonly [string, number])[]
    ): Promise<void> => {
      const partOf = (of: string | readonly [string, number]): LineagePart =>
        typeof of === 'string'
          ? { assetId: idOf(of), quantity: null, unit: null }
          : { assetId: idOf(of[0]), quantity: of[1], unit: 't' };
      const outputs = [{ assetId: idOf(name), quantity: 2.5, unit: 't' }];
      await appendLineage(open().db, await loadOf(name), { inputs: origins.map(partOf), outputs });
    },
    /** It ends: nobody else gets it any more. */
    end: async (name: string): Promise<void> => {
      await open().pool.query('update asset set deleted_at = updated_at where id = $1', [idOf(name)]);
      await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [idOf(name)]);
    },
  };
}
