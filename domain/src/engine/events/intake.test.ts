import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetTypes, findAssetType } from '../../catalogue/assets/index';
import { grain } from '../../catalogue/assets/grain';
import { malt } from '../../catalogue/assets/malt';
import { buildLocale } from '../fields/build-locale';
import type { Values } from '../../model/value';
import { findEvent, isEventOffered } from './event-access';
import { checkChoices, chosenIds, type ChosenAsset, type ChosenAssets } from '../forms/check-choice';
import { checkIntake, intakeRows, intakeValues, weighIntake } from './intake';

const steeping = findEvent(malt, 103);
if (steeping?.intake === undefined) throw new Error('nothing is steeped');
const { intake } = steeping;
const event = steeping;
const row = (key: number, ids: readonly string[] | null, tonnes?: number) => ({
  ...{ key, ...(ids !== null && { grain: ids }) },
  ...(tonnes !== undefined && { tonnes }),
});

describe('what goes into an asset that is there already', () => {
  it('is entered in rows of one asset each', () => {
    const grains = [row(1, ['7'], 5.5), row(2, ['9']), row(3, ['8', '6'], 1), row(4, null, 1)];
    expect(intakeRows(intake, { grains })).toEqual([
      { key: 1, assetId: 7, taken: 5.5 },
      { key: 2, assetId: 9, taken: null },
    ]);
    expect(intakeRows(intake, {})).toEqual([]);
    const [first] = intakeRows(intake, { grains });
    if (first === undefined) throw new Error('no row');
    expect(intakeValues(intake, 'tonnes', first, 70)).toEqual({ tonnes: 5.5, malt: ['70'] });
  });

  it.each([
    ['one of each', [row(1, ['7'], 1), row(2, ['9'], 1)], []],
    ['the same twice', [row(1, ['7'], 1), row(4, ['7'], 1)], [['grains.4.grain', 'assetTwice']]],
    ['several in a row', [row(3, ['7', '9'], 1)], [['grains.3.grain', 'wrongType']]],
    // That it is missing its field says.
    ['none', [row(1, null, 1)], []],
  ])('%s', (_what, grains, issues) => {
    expect(checkIntake(event, { grains }).map(({ field, code }) => [field, code])).toEqual(issues);
  });

  it('is nothing of an event that takes nothing in', () => {
    const { intake: _intake, ...other } = event;
    expect(checkIntake(other, { grains: [row(1, ['7', '9'])] })).toEqual([]);
  });

  it('is chosen among what is there, each at its row', () => {
    const fields = event.fields.filter(({ name }) => name === 'grains');
    const grains = [row(1, ['7'], 1), row(2, ['8'], 1), row(3, ['9'], 1), row(4, ['6'], 1)];
    expect(chosenIds(event.fields, { grains, vessel: 'Tina 1' })).toEqual(['7', '8', '9', '6']);
    const asset = (model: typeof grain, state: ChosenAsset['state']) =>
      ({ model, state, label: 'CE-1', attributes: {} }) as const;
    const chosen: ChosenAssets = new Map([
      ['7', asset(grain, 'living')],
      ['8', asset(grain, 'paused')],
      ['9', asset(malt, 'living')],
    ]);
    const record = { model: malt, values: {} };
    const found = checkChoices(fields, { grains }, chosen, record, buildLocale());
    expect(found.map(({ field, code }) => [field, code])).toEqual([
      ['grains.2.grain', 'chosenPaused'],
      ['grains.3.grain', 'assetGone'],
      ['grains.4.grain', 'assetGone'],
    ]);
  });
});

describe('what goes in beside what comes out', () => {
  const bought = (kilos: number): Values => ({ grain_inputs: [{ key: 1, uniqueid: 'BO-1', kilos }] });

  it.each([
    ['enough', [10], {}, 8000, { inputs: 10, outputs: 8, isOver: false }],
    ['more out than in', [10, 2], {}, 12_300, { inputs: 12, outputs: 12.3, isOver: true }],
    ['with what was bought', [10], bought(400), 10_300, { inputs: 10.4, outputs: 10.3, isOver: false }],
    ['bought alone is not weighed', [], bought(400), 10_300, { outputs: null, isOver: false }],
    ['nobody said how much comes out', [10], {}, null, { outputs: null, isOver: false }],
  ])('%s', (_what, taken, fields, quantity, balance) => {
    expect(weighIntake(intake, taken, fields, { quantity })).toMatchObject({ unit: 't', ...balance });
  });

  it('is over exactly where more kilos come out, however it is parted', () => {
    const kilos = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(fc.array(kilos, { minLength: 1, maxLength: 20 }), kilos, kilos, (taken, more, made) => {
        const tonnes = taken.map((each) => each / 1000);
        const { isOver } = weighIntake(intake, tonnes, bought(more), { quantity: made });
        expect(isOver).toBe(made > taken.reduce((sum, each) => sum + each, more));
      }),
    );
  });
});

const taking = assetTypes.flatMap((model) =>
  model.events.flatMap((each) => (each.intake === undefined ? [] : [{ model, event: each, ...each.intake }])),
);

describe.each(taking)('$event.name.es of $model.code', ({ model, event: taker, ...its }) => {
  const fieldsOf = (name: string) => taker.fields.find((each) => each.name === name)?.list?.fields ?? [];
  const from = findAssetType(its.assetType);
  const along = from === null ? null : findEvent(from, its.eventType);

  it('names fields and attributes that exist', () => {
    const rows = fieldsOf(its.rows);
    expect(rows.find(({ name }) => name === its.asset)).toMatchObject({
      type: 'assetsSelectList',
      choice: { assetTypes: [its.assetType] },
    });
    expect(rows.find(({ name }) => name === its.taken)).toMatchObject({
      type: 'float',
      unit: its.unit,
      validations: { mandatory: true },
    });
    expect(fieldsOf(its.elsewhere.rows).map(({ name }) => name)).toContain(its.elsewhere.field);
    expect(model.attributes.map(({ name }) => name)).toContain(its.made.attribute);
  });

  it('is recorded of one at a time, and of what goes in along with it, where it is', () => {
    expect([taker.isMassive, taker.lotMode, taker.modelExcelOnTag]).toEqual([false, false, false]);
    expect(along).toMatchObject({ isAlong: true, transforms: { unit: its.unit, outputs: [] } });
    expect(along?.permissions).toEqual(taker.permissions);
    expect(along?.fields.find(({ name }) => name === its.into)).toMatchObject({
      choice: { assetTypes: [model.id] },
    });
    for (const subtype of taker.permissions.box)
      expect(
        along === null || isEventOffered(along, subtype, { relations: ['OWNER'], administers: true }),
      ).toBe(false);
  });
});
