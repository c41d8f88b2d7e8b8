import { describe, expect, it } from 'vitest';
import type { ChosenAsset, ChosenAssets } from '../../engine/forms/check-choice';
import { buildLocale } from '../../engine/fields/build-locale';
import { checkField } from '../../engine/fields/check-field';
import { formatField } from '../../engine/fields/format-field';
import type { Values } from '../../model/value';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { buildTrial, saidBy } from './build-trial';
import { cowAr } from './cow-ar';
import { cowPn } from './cow-pn';
import { cows } from './cows';
import { pastureToken } from './pasture-token';

const farm = buildTrial(pastureToken, 6);
const today = '2026-11-21';
const loaded = {
  token_code: 'pt-laura01',
  field_name: 'Cuadro de la Laura',
  entrance: '-37.80, -58.25',
  field_polygon: 'POLYGON ((-58.25 -37.8, -58.24 -37.8, -58.24 -37.79, -58.25 -37.8))',
  area_ha: 150,
  pasture_type: 'ALF',
  contract_type: 'PTO',
  animal_units: 100,
  valid_from: '2026-09-01',
  valid_to: '2027-08-31',
  price_basis: 'KGN',
  price: '4,5',
  currency: 'KGN',
  categories: ['NT', 'VQ'],
  services: ['MOL', 'MAN'],
  email: 'laura@campo.example',
};
const { values: token } = farm.create(loaded);

describe('a right to graze', () => {
  it('is loaded with nothing in use', () => {
    expect(saidBy(farm.create(loaded))).toEqual([]);
    expect(token).toMatchObject({ token_code: 'PTLAURA01', animal_units_used: 0, free_units: 100 });
  });

  it('is made many at a time, each with a code of its own', () => {
    expect(pastureToken.alterAddMassive).toBe(true);
    expect(pastureToken.attributes.find(({ name }) => name === 'token_code')?.validations).toMatchObject({
      unique: 'everywhere',
    });
  });

  it.each(['PT-LAURA01', 'PT-LAURA01001', 'PT-2026'])('shows the code %s as it is written', (code) => {
    const field = pastureToken.attributes.find(({ name }) => name === 'token_code');
    if (field === undefined) throw new Error('no code');
    const { value, issues } = checkField(field, code, buildLocale());
    expect(issues).toEqual([]);
    expect(formatField(field, value, buildLocale())).toBe(code);
  });

  it.each([
    ['token_code', 'LAURA01', ['token_code wrongFormat']],
    ['token_code', 'PT-L1', ['token_code wrongFormat']],
    ['field_polygon', '', []],
    ['entrance', '-30, -58', ['field_polygon tooFarFromPlace']],
    ['valid_to', '2026-08-31', ['valid_to beforeMin']],
    ['valid_to', '2027-09-01', []],
    ['valid_to', '2027-09-02', ['valid_to afterMax']],
    ['currency', 'GBP', ['currency notAnOption']],
    ['email', 'laura@', ['email wrongEmail']],
    ['services', ['XYZ'], ['services notAnOption']],
    ['price', -1, ['price belowMin']],
  ])('with %s %j says %j', (name, value, said) => {
    expect(saidBy(farm.create({ ...loaded, [name]: value }))).toEqual(said);
  });

  it('of another kind may last longer', () => {
    expect(saidBy(farm.create({ ...loaded, contract_type: 'PTJ', valid_to: '2029-01-01' }))).toEqual([]);
  });

  it('keeps its code, right and term once it is made', () => {
    for (const change of [{ token_code: 'PT-OTRO' }, { animal_units: 5 }, { valid_to: '2028-01-01' }])
      expect(saidBy(farm.edit(change, token))).toEqual([`${Object.keys(change).join()} fieldNotAllowed`]);
    expect(saidBy(farm.edit({ area_ha: 148 }, token))).toEqual([]);
  });
});

describe('animals on it', () => {
  const held = { ...token, categories: [], animals: ['7', '8'], animal_units_used: 40.75 };
  const animal = (category: string): ChosenAsset => ({
    model: cowPn,
    label: category,
    attributes: { category },
    state: 'living',
  });
  const herd: ChosenAsset = { ...animal('VQ'), model: cows, attributes: { cow_equivalents: 40 } };
  const chosen = new Map([
    ['7', animal('VA')],
    ['8', herd],
    ['9', { ...herd, attributes: { cow_equivalents: 60 } }],
    ['10', { ...animal('TO'), model: cowAr }],
  ]);
  const record = (code: number, raw: Values, asset: Values, known: ChosenAssets = chosen) =>
    farm.record(code, raw, asset, known);

  it('take of the right what they need, and give it back', () => {
    expect(record(120, { assets: ['10'] }, held).changes).toMatchObject({
      animals: ['7', '8', '10'],
      animal_units_used: 42.05,
      free_units: 57.95,
    });
    expect(record(121, { assets: ['8'] }, held).changes).toMatchObject({
      animals: ['7'],
      animal_units_used: 0.75,
      free_units: 99.25,
    });
    expect(record(121, { assets: ['7', '8'] }, held).changes).toMatchObject({
      animals: [],
      animal_units_used: 0,
    });
  });

  it('take nothing any more once they have ended or gone away', () => {
    const later = new Map([...chosen, ['7', { ...animal('VA'), state: 'ended' }] as const]);
    later.delete('8');
    expect(record(120, { assets: ['10'] }, held, later).changes).toMatchObject({ animal_units_used: 1.3 });
  });

  it.each<[string, number, Values, Values, readonly string[]]>([
    ['above the right', 120, { assets: ['9'] }, held, ['assets wouldBe']],
    ['before it begins', 120, { assets: ['10'] }, { ...held, valid_from: '2026-12-01' }, [' beforeMin']],
    ['after it ended', 120, { assets: ['10'] }, { ...held, valid_to: '2026-11-20' }, [' afterMax']],
    ['none', 120, {}, held, ['assets mandatory']],
    [
      'of a class not allowed',
      120,
      { assets: ['10'] },
      { ...held, categories: ['VA'] },
      ['assets chosenUnlike'],
    ],
    ['unknown', 120, { assets: ['11'] }, held, ['assets assetGone']],
    ['that are not on it', 121, { assets: ['9'] }, held, ['assets chosenNotHeld']],
  ])('are refused %s', (_what, code, raw, asset, said) => {
    expect(saidBy(record(code, raw, asset))).toEqual(said);
  });

  it.each([124, 13, 1000])('keep it from event %s', (code) => {
    const event = findEvent(pastureToken, code);
    const obstacle = (attributes: Values) =>
      event === null
        ? null
        : findEventObstacle(
            pastureToken,
            event,
            { attributes, paused: false, deleted: false },
            6,
            buildLocale(),
          );
    expect(obstacle(held)?.code).toBe('eventBarred');
    expect(obstacle({ ...token, animals: [] })).toBeNull();
  });
});

describe('its term', () => {
  it.each<[Values, readonly string[]]>([
    [{ new_valid_to: '2027-09-01' }, []],
    [{ new_valid_to: '2027-08-01' }, ['new_valid_to beforeMin']],
    [{ new_valid_to: '2028-08-01' }, ['valid_to afterMax']],
  ])('extended by %j says %j', (raw, said) => {
    expect(saidBy(farm.record(122, raw, token))).toEqual(said);
  });

  it('is ended with a reason, and takes no more events', () => {
    const { changes } = farm.record(124, { termination_reason: 'Falta de agua' }, token);
    expect(changes).toEqual({ termination_reason: 'Falta de agua' });
    expect(findEvent(pastureToken, 120)?.assetDisabledToEvent).toContain('termination_reason');
  });

  it.each<[Values, string]>([
    [{}, 'current'],
    [{ valid_from: '2026-11-22' }, 'pending'],
    [{ valid_to: '2026-11-21' }, 'current'],
    [{ valid_to: '2026-11-20' }, 'expired'],
    [{ free_units: 0 }, 'full'],
    [{ free_units: 0, valid_to: '2026-11-20' }, 'expired'],
    [{ termination_reason: 'Falta de agua' }, 'terminated'],
    [{ disposal_type: 'ended' }, 'retired'],
  ])('with %j shows as %s', (values, state) => {
    expect(findState(pastureToken, { ...token, ...values }, false, today).state).toBe(state);
  });

  it('is measured by its grass', () => {
    expect(farm.record(123, { forage_kg: '1.850', height_cm: 18, method: 'DIS' }, token).changes).toEqual({
      forage_kg: 1850,
    });
  });
});
