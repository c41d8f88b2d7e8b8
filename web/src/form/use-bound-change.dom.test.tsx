import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { renderScreen } from '../../test/render-screen';
import { refuse, serveCalls } from '../../test/serve-calls';
import { useBoundChange } from './use-bound-change';

const showroom = buildField({
  ...{ name: 'showroom', type: 'select' },
  ...{ dataSourceType: 'api', dataSourceApiEndpoint: 'boxes', bindForm: 'box' },
});
const values = { showroom: 'other', l3: 'Tandil', opening_hours: '9 a 18' };
const found = {
  ...{ id: 7, version: 1, label: 'Casa Central', values, labels: {}, issues: [] },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};

async function choose(answer: () => typeof found | Response) {
  const form = { change: vi.fn(), copy: vi.fn() };
  const made = serveCalls({ 'objects.get': answer });
  function Host() {
    const change = useBoundChange(form);
    return (
      <button type="button" onClick={() => change(showroom, '7')}>
        choose
      </button>
    );
  }
  const { person } = await renderScreen(<Host />);
  await person.click(screen.getByRole('button', { name: 'choose' }));
  expect(form.change).toHaveBeenCalledWith(showroom, '7');
  return { form, made };
}

it('fills in what the chosen record has under the same names, and leaves the choice as it is', async () => {
  const { form, made } = await choose(() => found);
  await waitFor(() => {
    expect(form.copy).toHaveBeenCalledWith({ l3: 'Tandil', opening_hours: '9 a 18' });
  });
  expect(made).toMatchObject([{ name: 'objects.get', input: { params: { objectType: 'box', pk: '7' } } }]);
});

it('fills in nothing of a record that cannot be fetched', async () => {
  const { form, made } = await choose(() => refuse(404, 'notFound'));
  await waitFor(() => {
    expect(made).toHaveLength(1);
  });
  expect(form.copy).not.toHaveBeenCalled();
});
