import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../engine/events/check-event';
import { buildLocale } from '../../engine/fields/build-locale';
import type { Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { treeSpecies, woodDensities } from '../lookups/trees';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import type { AssetType } from '../../model/asset-type';
import { tree } from './tree';
import { treeAr } from './tree-ar';

const locale = buildLocale();
const add = (model: AssetType, raw: Readonly<Record<string, unknown>>, boxSubtype = 16) =>
  checkForm({ model, mode: 'new', scope: { boxSubtype, companyTiers: [] }, locale, raw, before: {} });
const faults = ({ issues }: ReturnType<typeof add>) =>
  issues.map(({ field, code, level }) => `${level} ${field ?? ''} ${code}`);

function eventOf(model: AssetType, code: number) {
  const found = findEvent(model, code);
  if (found === null) throw new Error(`no event ${String(code)}`);
  return found;
}
const record = (model: AssetType, code: number, raw: Record<string, unknown>, asset: Values) =>
  checkEvent({ model, event: eventOf(model, code), raw, asset, locale, day: '2026-11-20' });

const stand = {
  tree_code: 'MIS-R012-0045',
  unit_kind: 'stand',
  specie: 'pinus_taeda',
  forest_origin: 'planted',
  plot: 'R12',
  planting_date: '2014-06-15',
  spacing_rows: 4,
  spacing_plants: 2,
  tree_count: 5000,
  density: 500,
  area: 10,
  dbh: 30,
  height: 20,
  wood_density: 413,
  location: '-26.9, -54.5',
};

describe('trees of Argentina', () => {
  it('are computed from what is measured', () => {
    const { values, issues } = add(treeAr, stand);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      age_months: 149,
      planting_density: 1250,
      basal_area: 35.34,
      volume: 3180.6,
      carbon: 3961.56,
    });
    const single = add(treeAr, { ...stand, unit_kind: 'tree' }).values;
    expect(single).toMatchObject({ density: null, area: null, basal_area: 0.07, volume: 0.63 });
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    [
      'a stand without its size',
      { area: '', density: '', tree_count: '' },
      ['error tree_count mandatory', 'error density mandatory', 'error area mandatory'],
    ],
    [
      'a native one without its zone',
      { forest_origin: 'native', specie: 'prosopis_alba' },
      ['error otbn_category mandatory'],
    ],
    [
      'a native pine',
      { forest_origin: 'native', otbn_category: 'green' },
      ['warning forest_origin forbiddenTogether'],
    ],
    ['one pruned above its top', { pruned_height: 25 }, ['error pruned_height aboveMax']],
    ['one without a place', { location: '' }, ['error location mandatory']],
    ['one that is counted as carbon', { carbon: 1 }, ['error carbon fieldNotAllowed']],
  ])('describe %s', (_what, change, expected) => {
    expect(faults(add(treeAr, { ...stand, ...change })).sort()).toEqual([...expected].sort());
  });

  it('follow their measurements, thinnings and fellings', () => {
    const { values } = add(treeAr, stand);
    const measured = record(treeAr, 103, { measured_on: '2026-11-20', dbh: 32, height: 21 }, values);
    expect(measured.issues).toEqual([]);
    expect(measured.changes).toMatchObject({ dbh: 32, height: 21, basal_area: 40.21 });
    expect(
      record(treeAr, 105, { kind: 'low', intensity: 33, removed: 1650, density: 335 }, values).changes,
    ).toMatchObject({
      tree_count: 3350,
      density: 335,
      basal_area: 23.68,
    });
    const felling = { felled_on: '2026-11-19', product: 'log', logs: 40, volume: 18.5 };
    const once = record(treeAr, 107, felling, values).changes;
    expect(once).toMatchObject({ felled_volume: 18.5 });
    expect(record(treeAr, 107, felling, { ...values, ...once }).changes).toMatchObject({ felled_volume: 37 });
    const single = { attributes: { ...values, unit_kind: 'tree' }, paused: false, deleted: false };
    expect(findEventObstacle(treeAr, eventOf(treeAr, 105), single, 16, locale)?.code).toBe('eventBarred');
  });

  it('show that they were felled, but for a stand of which some was', () => {
    const felled = { health: 'good', felled_on: '2026-11-19' };
    expect(findState(treeAr, { ...felled, unit_kind: 'tree' }, false, locale.today).state).toBe('felled');
    expect(findState(treeAr, { ...felled, unit_kind: 'stand' }, false, locale.today).state).toBe('good');
  });

  it('show their health, and that they are standing while nobody has looked', () => {
    expect(findState(treeAr, {}, false, locale.today).state).toBe('standing');
    expect(findState(treeAr, { health: 'poor' }, false, locale.today).state).toBe('poor');
    expect(findState(treeAr, { health: 'good', disposal_type: 'felled' }, false, locale.today).state).toBe(
      'retired',
    );
  });
});

describe('single trees', () => {
  const oak = {
    tree_tag: 'UY-004512',
    specie: 'handroanthus',
    planted_on: '2018-09-01',
    dbh: 12,
    height: 6,
    condition: 'good',
    location: '-34.8, -56.1',
    sponsor: 'Escuela 12',
    sponsor_phone: '+598 2901 2345',
  };

  it('hold carbon by their species', () => {
    const { values, issues } = add(tree, oak);
    expect(issues).toEqual([]);
    expect(values['carbon']).toBe(80.12);
    expect(Object.keys(woodDensities).sort()).toEqual(treeSpecies.map(({ key }) => key).sort());
  });

  it('keep how to reach their sponsor to those who grow them', () => {
    const attribute = (name: string) => tree.attributes.find((each) => each.name === name);
    for (const name of ['sponsor_email', 'sponsor_phone']) {
      expect(attribute(name)).not.toHaveProperty('qr');
      expect(attribute(name)?.permissions.box.list).not.toContain(17);
    }
    expect(add(tree, { ...oak, sponsor: '' }).values['sponsor_phone']).toBeNull();
  });

  it('are measured and replanted', () => {
    const { values } = add(tree, oak);
    expect(
      record(tree, 103, { measured_on: '2026-11-20', dbh: 13, height: 6.5, condition: 'fair' }, values)
        .changes,
    ).toMatchObject({ condition: 'fair', dbh: 13 });
    expect(record(tree, 105, { planted_on: '2026-11-20' }, { ...values, condition: 'dead' }).changes).toEqual(
      {
        planted_on: '2026-11-20',
        condition: 'good',
      },
    );
  });
});
