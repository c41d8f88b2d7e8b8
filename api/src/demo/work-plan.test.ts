import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { plainText, type Value, type Values } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { companyOf, subtypeOf, zone } from './places';
import type { Step } from './step';
import { planWork } from './work-plan';

const plan = planWork();
const added = plan.filter((step) => step.action === 'add');

function tally(values: readonly (Value | undefined)[]): Record<string, number> {
  return values.reduce<Record<string, number>>((counts, value) => {
    const key = plainText(value);
    return { ...counts, [key]: (counts[key] ?? 0) + 1 };
  }, {});
}

/** The animals as adding and editing leave them; what events do is for the server to say. */
function finalAnimals(): ReadonlyMap<string, Values> {
  const animals = new Map<string, Values>();
  for (const { rows } of plan)
    for (const { tag, values } of rows) animals.set(tag, { ...animals.get(tag), ...values });
  return animals;
}

function check({ action, box, day }: Step, raw: Values, before: Values) {
  return checkForm({
    model: cowAr,
    mode: action === 'add' ? 'new' : 'edit',
    scope: { boxSubtype: subtypeOf(box), companyTiers: companyOf(box).tiers },
    locale: { language: 'es', today: day, zone },
    raw,
    before,
  });
}

describe('the plan of the demo data', () => {
  it('is the same each time', () => {
    expect(planWork()).toEqual(plan);
  });

  it('leaves 606 animals, 500 of them at La Matilde', () => {
    const places = new Map(added.map(({ rows: [row], box }) => [row.tag, box.name]));
    for (const step of plan)
      if (step.action === 'transfer')
        for (const { tag } of step.rows) {
          expect(places.get(tag)).toBe(step.box.name);
          places.set(tag, step.to);
        }
    expect(tally([...places.values()])).toEqual({
      'La Matilde': 500,
      'El Recuerdo': 24,
      'Los Ceibos': 24,
      'San Ramón': 18,
      'La Blanqueada': 16,
      'Don Anselmo': 10,
      'Planta Quequén': 6,
      'Campo Las Grutas': 8,
    });
  });

  it('never writes down more at once than is written before the answer', () => {
    expect(Math.max(...plan.map(({ rows }) => rows.length))).toBeLessThanOrEqual(30);
  });

  it.each(['visual_tag', 'electronic_tag', 'management_tag', 'hba'])('gives no %s twice', (name) => {
    const given = added.map(({ rows: [row] }) => row.values[name] ?? null).filter((value) => value !== null);
    expect(given.length).toBeGreaterThan(10);
    expect(new Set(given).size).toBe(given.length);
  });

  it('holds only rows that the model takes without a word, at the time when they are written', () => {
    const held = new Map<string, Values>();
    const issues = plan.flatMap((step) =>
      step.rows.flatMap(({ tag, values }) => {
        const before = held.get(tag) ?? {};
        if (step.action === 'event') held.set(tag, { ...before, ...values });
        if (step.action === 'event' || step.action === 'transfer') return [];
        const outcome = check(step, values, before);
        held.set(tag, outcome.values);
        return outcome.issues.map((found) => ({ ...found, tag, day: step.day }));
      }),
    );
    expect(issues).toEqual([]);
  });

  it('goes forward from day to day and ends before its today', () => {
    const days = plan.map((step) => step.day);
    expect([...days].sort()).toEqual(days);
    expect(days[0]).toBe('2024-06-03');
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-11');
    expect((days.at(-1) ?? '') < '2026-11-20').toBe(true);
  });

  it('leaves herds as one finds them: all categories, mostly Angus, some things unknown', () => {
    const animals = [...finalAnimals().values()];
    const categories = tally(animals.map((values) => values['category']));
    expect(Object.keys(categories).sort()).toEqual(['MEJ', 'NO', 'NT', 'TH', 'TM', 'TO', 'VA', 'VQ']);
    expect(categories['VA']).toBeGreaterThan(200);
    const breeds = tally(animals.map((values) => values['breed']));
    expect(Math.max(...Object.values(breeds))).toBe(breeds['AA']);
    const filled = (name: string) => animals.filter((values) => values[name] !== undefined).length;
    for (const name of ['weight', 'coat', 'horns', 'notes', 'market_programs', 'dam_tag', 'electronic_tag']) {
      expect(filled(name), name).toBeGreaterThan(30);
      expect(filled(name), name).toBeLessThan(606);
    }
    expect(filled('hba')).toBe(18);
  });
});
