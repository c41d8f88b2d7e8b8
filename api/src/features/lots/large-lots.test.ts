import { describe, expect, it } from 'vitest';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember } from '../../../test/build';
import { buildLot } from '../../../test/build-input';

const open = useTestApp();

/** Copies of an animal, by plain statements: their chains are not their own. */
const copies = `
  with made as (
    insert into asset (box_id, owner_company_id, asset_type, attributes, public_id, sequence, chain_hash, folded_at,
                       created_by, created_at, updated_at)
    select box_id, owner_company_id, asset_type, attributes, public_id || '-' || n, sequence, chain_hash, folded_at,
           created_by, created_at, updated_at
    from asset, generate_series(1, $2::integer) n where id = $1
    returning id, box_id, asset_type
  )
  insert into asset_slot (asset_id, box_id, asset_type) select id, box_id, asset_type from made`;

describe('a lot of more than ten thousand', () => {
  it('takes what a load brought in one event, and no more than a load may bring', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const [id = 0] = await buildAnimals(app, member, 1);
    await app.pool.query(copies, [id, 10_000]);
    const made = await app.call('objects.add', buildLot(member, { name: 'Toda la carga' }), member);
    const lotId = (made as { readonly id: number }).id;
    const join = (action: 'add' | 'remove', count: number) => {
      const body = { action, selection: { filters: [] }, count };
      return app.attempt('lots.join', { params: { lotId: String(lotId) }, body }, member.token);
    };
    expect((await join('add', 10_001)).body).toEqual({ moved: 10_001 });
    const events = `
      select e.assets_count as assets, count(*)::integer as linked
      from event e join event_asset l on l.event_id = e.id join asset a on a.id = l.asset_id and a.lot_id = $1
      where e.box_id = $2 group by e.id having count(*) > 1`;
    const { rows } = await app.pool.query(events, [lotId, member.boxId]);
    expect(rows).toEqual([{ assets: 10_001, linked: 10_001 }]);
    expect((await join('remove', 10_000)).body).toMatchObject({ error: 'selectionMoved' });

    await app.pool.query(copies, [id + 1, maxSheetRows - 10_000]);
    expect(await join('remove', maxSheetRows + 1)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'selection', code: 'tooManyOptions', slots: { max: maxSheetRows } }] },
    });
    expect((await app.pool.query(events, [lotId, member.boxId])).rows).toEqual(rows);
  });
});
