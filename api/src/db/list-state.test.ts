import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { optionsOf } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { rowFields } from '@huella/domain/engine/lists/row-fields';
import { foldKey } from '@huella/domain/fold';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Value, Values } from '@huella/domain/model/value';
import { pausedField, stateFields, stateValues } from '@huella/domain/rules/state-fields';
import { useTestApp } from '../../test/app';
import { buildAssets, buildMember, type Member } from '../../test/build';
import { countValues, type Matches } from './list-facet';
import { matching } from './list-scan';
import { apartIn, readingOf } from './list-state';
import { matchingTransferred } from './list-transferred';

const open = useTestApp();
const today = '2026-11-20';
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
const count = 150;
let serial = 0;

/** The same figures in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function samplesOf(attribute: Attribute): readonly Value[] {
  const { slots } = fieldKinds[attribute.type];
  if (slots === 'n') return [0, 3];
  if (slots === 'd') return days;
  const keys = optionsOf(attribute).map(({ key }) => key);
  return keys;
}

function rowsFor(model: AssetType): readonly Values[] {
  const roll = dice(model.id);
  const names = rowFields(model).filter((name) => !model.labelFields.includes(name));
  const asked = model.attributes.filter(({ name }) => names.includes(name) || name === 'product_code');
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      asked.flatMap((attribute) => {
        const samples = samplesOf(attribute);
        serial += 1;
        const value = roll(3) === 0 ? null : (samples[roll(samples.length)] ?? `X${String(serial)}`);
        return value === null ? [] : [[attribute.name, value] as const];
      }),
    ),
  );
}

let owner: Member;
beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
});

describe.each(assetTypes.map((model) => [model.code, model] as const))('assets of %s', (_code, model) => {
  const day = { today, boxSubtype: model.statuses?.expiry?.subtypes[0] ?? 6 };
  // The day of the newest event is asked, and never read out (`quiet.test`).
  const fields = stateFields(model, { boxSubtype: 6, companyTiers: [] }).filter(
    ({ follows }) => follows !== 'event',
  );
  const rows = rowsFor(model);

  it('stand in SQL as they do by the rules', async () => {
    const app = open();
    const ids = await buildAssets(app, owner, rows, model);
    const paused = new Set(ids.filter((_id, at) => at % 10 === 0));
    await sql`update asset set paused_message = 'x' where id = any(${[...paused]}::bigint[])`.execute(app.db);
    const scope = { boxId: owner.boxId, model, statusDay: day, boxZone: 'UTC' };
    const { followed } = readingOf(scope);
    for (const field of fields) {
      const query = { filters: [], sort: field, which: 'active', language: 'es' } as const;
      const found = await sql<{
        id: number;
        key: string;
      }>`${matching(scope, query, () => followed(field) ?? sql``)}`.execute(app.db);
      const said = new Map(found.rows.map(({ id, key }) => [id, key]));
      const wanted = rows.map((values, at) => {
        const id = ids[at] ?? 0;
        return foldKey(
          stateValues(model, { values, paused: paused.has(id), inTransit: false }, day)[field.name] ?? '',
        );
      });
      expect(ids.map((id) => said.get(id))).toEqual(wanted);
      expect(new Set(wanted).size).toBeGreaterThan(1);
    }
  });

  it('are counted as all of them are, where few are looked at', async () => {
    const scope = { boxId: owner.boxId, model, statusDay: day, boxZone: 'UTC' };
    const matches: Matches = (sort, keyOf, within) =>
      matching(scope, { filters: [], sort, which: 'active', language: 'es' }, keyOf, within);
    for (const field of fields) {
      const apart = apartIn(scope, field);
      if (apart === null) continue;
      const all = await countValues(open().db, matches, field, null);
      expect(await countValues(open().db, matches, field, apart)).toEqual(all);
      expect(all.length).toBeGreaterThan(1);
    }
    expect(apartIn(scope, pausedField)).not.toBeNull();
  });

  it('stood so when they left, by the day on which they did', async () => {
    const app = open();
    const other = await buildMember(app, 'owner');
    const ids = await buildAssets(app, other, rows, model);
    const left = ids.map((_id, at) => days[at % days.length] ?? today);
    // Past midnight at Greenwich it is still the day before in the establishment.
    await sql`
      insert into transferred_asset (box_id, asset_type, asset_id, target_box_id, left_at, attributes)
      select ${other.boxId}, ${model.id}, r.id, ${owner.boxId}, ((r.day::date + 1)::text || 'T01:00:00Z')::timestamptz, a.attributes
      from unnest(${[...ids]}::bigint[], ${left}::text[]) as r(id, day) join asset a on a.id = r.id`.execute(
      app.db,
    );
    const zone = 'America/Argentina/Buenos_Aires';
    const scope = { boxId: other.boxId, model, boxSubtype: day.boxSubtype, boxZone: zone, zone };
    for (const field of fields.filter(({ follows }) => follows !== 'paused')) {
      const found = await sql<{ id: number; key: string }>`${matchingTransferred(
        scope,
        { filters: [], sort: null, language: 'es' },
        (_query, { followed }) => followed(field) ?? sql``,
      )}`.execute(app.db);
      const said = new Map(found.rows.map(({ id, key }) => [id, key]));
      const wanted = rows.map((values, at) => {
        const then = { today: left[at] ?? '', boxSubtype: day.boxSubtype };
        return foldKey(
          stateValues(model, { values, paused: false, inTransit: false }, then)[field.name] ?? '',
        );
      });
      expect(ids.map((id) => said.get(id))).toEqual(wanted);
    }
  });
});
