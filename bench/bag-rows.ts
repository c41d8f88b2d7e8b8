import { storage } from '@huella/domain/catalogue/assets/storage';
import { shiftDay } from '@huella/domain/engine/fields/days';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { hasErrors } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { chance, pick } from './chance';

/** Silo bags of a keeper, as those who lend against grain look at them. */
export const keeper = 28;

/** Depositors of an establishment with very many bags. */
export const depositors = 200;

/** Species, the crop year that most of it is of, and tonnes that a metre of bag holds. */
const crops = [
  ['soja', '2025/26', 3],
  ['soja', '2025/26', 3],
  ['soja', '2024/25', 3],
  ['maiz', '2025/26', 3.3],
  ['maiz', '2025/26', 3.3],
  ['trigo_pan', '2025/26', 3.33],
  ['trigo_pan', '2024/25', 3.33],
  ['sorgo', '2025/26', 3.2],
  ['girasol', '2025/26', 2],
  ['cebada_forrajera', '2025/26', 2.75],
] as const;
const grades = ['g1', 'g2', 'g2', 'base'] as const;
const statuses = ['validated', 'validated', 'validated', 'active', 'observed'] as const;
const guarantees = ['free', 'free', 'free', 'pledged', 'released'] as const;
const existences = ['exists', 'exists', 'exists', 'exists', 'unknown', 'missing'] as const;
const risks = ['low', 'low', 'medium', 'high'] as const;

const today = '2026-11-20';

/** The code of a bag by its number. */
export function bagCodeOf(row: number): string {
  return `BN${String(row).padStart(8, '0')}`;
}

/** Whose bags some are. */
export function depositorOf(at: number): string {
  return `Agropecuaria ${String(at + 1)} SRL`;
}

/** What a bag is loaded with, as a form asks it. */
function loadedOf(row: number): Values {
  const [specie, campaign, perMetre] = pick(crops, row, 1);
  const length = chance(row, 2) < 0.7 ? 60 : 75;
  const bagged = shiftDay(today, { days: -Math.floor(chance(row, 3) * 340) });
  return {
    bag_code: bagCodeOf(row),
    specie,
    campaign,
    ...{ bag_diameter: 'ft9', bag_length: length, bag_thickness: 235 },
    tonnage: Math.round(length * perMetre * (0.96 + chance(row, 4) * 0.08) * 10) / 10,
    date_bagged: bagged,
    date_expired: shiftDay(bagged, { days: 365 }),
    location_bags: '-33.89, -60.57',
    moisture: 11 + Math.round(chance(row, 5) * 40) / 10,
    ...(chance(row, 6) < 0.8 && { grade: pick(grades, row, 7) }),
    depositor_name: depositorOf(Math.floor(chance(row, 8) * depositors)),
    holder_cuit: '20-12345678-6',
    ruca: '21453',
  };
}

/** What the form and events said since: what is left, who lends against it, what was seen of it. */
export function bagOf(row: number): Values {
  const loaded = loadedOf(row);
  const tonnage = Number(loaded['tonnage']);
  const withdrawn = chance(row, 9) < 0.2 ? Math.round(tonnage * chance(row, 10) * 10) / 10 : 0;
  const guarantee = pick(guarantees, row, 11);
  return {
    ...loaded,
    ...{ tonnage_withdrawn: withdrawn, tonnage_left: Math.round((tonnage - withdrawn) * 10) / 10 },
    ...{ asset_status_change: pick(statuses, row, 12), guarantee_state: guarantee },
    ...(guarantee === 'pledged' && { warrant_amount: 20_000 + Math.floor(chance(row, 13) * 30) * 1_000 }),
    stock_provider_existence: pick(existences, row, 14),
    risk_level: pick(risks, row, 15),
    last_inspection_date: shiftDay(today, { days: -Math.floor(chance(row, 16) * 40) }),
  };
}

/** Throws when the model would refuse to load a bag of these numbers. */
export function checkBags(rows: readonly number[]): void {
  for (const row of rows) {
    const { issues } = checkForm({
      model: storage,
      mode: 'new',
      scope: { boxSubtype: keeper, companyTiers: ['certified'] },
      locale: { language: 'es', today, zone: 'America/Argentina/Buenos_Aires' },
      raw: loadedOf(row),
      before: {},
    });
    if (hasErrors(issues)) throw new Error(`not a row of the model: ${JSON.stringify(issues)}`);
  }
}
