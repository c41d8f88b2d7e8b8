import { grain } from '@huella/domain/catalogue/assets/grain';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { insertBox, insertCompany } from '../api/src/features/places/places.store';
import { insertRelation } from '../api/src/features/rights/relations.store';
import type { Connection } from '../api/src/db/connect';
import { insertOwner, now, zone } from './owner';

/** How many assets come of each other, half of them before the one in the middle and half after it. */
export const linked = 100_000;
/** The sizes of the generations on either side of the middle, nearest first. */
const generations = [20, 10_000];

/** A malthouse, where grain and malt may be listed alike. */
const malthouse = 36;
const ownBoxes = 6;
const foreignBoxes = 3;
/** The code of a malting in the model of grain, and of a blending in that of malt. */
const events = { malting: 107, blending: 107 };

/**
 * Grain that becomes malt, malt that becomes blends, and those one batch that is parted again, over several
 * establishments: seven tenths are the user's own, two tenths another company's, which have a public page, and one
 * tenth is there no longer and seen by nobody. Answers the id of the batch in the middle. The assets have no histories:
 * a trace reads none.
 */
export async function fillLineage({ db, pool }: Connection): Promise<number> {
  const { userId } = await insertOwner(db, 0);
  const boxIds: number[] = [];
  for (const [name, boxes] of [
    ['Bench Malting', ownBoxes],
    ['Others', foreignBoxes],
  ] as const) {
    const chain = malt.chains[0] ?? 0;
    const company = { name, chain, rol: 'Productor', country: 'BE', tiers: [] };
    const companyId = await insertCompany(db, company, now);
    for (let at = 0; at < boxes; at += 1) {
      const alias = `${name} ${String(at + 1)}`;
      const place = { city: 'Antwerpen', region: 'Antwerpen', timezone: zone };
      boxIds.push(await insertBox(db, { companyId, name: alias, alias, subtype: malthouse, ...place }, now));
    }
    const relation = { userId, companyId, boxId: null, template: 'owner' };
    if (boxes === ownBoxes) await insertRelation(db, relation, { at: now, by: { userId } });
  }
  await pool.query(assetRows(boxIds), [userId, now]);
  await pool.query(
    `insert into asset_slot (asset_id, box_id, asset_type, deleted)
     select id, box_id, asset_type, deleted_at is not null from asset`,
  );
  await pool.query(linkRows, [userId, now, zone]);
  for (const text of partRows) await pool.query(text);
  await pool.query('vacuum analyze');
  return 1;
}

/** The assets: the first in the middle, then those before it, then those after it, each the nearest first. */
function assetRows(boxIds: readonly number[]): string {
  const [own, foreign] = [boxIds.slice(0, ownBoxes), boxIds.slice(ownBoxes)];
  const half = String(linked / 2);
  const near = String(generations.reduce((sum, size) => sum + size, 0) + 1);
  return `
    insert into asset (id, box_id, owner_company_id, asset_type, attributes, public_id, folded_at, created_by,
                       created_at, updated_at, deleted_at)
    overriding system value
    select n, b.id, b.company_id, case when n > ${near} and n <= ${half} then ${String(grain.id)} else ${String(malt.id)} end,
      jsonb_build_object('uniqueid', 'L-' || lpad(n::text, 6, '0'), 'specie', 'barley', 'variety', 'Planet',
        'malt_type', 'pilsner', 'quantity', 20 + n % 10, 'quantity_available', n % 20, 'moisture', 4.5, 'protein', 10.8,
        'harvest_year', '2025', 'harvest_date', '2025-08-01', 'production_date', '2025-10-01', 'wort_colour', 3.2,
        'extract_fine', 81.5, 'kolbach', 41, 'notes', repeat('De la cosecha de 2025. ', 8)),
      'bench' || n, $2, $1, $2, $2, case when n % 10 = 9 and n > 1 then $2::timestamptz end
    from generate_series(1, ${String(linked)}) n
    join box b on b.id = case when n % 10 < 7 or n = 1 then (array[${own.join()}])[1 + (n / 10) % ${String(own.length)}]
                              else (array[${foreign.join()}])[1 + (n / 10) % ${String(foreign.length)}] end`;
}

/** What is between an asset and the middle: of the first generation the middle itself. */
const [first = 0, second = 0] = generations;
const firstFrom = 2;
const secondFrom = firstFrom + first;
const thirdFrom = secondFrom + second;
const half = linked / 2;
const before = `
  select n as id, case when n < ${secondFrom} then 1 when n < ${thirdFrom} then ${firstFrom} + n % ${first}
                       else ${secondFrom} + n % ${second} end as nearer
  from generate_series(2, ${half}) n`;
const after = `
  select ${half} + n - 1 as id, case when n < ${secondFrom} then 1
           when n < ${thirdFrom} then ${half} - 1 + ${firstFrom} + n % ${first}
           else ${half} - 1 + ${secondFrom} + n % ${second} end as nearer
  from generate_series(2, ${half} + 1) n`;

/** Each asset before the middle comes of an event of its own id; each that goes on after it goes into one of a later id. */
const linkRows = `
  insert into event (id, box_id, asset_type, event_type, context, event_time, event_zone, record_time, recorded_by,
                     assets_count, header, digest)
  overriding system value
  select e.id, a.box_id, a.asset_type, case a.asset_type when ${grain.id} then ${events.malting} else ${events.blending} end,
         'manual_form', $2, $3, $2, $1, 1, '{}', ''
  from (select distinct nearer as id, nearer as asset_id from (${before}) b
        union all select distinct ${linked} + nearer, nearer from (${after}) f) e
  join asset a on a.id = e.asset_id`;

const partRows = [
  `insert into lineage_input (event_id, asset_id, quantity, unit) select nearer, id, 2.5, 't' from (${before}) b`,
  `insert into lineage_output (event_id, asset_id, quantity, unit)
   select distinct nearer, nearer, 2, 't' from (${before}) b`,
  `insert into lineage_input (event_id, asset_id, quantity, unit)
   select distinct ${linked} + nearer, nearer, 2.5, 't' from (${after}) f`,
  `insert into lineage_output (event_id, asset_id, quantity, unit)
   select ${linked} + nearer, id, 2, 't' from (${after}) f`,
];
