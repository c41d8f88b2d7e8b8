import { describe, expect, it } from 'vitest';
import type { ReportInputView } from '@huella/domain/calls/reports';
import { chipsOf, removeInput } from './report-chips';

function input(name: string, more: Partial<ReportInputView> = {}): ReportInputView {
  return {
    ...{ name, type: 'text', label: name, options: [], dependsOn: null, defaultValue: null },
    validations: { mandatory: false, min: null, max: null, message: null },
    ...more,
  };
}
const mandatory = { mandatory: true, min: null, max: null, message: null };
const option = (key: string, label: string, fk: string | null = null) => ({ key, label, fk });
const inputs = [
  input('date_at', { type: 'date', defaultValue: '2026-11-29', validations: mandatory }),
  input('species', {
    ...{ type: 'multiselect', label: 'Especies' },
    options: [option('soja', 'Soja'), option('maiz', 'Maíz'), option('sorgo', 'Sorgo')],
  }),
  input('group_by_entities', {
    ...{ type: 'select', validations: mandatory },
    options: [option('box', 'Establecimiento'), option('depositor', 'Depositante')],
  }),
  input('entities_selected', {
    ...{ type: 'multiselect', label: 'Entidades', dependsOn: 'group_by_entities', validations: mandatory },
    options: [option('1', 'La Sarita', 'box'), option('2', 'Rojas', 'box'), option('r', 'Ruiz', 'depositor')],
  }),
  input('horizon_days', { type: 'number', label: 'Días', defaultValue: 90, validations: mandatory }),
];
const values = {
  ...{ date_at: '2026-11-29', species: null, group_by_entities: 'box', entities_selected: ['1', '2'] },
  horizon_days: 90,
};
const told = (change = {}) =>
  chipsOf(inputs, { ...values, ...change }, (chosen, all) => `${String(chosen)} de ${String(all)}`).map(
    ({ label, value, canRemove }) => [label, value, canRemove],
  );

describe('the chips of a report', () => {
  it('say what narrows it, and nothing of all entities, of today and of what stands over it', () => {
    expect(told()).toEqual([['Días', '90', false]]);
    expect(told({ species: ['soja', 'maiz', 'sorgo'], date_at: '2026-01-31', horizon_days: 30 })).toEqual([
      ['date_at', '31/01/2026', true],
      ['Especies', 'Soja, Maíz +1', true],
      ['Días', '30', true],
    ]);
    expect(told({ entities_selected: ['2'] })[0]).toEqual(['Establecimiento', 'Rojas', true]);
  });

  it('are taken away: back to what is proposed, of entities to all of them', () => {
    const narrowed = { ...values, entities_selected: ['2'], species: ['soja'], horizon_days: 30 };
    expect(removeInput(inputs, narrowed, 'species')).toMatchObject({
      values: { species: null },
      isSound: true,
    });
    expect(removeInput(inputs, narrowed, 'horizon_days').values).toMatchObject({ horizon_days: 90 });
    expect(removeInput(inputs, narrowed, 'entities_selected')).toMatchObject({
      ...{ values: { entities_selected: ['1', '2'], species: ['soja'] }, isSound: true },
    });
  });

  it('of a parent take what depends on it with them, and the form asks for it', () => {
    expect(removeInput(inputs, values, 'group_by_entities')).toMatchObject({
      ...{ values: { group_by_entities: null, entities_selected: null }, isSound: false },
    });
  });
});
