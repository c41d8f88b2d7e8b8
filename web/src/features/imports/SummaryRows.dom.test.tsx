import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { renderScreen } from '../../../test/render-screen';
import { SummaryRows } from './SummaryRows';

const columns = ['tag', 'weight', 'notes'].map((name) => ({
  field: buildField({ name, type: 'text' }),
  label: name,
  mandatory: false,
}));

it('shows what will be written, and nothing of cells that could not be read', async () => {
  const rows = [
    { row: 1, texts: { tag: 'KD482', weight: '#DIV/0!', notes: 'mansa' }, issues: [] },
    { row: 2, texts: { tag: 'KD483', weight: '=\u2061B2*2', notes: 'de El\ufffdTrébol' }, issues: [] },
  ];
  await renderScreen(<SummaryRows rows={rows} columns={columns} />);
  expect(await screen.findByText('mansa')).toBeDefined();
  expect(screen.queryByText('weight')).toBeNull();
  expect(screen.queryByText(/DIV|=B2|Trébol/)).toBeNull();
});
