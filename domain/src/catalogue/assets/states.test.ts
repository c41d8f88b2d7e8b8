import { expect, it } from 'vitest';
import { findState, labelOfState } from '../../engine/status/asset-state';
import type { Values } from '../../model/value';
import { assetTypes } from './index';

const locale = { today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' };

/** Of each model what its assets are like in each of its states, and what that is called, in the order of its rules. */
type Row = readonly [state: string, Values, es: string, en: string];

const cattle: readonly Row[] = [
  ['slaughtered', { disposal_type: 'FAENA', disposal_reason: 'RAY' }, 'Faenado', 'Slaughtered'],
  [
    'retired',
    { disposal_type: 'MUERTE', disposal_reason: 'RAY' },
    'Dado de Baja: rayo',
    'Retired: lightning',
  ],
];
const pigs: readonly Row[] = [
  ['slaughtered', { disposal_type: 'FAENA' }, 'Faenado', 'Slaughtered'],
  ['retired', { disposal_type: 'MUERTE' }, 'Dado de Baja: muerte', 'Retired: death'],
];
const active: Row = ['active', { heads: 40 }, 'Activo', 'Active'];
const empty: Row = ['empty', { heads: 0 }, 'Sin existencias', 'Empty'];
const healthOf = (field: string): readonly Row[] => [
  ['dead', { [field]: 'dead' }, 'Muerto', 'Dead'],
  ['poor', { [field]: 'poor' }, 'Sanidad mala', 'Poor health'],
  ['fair', { [field]: 'fair' }, 'Sanidad regular', 'Fair health'],
  ['good', { [field]: 'good' }, 'Sano', 'Healthy'],
  ['standing', {}, 'En pie', 'Standing'],
];
const burnt: Row = ['retired', { disposal_type: 'fire' }, 'Dado de Baja: incendio', 'Retired: fire'];
const entered: Row = ['retired', { disposal_type: 'other' }, 'Dado de Baja: otro', 'Retired: other'];
const usedUp: Row = ['used', { quantity_available: 0 }, 'Consumida', 'Used up'];
const status = (key: string, es: string, en: string): Row => [key, { asset_status_change: key }, es, en];

/** Of each model what its assets are like in each of its states, and what that is called, in the order of its rules. */
const table: Readonly<Record<number, readonly Row[]>> = {
  5: [...cattle, empty, active],
  10: [...pigs, empty, active],
  11: [...pigs, active],
  12: [burnt, ...healthOf('condition')],
  30: [
    ['retired', { disposal_type: 'ROBO', status: 'VEN' }, 'Dado de Baja: robo', 'Retired: theft'],
    ['sold', { status: 'VEN' }, 'Vendido', 'Sold'],
    ['reserved', { status: 'RES' }, 'Reservado', 'Reserved'],
    ['workshop', { status: 'TAL' }, 'En taller', 'In workshop'],
    ['stock', { status: 'STO' }, 'En stock', 'In stock'],
  ],
  31: [
    ['retired', { disposal_type: 'ended' }, 'Dado de Baja: contrato cumplido', 'Retired: contract fulfilled'],
    ['terminated', { termination_reason: 'x' }, 'Rescindido', 'Terminated'],
    ['pending', { valid_from: '2026-11-22' }, 'Pendiente', 'Pending'],
    ['expired', { valid_from: '2026-01-01', valid_to: '2026-11-20' }, 'Vencido', 'Expired'],
    ['full', { valid_from: '2026-01-01', free_units: 0 }, 'Completo', 'Full'],
    ['current', { valid_from: '2026-11-21', valid_to: '2026-11-21', free_units: 3 }, 'Vigente', 'Current'],
  ],
  32: [
    burnt,
    ['felled', { unit_kind: 'tree', felled_on: '2026-11-01', health: 'dead' }, 'Apeado', 'Felled'],
    ...healthOf('health'),
  ],
  33: [...cattle, ['productive', {}, 'Productivo', 'Productive']],
  34: [
    ...cattle,
    ['quarantine', { quarantine_start: '2026-11-21' }, 'Cuarentena', 'Quarantine'],
    ['product', { product_code: 'C-1', quarantine_end: '2026-11-20' }, 'Producto', 'Product'],
    ['productive', {}, 'Productivo', 'Productive'],
  ],
  35: [
    entered,
    status('active', 'Activo', 'Active'),
    status('validated', 'Validado', 'Validated'),
    status('observed', 'Observado', 'Observed'),
    status('invalidated', 'Invalidado', 'Invalidated'),
    status('inactive', 'Inactivo', 'Inactive'),
    status('expired', 'Vencido', 'Expired'),
    usedUp,
    ['available', { quantity_available: 12 }, 'Disponible', 'Available'],
  ],
  36: [entered, usedUp, ['available', { quantity_available: 12 }, 'Disponible', 'Available']],
  37: [
    entered,
    usedUp,
    ['blended', { quantity_available: 12, blending_state: 'blended' }, 'Mezclada', 'Blended'],
    ['not_blended', { quantity_available: 12 }, 'Sin mezclar', 'Not Blended'],
  ],
  38: [
    entered,
    ['sold', { sold_on: '2026-11-01' }, 'Vendido', 'Sold'],
    ['stock', {}, 'En stock', 'In stock'],
  ],
};

it.each(assetTypes.map((model) => [model.id, model] as const))(
  'each state of model %i is reached, and called so in both languages',
  (id, model) => {
    const rows = table[id] ?? [];
    const found = rows.map(([, values]): Row => {
      const state = findState(model, values, false, locale.today, 28);
      const label = (language: 'es' | 'en') => labelOfState(state, model, values, { ...locale, language });
      return [state.state, values, label('es'), label('en')];
    });
    expect(found).toEqual(rows);
    expect(rows.map(([state]) => state)).toEqual(model.states.map(({ state }) => state));
  },
);

it.each(assetTypes)('$id shows that it is paused before anything else', (model) => {
  const state = findState(model, { disposal_type: 'FAENA' }, true, locale.today);
  expect([state.state, state.label]).toEqual(['paused', { es: 'En pausa', en: 'Paused' }]);
});
