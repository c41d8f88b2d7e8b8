import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { placeAt } from '@huella/domain/engine/fields/place';
import type { Field } from '@huella/domain/model/field';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { CellEditor } from './CellEditor';

const locale = buildLocale();

/** Opens the editor of a cell that holds a text, as the grid does: in a place of its own. */
async function open(field: Field, text: string) {
  const place = document.createElement('div');
  document.body.append(place);
  const ends = { save: vi.fn(), cancel: vi.fn(), hold: vi.fn() };
  const session = {
    ...{ element: place, row: { row: 3, texts: { [field.name]: text }, issues: [] }, field: field.name },
    ...{ isLast: false, typed: '', ...ends },
  };
  const column = { field, label: field.label.es, mandatory: false };
  const view = await renderScreen(<CellEditor {...{ session, column, locale }} values={{}} />);
  return { ...view, ...ends };
}

describe('a cell with a place', () => {
  const field = buildField({ name: 'location', type: 'location' });
  const spot = { lat: -34.9011, lng: -56.1645 };
  const serve = () =>
    serveCalls({
      'boxes.positionGeometry': () => ({ position: null, geometries: [], country: 'UY' }),
      'geography.nearest': () => ({ place: null, kilometres: null }),
      'geography.map': () => ({ street: null, satellite: null }),
      'geography.search': () => [{ ...spot, name: 'Montevideo', detail: 'Uruguay', country: 'UY' }],
    });

  it('is typed as latitude and longitude', async () => {
    const { person, save } = await open(field, '');
    await person.type(screen.getByRole('textbox', { name: field.label.es }), '-34.5, -58.4{Enter}');
    expect(save).toHaveBeenCalledWith('-34.5, -58.4', false);
  });

  it.each([
    ['a key', '{Alt>}{ArrowDown}{/Alt}'],
    ['a press', null],
  ])('is found by its address after %s, and written so that it reads as that place', async (_by, keys) => {
    serve();
    const { person, save } = await open(field, '');
    if (keys === null) await person.click(screen.getByRole('button', { name: /^Abrir el mapa/ }));
    else await person.keyboard(keys);
    const dialog = within(await screen.findByRole('dialog', { name: 'Fila 3' }));
    await person.type(dialog.getByRole('searchbox'), 'Montevideo{Enter}');
    await dialog.findByText(/34,90/);
    expect(save).not.toHaveBeenCalled();
    await person.click(dialog.getByRole('button', { name: 'Poner en la celda' }));
    const [text] = save.mock.lastCall as [string]; // it was pressed
    expect(checkField(field, text, locale)).toEqual({ value: placeAt([spot.lng, spot.lat]), issues: [] });
  });

  it('opens with the place that the cell has, and leaves it as it is when the dialog is cancelled', async () => {
    serve();
    const { person, save } = await open(field, '-34.5, -58.4');
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/34,50/);
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('-34.5, -58.4');
  });
});
