import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/assets/cow-ar';
import type { Value, Values } from '@huella/domain/fields/value';
import { checkForm } from '@huella/domain/forms/check-form';
import { companyOf, subtypeOf, zone } from './places';
import { planWork, type Step } from './work-plan';

const plan = planWork();
const added = plan.filter((step) => step.action === 'add');

function tally(values: readonly (Value | undefined)[]): Record<string, number> {
  return values.reduce<Record<string, number>>((counts, value) => {
    const key = String(value ?? '');
    return { ...counts, [key]: (counts[key] ?? 0) + 1 };
  }, {});
}

/** The animals as the plan leaves them. */
function finalAnimals(): ReadonlyMap<string, Values> {
  const animals = new Map<string, Values>();
  for (const { visualTag, values } of plan) animals.set(visualTag, { ...animals.get(visualTag), ...values });
  return animals;
}

function check(step: Step, before: Values) {
  return checkForm({
    model: cowAr,
    mode: step.action === 'add' ? 'new' : 'edit',
    scope: { boxSubtype: subtypeOf(step.box), companyTiers: companyOf(step.box).tiers },
    locale: { language: 'es', today: step.day, zone },
    raw: step.values,
    before,
  });
}

describe('the plan of the demo data', () => {
  it('is the same each time', () => {
    expect(planWork()).toEqual(plan);
  });

  it('adds 600 animals, 500 of them at La Matilde', () => {
    expect(tally(added.map((step) => step.box.name))).toEqual({
      'La Matilde': 500,
      'El Recuerdo': 24,
      'Los Ceibos': 24,
      'San Ramón': 18,
      'La Blanqueada': 16,
      'Don Anselmo': 10,
      'Campo Las Grutas': 8,
    });
  });

  it.each(['visual_tag', 'electronic_tag', 'management_tag', 'hba'])('gives no %s twice', (name) => {
    const given = added.flatMap((step) => step.values[name] ?? []);
    expect(given.length).toBeGreaterThan(10);
    expect(new Set(given).size).toBe(given.length);
  });

  it('holds only rows that the model takes without a word, at the time when they are written', () => {
    const rows = new Map<string, Values>();
    const issues = plan.flatMap((step) => {
      const outcome = check(step, rows.get(step.visualTag) ?? {});
      rows.set(step.visualTag, outcome.values);
      return outcome.issues.map((found) => ({ ...found, step }));
    });
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
      expect(filled(name), name).toBeLessThan(600);
    }
    expect(filled('hba')).toBe(18);
  });
});
