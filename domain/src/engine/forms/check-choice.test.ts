import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { cows } from '../../catalogue/assets/cows';
import { pastureToken } from '../../catalogue/assets/pasture-token';
import { pigs } from '../../catalogue/assets/pigs';
import type { AssetType } from '../../model/asset-type';
import { buildLocale } from '../fields/build-locale';
import type { Values } from '../../model/value';
import { findEvent } from '../events/event-access';
import { checkChoice, chosenState, type ChosenAsset } from './check-choice';

const locale = buildLocale();
const cow: ChosenAsset = { model: cowAr, label: 'KD482', attributes: { category: 'VA' }, state: 'living' };
const herd = (category: string): ChosenAsset => ({
  model: cows,
  label: 'R-1',
  attributes: { category },
  state: 'living',
});
const batch = (category: string): ChosenAsset => ({ ...herd(category), model: pigs, label: 'L-1' });

function check(model: AssetType, code: number, values: Values, chosen: ChosenAsset | null) {
  const field = findEvent(model, code)?.fields.find(({ type }) => type === 'assetsSelectList');
  if (field === undefined) throw new Error('the event chooses nothing');
  const known = new Map(chosen === null ? [] : [['7', chosen]]);
  return checkChoice(field, ['7'], known, { model, values }, locale);
}

describe('a chosen asset', () => {
  it.each<[string, AssetType, number, Values, ChosenAsset | null, string | null]>([
    ['to graze', pastureToken, 120, {}, cow, null],
    ['to graze, a whole herd', pastureToken, 120, {}, herd('MIX'), null],
    ['of a class allowed', pastureToken, 120, { categories: ['VQ', 'VA'] }, cow, null],
    ['of a class not allowed', pastureToken, 120, { categories: ['VQ'] }, cow, 'chosenUnlike'],
    [
      'without a class',
      pastureToken,
      120,
      { categories: ['VQ'] },
      { ...cow, attributes: {} },
      'chosenUnlike',
    ],
    ['of another type', pastureToken, 120, {}, { ...cow, model: pastureToken }, 'assetGone'],
    ['of nowhere', pastureToken, 120, {}, null, 'assetGone'],
    ['that left', pastureToken, 120, {}, { ...cow, state: 'ended' }, 'chosenDeleted'],
    ['in pause', pastureToken, 120, {}, { ...cow, state: 'paused' }, 'chosenPaused'],
    ['that grazes elsewhere', pastureToken, 120, {}, { ...cow, heldBy: 'PT-1' }, 'chosenElsewhere'],
    ['to leave', pastureToken, 121, { animals: ['7'] }, cow, null],
    ['to leave, dead', pastureToken, 121, { animals: ['7'] }, { ...cow, state: 'ended' }, null],
    ['to leave where it never was', pastureToken, 121, { animals: ['8'] }, cow, 'chosenNotHeld'],
    ['to be merged', cows, 134, { category: 'VQ' }, herd('VQ'), null],
    ['to be merged with others', cows, 134, { category: 'VQ' }, herd('VA'), 'chosenUnlike'],
    ['to be merged into mixed ones', cows, 134, { category: 'MIX' }, herd('VA'), null],
    ['to be merged, of mixed ones', cows, 134, { category: 'VA' }, herd('MIX'), 'chosenUnlike'],
    ['to be merged with another species', pigs, 134, { category: 'CA' }, herd('CA'), 'assetGone'],
    ['to be merged, of pigs', pigs, 134, { category: 'CA' }, batch('CA'), null],
    ['to be merged, of other pigs', pigs, 134, { category: 'CA' }, batch('LE'), 'chosenUnlike'],
  ])('%s is judged', (_what, model, code, values, chosen, expected) => {
    expect(check(model, code, values, chosen).map((found) => found.code)).toEqual(
      expected === null ? [] : [expected],
    );
  });

  it('is reported by name, with what it is and what it must be', () => {
    expect(check(cows, 134, { category: 'VQ' }, herd('VA'))).toMatchObject([
      {
        field: 'merged',
        slots: { label: 'R-1', field: 'Categoría', value: 'Vaca', wanted: 'Vaquillona' },
        level: 'error',
      },
    ]);
  });

  it.each<[Values, boolean, boolean, number, ChosenAsset['state']]>([
    [{}, false, false, 6, 'living'],
    [{}, true, false, 6, 'paused'],
    [{}, true, true, 6, 'ended'],
    [{ disposal_type: 'FAENA' }, false, false, 10, 'ended'],
    [{ disposal_type: 'FAENA' }, false, false, 27, 'living'],
  ])('with %j, paused %s, deleted %s, in subtype %i is %s', (attributes, paused, deleted, subtype, state) => {
    expect(chosenState(cowAr, { attributes, paused, deleted }, subtype)).toBe(state);
  });
});
