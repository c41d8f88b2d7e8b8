import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { FileReading, Upload } from '@huella/domain/calls/upload-view';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { FileReadingChoice } from './FileReadingChoice';
import { addPurpose } from './import-purpose';

const scope = { boxSubtype: 6, companyTiers: [] };
const subject = {
  purpose: addPurpose,
  mode: 'add',
  place,
  model: cowAr,
  scope,
  format: sheetFormat(cowAr, 'add', scope),
  areas: {},
  event: null,
  aim: { mode: 'add' },
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
} as const;

const reading: FileReading = {
  sheets: [
    { name: 'Vieja', hidden: true },
    { name: 'Cría', hidden: false },
    { name: 'Invernada', hidden: false },
  ],
  sheet: 1,
  headerRow: 0,
  headerAsked: true,
  firstRows: ['KD482C3176 · H', 'KD482C3184 · M'],
  leftOut: ['TOTAL · 380'],
};

const upload: Upload = {
  ...{ ExcelUploadId: 7, mode: 'add', eventType: null, boxId: 1, assetType: 33, specificRows: 2 },
  fileInfo: { storage_name: 'f', original_name: 'rodeo.xlsx' },
  reading,
  ...{ allColumns: [], mandatoryColumns: [], missingColumns: [], excelColumnsDetected: [], columns: [] },
  ...{ paircolumns: [], suggestedColumnsForErrors: [], paired: false, defaults: null, runId: null },
  counts: { total: 2, blank: 0, withErrors: 0, withWarnings: 0 },
  ...{ lastRow: 2, language: 'es', zone: 'UTC', quotaRoom: 10 },
};

async function show(more: Partial<Upload> = {}) {
  const go = vi.fn<(step: string, more?: object) => void>();
  const made = serveCalls({
    'sheets.validate': () => ({ ...upload, ExcelUploadId: 8 }),
    'sheets.discard': () => ({ ok: true }),
  });
  const { person } = await renderScreen(
    <FileReadingChoice subject={subject} upload={{ ...upload, ...more }} go={go} disabled={false} />,
  );
  return { person, go, made };
}

const readOf = (made: ReturnType<typeof serveCalls>) =>
  made.flatMap(({ name, input }) => (name === 'sheets.validate' && 'body' in input ? [input.body] : []));

describe('how a file was read', () => {
  it('asks where the headings are, and reads the file again by the answer', async () => {
    const { person, go, made } = await show();
    screen.getByText(/No encontramos los títulos/);
    await person.click(screen.getByRole('combobox', { name: 'Títulos de las columnas' }));
    await person.click(screen.getByRole('option', { name: 'No hay títulos' }));
    await waitFor(() => {
      expect(go).toHaveBeenCalledWith('columns', { upload: 8, skip: undefined });
    });
    expect(readOf(made)).toMatchObject([{ read: { sheet: 1, headerRow: 0 } }]);
    expect(made.map(({ name }) => name)).toEqual(['sheets.validate', 'sheets.discard']);
  });

  it('offers the sheets, the hidden ones last', async () => {
    const { person, made } = await show();
    await person.click(screen.getByRole('combobox', { name: 'Hoja' }));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Cría', 'Invernada', 'Vieja (oculta)']);
    await person.click(screen.getByRole('option', { name: 'Invernada' }));
    await waitFor(() => {
      expect(readOf(made)).toMatchObject([{ read: { sheet: 2 } }]);
    });
  });

  it('tells rows of totals, and asks before corrections are lost', async () => {
    const { person, made } = await show({ paired: true });
    screen.getByText('Una fila de totales queda afuera: TOTAL · 380');
    await person.click(screen.getByRole('button', { name: 'Traer como filas' }));
    expect(made).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Leer de nuevo' }));
    await waitFor(() => {
      expect(readOf(made)).toMatchObject([{ read: { keepTotals: true } }]);
    });
  });

  it.each([
    ['Traer como fila', { totals: true, example: false }, { example: 'AB123C4567 · H' }],
    ['Traer como filas', { totals: false, example: true }, { leftOut: ['TOTAL · 380'] }],
  ])('keeps what was said before by «%s»', async (button, kept, more) => {
    const said = { ...reading, headerAsked: false, headerRow: 1, leftOut: [], kept, ...more };
    const { person, made } = await show({ reading: said });
    await person.click(screen.getByRole('button', { name: button }));
    await waitFor(() => {
      expect(readOf(made)).toMatchObject([{ read: { headerRow: 1, keepTotals: true, keepExample: true } }]);
    });
  });
});
