import { describe, expect, it } from 'vitest';
import type { PanelFilterView } from '@huella/domain/calls/panel';
import { choose, offeredValues, readChosen, writeChosen } from './panel-filters';

const value = (key: string, ...fk: string[]) => ({ key, label: key, fk });
const campaign: PanelFilterView = {
  ...{ name: 'campaign', label: 'Campaña', type: 'multiselect', fk: null },
  values: [value('2024'), value('2025')],
};
const depositor: PanelFilterView = {
  ...{ name: 'depositor', label: 'Depositante', type: 'select', fk: 'campaign' },
  values: [value('Ruiz, S.A.', '2024', '2025'), value('Don Aldo', '2025')],
};
const filters = [campaign, depositor];

it('is in the address, and a name keeps its commas', () => {
  const chosen = { campaign: ['2024', '2025'], depositor: ['Ruiz, S.A.'] };
  expect(readChosen(writeChosen(chosen), filters)).toEqual(chosen);
  expect(readChosen({ asOf: '2026-01-01', campaign: '', other: 'x' }, filters)).toEqual({});
});

describe('a filter that depends on another', () => {
  it('offers what is found beside its choice', () => {
    expect(offeredValues(depositor, {}).map(({ key }) => key)).toEqual(['Ruiz, S.A.', 'Don Aldo']);
    expect(offeredValues(depositor, { campaign: ['2024'] }).map(({ key }) => key)).toEqual(['Ruiz, S.A.']);
  });

  it('keeps what is still offered, and is dropped where the other is cleared', () => {
    const chosen = { campaign: ['2025'], depositor: ['Don Aldo'] };
    expect(choose(filters, chosen, 'campaign', ['2024', '2025'])['depositor']).toEqual(['Don Aldo']);
    expect(choose(filters, chosen, 'campaign', ['2024'])['depositor']).toEqual([]);
    expect(writeChosen(choose(filters, chosen, 'campaign', []))).toEqual({});
  });
});
