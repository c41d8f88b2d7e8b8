import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { hasErrors } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { chance, pick } from './chance';

/** Category, sex, share of a herd, youngest and oldest age in days, weight from and to. */
const kinds = [
  ['VA', 'H', 0.42, 1100, 4000, 390, 540],
  ['VQ', 'H', 0.17, 420, 1000, 240, 410],
  ['TH', 'H', 0.13, 60, 350, 70, 220],
  ['TM', 'M', 0.12, 60, 350, 75, 240],
  ['NT', 'M', 0.08, 400, 720, 260, 390],
  ['NO', 'M', 0.05, 760, 1300, 380, 520],
  ['TO', 'M', 0.03, 900, 3000, 600, 950],
] as const;

const breeds = ['AA', 'AA', 'AA', 'AA', 'H', 'H', 'BG', 'BF', 'GC', 'L'] as const;
const coats = ['NE', 'NE', 'CO', 'PA', 'CA', 'OV'] as const;
const teeth = ['DL', '2D', '4D', '6D', '8D', '8D'] as const;
const systems = ['PAS', 'PAS', 'PAS', 'PSU', 'MIX'] as const;
const horns = ['A', 'M', 'M', 'D'] as const;
const states = ['PA', 'SE', 'VA', 'PC'] as const;

function kindOf(row: number): (typeof kinds)[number] {
  let left = chance(row, 1);
  return kinds.find(([, , share]) => (left -= share) < 0) ?? kinds[0];
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function tagOf(row: number): string {
  const letter = (at: number) => letters[Math.floor(row / at) % letters.length] ?? 'A';
  return `K${letter(260_000)}${String(Math.floor(row / 10_000) % 1000).padStart(3, '0')}${letter(10_000)}${String(row % 10_000).padStart(4, '0')}`;
}

const today = Date.parse('2026-11-20');
const dayText = (age: number) => new Date(today - age * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** The values of an animal by its number: what a well-kept herd book holds, about 25 of its attributes. */
export function valuesOf(row: number): Values {
  const [category, sex, , youngest, oldest, lightest, heaviest] = kindOf(row);
  const age = youngest + Math.floor(chance(row, 2) * (oldest - youngest));
  const breed = pick(breeds, row, 4);
  return {
    visual_tag: tagOf(row),
    electronic_tag: `0320${String(10_000_000_000 + row)}`,
    management_tag: chance(row, 3) < 0.6 ? `M-${String(row)}` : null,
    cuig: tagOf(row).slice(0, 5),
    sex,
    castrated: sex === 'M' ? category === 'NT' || category === 'NO' : null,
    category,
    breed,
    crossed_with: breed === 'GC' ? ['AA', 'H'] : null,
    coat: pick(coats, row, 5),
    horns: pick(horns, row, 6),
    birth_date: dayText(age),
    birth_weight: 28 + Math.floor(chance(row, 7) * 12),
    birth_renspa: '01.027.0.04512/00',
    productive_system: pick(systems, row, 8),
    purpose: 'CRI',
    weight: Math.round((lightest + chance(row, 9) * (heaviest - lightest)) * 2) / 2,
    body_condition: 2 + Math.floor(chance(row, 10) * 5) / 2,
    dentition: pick(teeth, row, 11),
    reproductive_status: sex === 'H' ? pick(states, row, 12) : null,
    calvings: category === 'VA' ? Math.floor(chance(row, 13) * 8) : null,
    entry_type: 'NAC',
    entry_date: dayText(Math.floor(age * chance(row, 14))),
    paddock: `Potrero ${String(1 + Math.floor(chance(row, 15) * 40))}`,
    tropa: chance(row, 16) < 0.3 ? `T-${String(Math.floor(row / 50))}` : null,
    market_programs: chance(row, 17) < 0.2 ? ['UEN', 'CHI'] : null,
    notes: chance(row, 18) < 0.1 ? 'Revisar en la próxima manga.' : null,
  };
}

/** Throws when the model would refuse a row: figures over rows that cannot exist say nothing. */
export function checkRows(rows: readonly Values[], boxSubtype: number): void {
  for (const raw of rows) {
    const { issues } = checkForm({
      model: cowAr,
      mode: 'new',
      scope: { boxSubtype, companyTiers: ['certified'] },
      locale: { language: 'es', today: dayText(0), zone: 'America/Argentina/Buenos_Aires' },
      raw,
      before: {},
    });
    if (hasErrors(issues)) throw new Error(`not a row of the model: ${JSON.stringify(issues)}`);
  }
}
