import type { TestApp } from './app';

/** All that the demo data holds, but what is random on purpose: the salt of a password. */
export async function dump({ pool }: TestApp): Promise<Record<string, readonly unknown[]>> {
  const read = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows;
  return {
    users: await read(
      'select id, email, firstname, lastname, language, top_bar, created_at from app_user order by id',
    ),
    companies: await read('select * from company order by id'),
    boxes: await read('select * from box order by id'),
    relations: await read('select * from relation order by id'),
    assets: await read('select * from asset order by id'),
    lots: await read('select * from lot order by id'),
    entities: await read('select * from entity order by id'),
    events: await read('select * from event order by id'),
    links: await read('select * from event_asset order by asset_id, sequence'),
    transfers: await read('select * from transfer order by id'),
    slots: await read('select * from asset_slot order by asset_id'),
    keys: await read('select * from asset_key order by asset_type, attribute, scope, value'),
    fields: await read('select * from box_field_permission order by box_id'),
    persons: await read('select * from authorized_person order by id'),
    sessions: await read('select * from session order by id'),
  };
}
