import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { issue, warning } from '@huella/domain/model/errors';
import { renderScreen, type ScreenOptions } from '../../test/render-screen';
import { SheetGrid } from './SheetGrid';
import { createSheetStore, type SheetColumn, type SheetRow } from './sheet-store';

const breeds = [
  { key: 'AA', label: { es: 'Aberdeen Angus', en: 'Aberdeen Angus' } },
  { key: 'H', label: { es: 'Hereford', en: 'Hereford' } },
];
const columnOf = (field: SheetColumn['field'], mandatory = false): SheetColumn => ({
  field,
  label: field.label.es,
  mandatory,
});
const columns = [
  columnOf(buildField({ name: 'tag', type: 'text' }), true),
  columnOf(buildField({ name: 'weight', type: 'float', unit: 'kg' })),
  columnOf(buildField({ name: 'breed', type: 'select', values: breeds })),
];

/** Three rows: one without fault, one whose breed is none, and one that is read only. */
const rows: readonly SheetRow[] = [
  { row: 2, texts: { tag: 'AA-1', weight: '386,5', breed: 'Hereford' }, issues: [] },
  {
    row: 3,
    texts: { tag: 'AA-2', weight: '', breed: 'Angus negro' },
    issues: [issue('breed', 'notAnOption'), issue('weight', 'mandatory')],
  },
  { row: 4, texts: { tag: 'AA-3' }, issues: [], readOnly: true },
];

/** Opens the sheet on a telephone, where its rows are cards and each opens as a form, with the focus at a place. */
async function open(
  row: number,
  field: string | null = null,
  { start = rows, ...options }: ScreenOptions & { readonly start?: readonly SheetRow[] } = {},
) {
  const store = createSheetStore(start);
  const [onEdits, onConfirm] = [vi.fn(), vi.fn()];
  const view = await renderScreen(
    <SheetGrid
      columns={columns}
      rows={store}
      locale={buildLocale()}
      suggest={(_, { name }) => (name === 'breed' ? [{ text: 'Aberdeen Angus', fieldwide: true }] : [])}
      startAt={{ row, field }}
      {...{ onEdits, onConfirm }}
    />,
    { width: 'phone', ...options },
  );
  return { ...view, store, onEdits, onConfirm, textsOf: (at: number) => store.find(at)?.texts };
}

const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the form of a row', () => {
  it('opens from the card of its row, and leads back to it', async () => {
    const { person } = await open(99);
    await person.click(screen.getByRole('button', { name: /AA-2/ }));
    screen.getByRole('region', { name: 'Fila 3' });
    screen.getByText('2 de 3');
    await person.click(screen.getByRole('button', { name: 'Volver a las filas' }));
    screen.getByRole('button', { name: /AA-2/ });
  });

  it('has the focus in its head, and walks to the rows beside', async () => {
    const { person } = await open(2);
    expect(document.activeElement?.textContent).toBe('Fila 2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fila anterior' }).disabled).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Fila siguiente' }));
    screen.getByRole('region', { name: 'Fila 3' });
    await person.click(screen.getByRole('button', { name: 'Fila siguiente' }));
    screen.getByRole('region', { name: 'Fila 4' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fila siguiente' }).disabled).toBe(true);
  });

  it('has the focus in the field that it is opened for, which says what is wrong with it', async () => {
    await open(3, 'weight');
    const weight = textbox(/^Campo weight/);
    expect(document.activeElement).toBe(weight);
    expect(weight.getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(weight.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('Campo obligatorio');
  });

  it('writes what is typed once it is left, as the language writes it', async () => {
    const { person, textsOf } = await open(3);
    await person.type(textbox(/^Campo weight/), '1234.5');
    expect(textsOf(3)).toMatchObject({ weight: '' });
    await person.tab();
    expect(textsOf(3)).toMatchObject({ weight: '1.234,5' });
  });

  it('writes a choice at once, and reports it', async () => {
    const { person, onEdits, textsOf } = await open(2);
    await person.click(screen.getByRole('combobox', { name: /^Campo breed/ }));
    await person.click(screen.getByRole('option', { name: 'Aberdeen Angus' }));
    expect(textsOf(2)).toMatchObject({ breed: 'Aberdeen Angus' });
    expect(onEdits.mock.calls).toEqual([
      [[{ row: 2, field: 'breed', text: 'Aberdeen Angus', was: 'Hereford' }]],
    ]);
  });

  it('says what is there where it is no choice, and puts in its place what comes near', async () => {
    const { person, textsOf } = await open(3);
    screen.getByText(/Angus negro/);
    await person.click(screen.getByRole('button', { name: 'Usar Aberdeen Angus' }));
    expect(textsOf(3)).toMatchObject({ breed: 'Aberdeen Angus' });
  });

  it('has what is doubted confirmed, in all rows of which it is the same', async () => {
    const start = [5, 6].map((at) => ({
      ...{ row: at, texts: { tag: `A${at}`, weight: '4' } },
      issues: [warning('weight', 'belowMin', { min: '20' })],
    }));
    const { person, store, onEdits, onConfirm } = await open(5, null, { start });
    await person.click(screen.getByRole('button', { name: 'Confirmar en 2 filas' }));
    expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
    expect(store.find(6)?.issues).toEqual([]);
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onEdits).not.toHaveBeenCalled();
  });

  it('of a row that cannot be changed is read only', async () => {
    await open(4);
    expect(textbox(/^Campo tag/).disabled).toBe(true);
    expect(textbox(/^Campo tag/).value).toBe('AA-3');
  });

  it('speaks English as well', async () => {
    const { person } = await open(2, null, { language: 'en' });
    screen.getByRole('region', { name: 'Row 2' });
    await person.click(screen.getByRole('button', { name: 'Next row' }));
    screen.getByText('2 of 3');
  });
});
