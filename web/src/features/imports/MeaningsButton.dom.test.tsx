import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { TextMeaning, Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { renderScreen } from '../../../test/render-screen';
import { place } from '../../../test/sign-in';
import { ColumnResultView } from './ColumnResultView';
import { addPurpose } from './import-purpose';
import type { Pairing } from './use-pairing';

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

const column: UploadColumn = {
  ...{ index: 1, name: 'Sexo', samples: ['1', '2'], filled: 9, first: '1', field: 'sex', how: 'exact' },
  ...{ ambiguous: null, reading: {}, options: { distinct: 1, unknown: ['9'] } },
  meanings: [{ text: '2', option: 'H', how: 'remembered' }],
};

async function show() {
  const setMeanings = vi.fn<(meanings: readonly TextMeaning[]) => void>();
  const none = new Set<string>();
  const pairing = { declined: none, asked: none, isCompleting: false, setMeanings } as unknown as Pairing; // what the cell asks of it
  const upload = { columns: [column], suggestedColumnsForErrors: [] } as unknown as Upload; // likewise
  const { person } = await renderScreen(
    <ColumnResultView subject={subject} upload={upload} column={column} pairing={pairing} />,
  );
  return { person, setMeanings };
}

it('tells what a text is read as, as the last time, and which text nobody said the meaning of', async () => {
  await show();
  screen.getByText('«2» se lee como Hembra, como la última vez');
  screen.getByText('«9», sin par');
});

it('says what a text is, and takes back what another was', async () => {
  const { person, setMeanings } = await show();
  await person.click(screen.getByRole('button', { name: 'Decir qué es cada texto de Sexo' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: '«9» es' }));
  await person.click(screen.getByRole('option', { name: 'Macho' }));
  await person.click(dialog.getByRole('combobox', { name: '«2» es' }));
  await person.click(screen.getByRole('option', { name: 'Ninguna: lo corrijo en la planilla' }));
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(setMeanings).toHaveBeenCalledWith([
    { excelColumn: 'Sexo', text: '9', option: 'M' },
    { excelColumn: 'Sexo', text: '2', option: null },
  ]);
});
