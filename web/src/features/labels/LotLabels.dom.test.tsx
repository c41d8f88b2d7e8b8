import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { queryClient } from '../../call/queries';
import { usePlace } from '../../session/context';
import { LotLabels, type ChosenLots } from './LotLabels';

const closed = vi.fn();

function Screen({ chosen }: { readonly chosen: ChosenLots }) {
  const place = usePlace();
  return place && <LotLabels chosen={chosen} place={place} onClose={closed} />;
}

function serve(print: () => Response) {
  const made = serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'labels.printLots': print,
  });
  return () => made.filter(({ name }) => name === 'labels.printLots').map(({ input }) => input);
}

beforeEach(() => {
  queryClient.clear();
  closed.mockClear();
  // The file is saved by a link, which leads nowhere here.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('says that codes are handed out, and asks for the labels of the chosen lots', async () => {
  const asked = serve(() => new Response('%PDF-'));
  const { person } = await renderScreen(<Screen chosen={{ ids: [4, 7] }} />, { language: 'en' });
  await screen.findByText('Labels of 2 lots');
  expect(screen.getByText(/can no longer be deleted/)).toBeTruthy();
  await person.click(screen.getByRole('combobox', { name: 'Where the code leads' }));
  await person.click(await screen.findByRole('option', { name: 'Product' }));
  await person.click(screen.getByRole('button', { name: 'Download the PDF' }));
  await waitFor(() => {
    expect(closed).toHaveBeenCalled();
  });
  expect(asked()).toMatchObject([
    { body: { lots: [4, 7], type: 'produktoTrupo', sheet: 'a4x24', copies: 1 } },
  ]);
});

it('begins with what a lot is, the address of its page, and the page of the product where there is one', async () => {
  const asked = serve(() => new Response('%PDF-'));
  const { person } = await renderScreen(<Screen chosen={{ ids: [4] }} />, { language: 'en' });
  await screen.findByText('Label of 1 lot');
  expect(screen.getByRole('combobox', { name: 'Where the code leads' }).textContent).toBe('Product');
  await person.click(screen.getByRole('button', { name: 'Download the PDF' }));
  await waitFor(() => {
    expect(closed).toHaveBeenCalled();
  });
  expect(asked()).toMatchObject([
    { body: { type: 'produktoTrupo', fields: ['what_it_is'], place: true, address: true } },
  ]);
});

it('asks for those of all that a search finds, and says why there are none', async () => {
  const asked = serve(() => refuse(409, 'selectionMoved', { count: 12, found: 13 }));
  const { person } = await renderScreen(<Screen chosen={{ search: 'rec', count: 12 }} />);
  await screen.findByText('Etiquetas de 12 lotes');
  await person.click(screen.getByRole('button', { name: 'Bajar el PDF' }));
  await screen.findByText(/No pudimos preparar las etiquetas/);
  expect(closed).not.toHaveBeenCalled();
  expect(asked()).toMatchObject([{ body: { search: 'rec', count: 12 } }]);
});
