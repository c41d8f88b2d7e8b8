import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetTypes, findAssetType } from '../../catalogue/assets/index';
import { findEvent } from './event-access';
import { buildLocale } from '../fields/build-locale';
import { checkEvent } from './check-event';
import { inUnit, sumIn, type Measured, type Unit } from '../../model/measures';
import {
  checkBalance,
  checkTaken,
  outputFacts,
  outputRows,
  outputValues,
  weigh,
  weighYield,
  withAllTaken,
} from './transform';
import type { Transformation, Yield } from '../../model/transformation';
import type { Values } from '../../model/value';

const malting: Transformation = {
  taken: 'tonnes',
  left: 'available',
  unit: 't',
  outputs: [
    {
      rows: 'malts',
      assetType: 37,
      takes: { uniqueid: 'code', quantity: 'kilos' },
      sets: { kind: 'malt', closed: 'never' },
      days: ['made_on'],
      places: ['maker'],
      facts: { state: { value: 'new' }, of: { inputs: true }, lots: { each: 'code' } },
      quantity: { field: 'kilos', unit: 'kg' },
    },
  ],
  overYield: 'warning',
};
const strict: Transformation = { ...malting, overYield: 'error' };
const kilned: Yield = {
  field: 'kilos',
  unit: 'kg',
  of: { attribute: 'steeped', unit: 't' },
  overYield: 'warning',
};
const made = (...kilos: readonly (number | null)[]) =>
  outputRows(malting, { malts: kilos.map((much, at) => ({ key: at + 1, code: `M${at}`, kilos: much })) });
const tonnes = (...much: readonly number[]): readonly Measured[] =>
  much.map((quantity) => ({ quantity, unit: 't' }));
const codes = (issues: ReturnType<typeof checkTaken>) => issues.map(({ code }) => code);

describe('measures', () => {
  it.each<[number, Unit, Unit, number | null]>([
    [1.5, 't', 'kg', 1500],
    [250, 'kg', 't', 0.25],
    [3, 'hl', 'l', 300],
    [3, 'hide', 'kg', null],
    [3, 'piece', 'hide', null],
  ])('%d %s are, in %s: %s', (quantity, unit, wanted, expected) => {
    expect(inUnit({ quantity, unit }, wanted)).toBe(expected);
  });

  it('add up what compares, whatever its unit and order', () => {
    expect(
      sumIn(
        [
          { quantity: 1, unit: 't' },
          { quantity: 1, unit: 'hide' },
        ],
        'kg',
      ),
    ).toBe(1000);
    expect(sumIn([{ quantity: 1, unit: 'hide' }], 'kg')).toBeNull();
    expect(sumIn(tonnes(0.1, 0.2), 't')).toBe(0.3);
    const parts = fc.array(
      fc.record({ quantity: fc.integer({ min: 0, max: 1e6 }), unit: fc.constantFrom('kg', 't') }),
    );
    fc.assert(
      fc.property(parts, (all) => {
        expect(sumIn([...all].reverse(), 'kg')).toBe(sumIn(all, 'kg'));
      }),
    );
  });
});

describe('what goes in', () => {
  it.each<[unknown, unknown, readonly string[]]>([
    [10, 25, []],
    [25, 25, []],
    [25.01, 25, ['moreThanLeft']],
    [0, 25, ['mandatory']],
    [-1, 25, ['mandatory']],
    ['10', 25, ['mandatory']],
    [1, 0, ['nothingLeft']],
    [1, null, ['nothingLeft']],
  ])('%s of %s: %j', (taken, available, expected) => {
    expect(
      codes(checkTaken(malting, { tonnes: taken as number }, { available: available as number })),
    ).toEqual(expected);
  });

  it('is all that is left where nobody says how much', () => {
    for (const tonnes of [undefined, null, ''])
      expect(withAllTaken(malting, { tonnes }, { available: 66.69999999999999 })).toEqual({ tonnes: 66.7 });
    expect(withAllTaken(malting, { tonnes: 3 }, { available: 25 })).toEqual({ tonnes: 3 });
    expect(withAllTaken(malting, {}, {})).toEqual({ tonnes: null });
  });

  it('is never more than there is, however often something is taken', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), shares, (hundredths, asked) => {
        const whole = hundredths / 100;
        let left = whole;
        let sum = 0;
        for (const share of asked) {
          const tonnes = share / 100;
          if (checkTaken(malting, { tonnes }, { available: left }).length > 0) continue;
          sum = Math.round((sum + tonnes) * 100) / 100;
          left = whole - sum;
        }
        expect(left).toBeGreaterThanOrEqual(-1e-9);
        expect(sum).toBeLessThanOrEqual(whole + 1e-9);
      }),
    );
  });
});

describe('what comes out beside what goes in', () => {
  it.each<[readonly number[], readonly (number | null)[], number | null, boolean]>([
    [[20, 5], [12_000, 8000], 20, false],
    [[20], [20_000], 20, false],
    [[20], [20_000.5], 20.0005, true],
    [[20], [null], null, false],
  ])('of %j t: %j kg', (taken, kilos, outputs, isOver) => {
    const inputs = taken.reduce((sum, each) => sum + each, 0);
    expect(weigh(malting, tonnes(...taken), made(...kilos))).toEqual({ unit: 't', inputs, outputs, isOver });
  });

  it('is flagged when it is more: to be confirmed, or refused', () => {
    const over = weigh(malting, tonnes(1), made(1500));
    const asked = { field: 'malts', overYield: 'warning' } as const;
    expect(checkBalance(asked, over, false, 'es')).toMatchObject([
      { field: 'malts', code: 'yieldToConfirm', slots: { inputs: 1, outputs: 1.5, unit: 't' } },
    ]);
    expect(checkBalance(asked, over, true, 'es')).toEqual([]);
    expect(checkBalance({ ...asked, overYield: 'error' }, over, true, 'es')).toMatchObject([
      { code: 'yieldOver' },
    ]);
    const enough = weigh(strict, tonnes(2), made(1500));
    expect(checkBalance({ ...asked, overYield: 'error' }, enough, false, 'es')).toEqual([]);
  });

  it.each<[made: unknown, put: unknown, balance: unknown]>([
    [1_500, 2, { unit: 'kg', inputs: 2_000, outputs: 1_500, isOver: false }],
    [2_000, 2, { unit: 'kg', inputs: 2_000, outputs: 2_000, isOver: false }],
    [2_000.5, 2, { unit: 'kg', inputs: 2_000, outputs: 2_000.5, isOver: true }],
    [null, 2, null],
    [2_000, null, null],
  ])('%j kg made of what went in before, %j t', (kilos, steeped, balance) => {
    expect(weighYield(kilned, { kilos } as Values, { steeped } as Values)).toEqual(balance);
  });

  it('is over exactly when the sums say so', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, amounts, (put, got) => {
        const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
        const { isOver } = weigh(malting, tonnes(...put.map((kilos) => kilos / 1000)), made(...got));
        expect(isOver).toBe(sum(got) > sum(put));
      }),
    );
  });
});

describe('an asset that comes out', () => {
  it('has what its row says, the day and the place, where they may be filled in', () => {
    const [first] = made(900);
    if (first === undefined) throw new Error('no row');
    const open = new Set(['kind', 'made_on', 'maker']);
    expect(outputValues(first, { day: '2026-11-20', place: 'Malterij', open, inputs: [] })).toEqual({
      ...{ kind: 'malt', made_on: '2026-11-20', maker: 'Malterij', uniqueid: 'M0', quantity: 900 },
    });
    expect(outputRows(malting, {})).toEqual([]);
  });

  it('has of its inputs what they have all alike, also where nobody could fill it in', () => {
    const [first] = made(900);
    if (first === undefined) throw new Error('no row');
    const output = { ...first.output, inherits: ['kind', 'field', 'lab', 'empty'] };
    const inputs = [
      { id: 7, attributes: { kind: 'A', field: 'N', lab: 'x' } },
      { id: 9, attributes: { kind: 'A', field: 'S', lab: 'x' } },
    ];
    const asked = { day: '2026-11-20', place: 'Malterij', open: new Set(['kind']), inputs };
    const sets = {};
    expect(outputValues({ ...first, output: { ...output, sets } }, asked)).toMatchObject({ kind: 'A' });
    expect(outputValues({ ...first, output }, asked)).not.toHaveProperty('lab');
    expect(outputFacts({ ...output, facts: {} }, inputs)).toEqual({ kind: 'A', lab: 'x' });
  });

  it('says what it is made of', () => {
    const inputs = [
      { id: 7, attributes: { code: 'A' } },
      { id: 9, attributes: { code: 'B' } },
      { id: 8, attributes: { code: 'A' } },
    ];
    const [output] = malting.outputs;
    if (output === undefined) throw new Error('no output');
    expect(outputFacts(output, inputs)).toEqual({ state: 'new', of: ['7', '9', '8'], lots: 'A, B' });
  });
});

const transforming = assetTypes.flatMap((model) =>
  model.events.flatMap((event) =>
    event.transforms === undefined ? [] : [{ model, event, ...event.transforms }],
  ),
);

describe.each(transforming)('$event.name.es of $model.code', ({ model, event, ...transforms }) => {
  const attribute = (name: string) => model.attributes.find((each) => each.name === name);
  const numbers = ['number', 'float'];

  it('takes from a number that goes down by what is taken', () => {
    const field = event.fields.find(({ name }) => name === transforms.taken);
    expect(numbers).toContain(field?.type);
    expect(numbers).toContain(attribute(transforms.left)?.type);
    const counted = (event.derives ?? []).filter(
      (rule) => rule.rule === 'plus' && rule.field === transforms.taken && rule.minus !== true,
    );
    expect(counted).toHaveLength(1);
    expect(attribute(transforms.left)?.computed?.of).toContain(counted[0]?.attribute);
  });

  it('is recorded in a form that says what comes out', () => {
    // Lots have no form that describes new assets.
    expect([event.lotMode && transforms.outputs.length > 0, event.modelExcelOnTag]).toEqual([false, false]);
    const ending = transforms.whenEmpty && findEvent(model, transforms.whenEmpty.eventType);
    if (ending === undefined || ending === null) return;
    expect(ending.effect?.kind).toBe('retire');
    const raw = transforms.whenEmpty?.fields ?? {};
    const said = { model, event: ending, raw, asset: {}, locale: buildLocale(), day: '2026-11-20' };
    expect(checkEvent(said).issues).toEqual([]);
  });

  it.each(transforms.outputs)('gives assets of type $assetType that can be entered whole', (output) => {
    const target = findAssetType(output.assetType);
    const list = event.fields.find(({ name }) => name === output.rows)?.list?.fields ?? [];
    const rows = list.map(({ name }) => name);
    expect(rows).toEqual(expect.arrayContaining(Object.values(output.takes)));
    const { takes, sets = {}, inherits = [], days = [], places = [], facts = {} } = output;
    const given = [...[takes, sets, facts].flatMap(Object.keys), ...inherits, ...days, ...places];
    const known = target?.attributes.map(({ name }) => name) ?? [];
    expect(known).toEqual(expect.arrayContaining(given));
    for (const subtype of event.permissions.box) {
      const load = target === null ? null : findEvent(target, -1);
      if (load?.permissions.box.includes(subtype) !== true) continue;
      const asked = (target?.attributes ?? []).filter(
        ({ validations, permissions }) =>
          validations?.mandatory === true && permissions.box.new.includes(subtype),
      );
      expect(given).toEqual(expect.arrayContaining(asked.map(({ name }) => name)));
    }
  });
});
