import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { placeAt } from '@huella/domain/engine/fields/place';
import type { Field } from '@huella/domain/model/field';
import { renderScreen } from '../../test/render-screen';
import { serveCalls, takeUploads } from '../../test/serve-calls';
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
    expect(save).toHaveBeenCalledWith('-34.5, -58.4', 'below');
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

describe('a cell with files', () => {
  const field = buildField({ name: 'act', type: 'file', files: { max: 2 } });
  const brought = 'A'.repeat(22);
  const serve = () => {
    serveCalls({
      'files.uploadUrl': () => ({ url: '/api/uploads/1', storage_name: brought, max_bytes: 1e7 }),
      'files.public': ({ body }) => ({ ...body, size: 1, content: 'png' }),
      'files.thumbnail': () => new Response('x'),
    });
    takeUploads();
  };
  const chooser = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('there is nothing to choose files with');
    return input;
  };

  it('opens with what is there, takes one more, and holds both once it is there', async () => {
    serve();
    const { person, save } = await open(field, 'vieja.pdf <old>');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fila 3' }));
    dialog.getByText('vieja.pdf');
    await person.upload(chooser(), new File(['x'], 'foto.png', { type: 'image/png' }));
    const done = dialog.getByRole<HTMLButtonElement>('button', { name: 'Poner en la celda' });
    await vi.waitFor(() => expect(done.disabled).toBe(false));
    await person.click(done);
    expect(save).toHaveBeenCalledWith(`vieja.pdf <old>, foto.png <${brought}>`, 'below');
  });

  it('is emptied by taking its files out, and left as it is by cancelling', async () => {
    serve();
    const { person, save, cancel } = await open(field, 'vieja.pdf <old>');
    await person.click(screen.getByRole('button', { name: /^Quitar vieja\.pdf/ }));
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(cancel).toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Poner en la celda' }));
    expect(save).toHaveBeenCalledWith('', 'below');
  });

  it('is never named while a file is on its way', async () => {
    serve();
    serveCalls({ 'files.uploadUrl': () => new Promise<never>(() => undefined) });
    const { person } = await open(field, '');
    await person.upload(chooser(), new File(['x'], 'foto.png', { type: 'image/png' }));
    const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Poner en la celda' });
    expect(done.disabled).toBe(true);
  });
});

describe('a cell with rows', () => {
  const noun = { one: { es: 'insumo', en: 'input' }, many: { es: 'insumos', en: 'inputs' } };
  const fields = [
    buildField({ name: 'product', type: 'text', validations: { mandatory: true } }),
    buildField({ name: 'kg', type: 'number', validations: { max: { value: 100 } } }),
  ];
  const field = buildField({ name: 'chemicals', type: 'addableList', list: { noun, fields } });
  const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Poner en la celda' });

  it('is filled in row by row, and done once no row is open', async () => {
    const { person, save } = await open(field, '[{"product":"Sal","kg":3}]');
    screen.getByText('Sal');
    await person.click(screen.getByRole('button', { name: 'Agregar insumo' }));
    expect(done().disabled).toBe(true);
    await person.type(screen.getByRole('textbox', { name: 'Campo product' }), 'Tanino');
    await person.type(screen.getByRole('textbox', { name: 'Campo kg' }), '12{Enter}');
    await person.click(done());
    expect(save).toHaveBeenCalledWith('[{"product":"Sal","kg":3},{"product":"Tanino","kg":12}]', 'below');
  });

  it('says at its place what was wrong inside, until it is corrected', async () => {
    const { person, save } = await open(field, '[{"product":"Sal","kg":300}]');
    await screen.findByText(/como máximo 100|100/);
    await person.click(screen.getByRole('button', { name: /^Editar/ }));
    const kg = screen.getByRole('textbox', { name: 'Campo kg' });
    await person.clear(kg);
    await person.type(kg, '30{Enter}');
    await person.click(done());
    expect(save).toHaveBeenCalledWith('[{"product":"Sal","kg":30}]', 'below');
  });
});
