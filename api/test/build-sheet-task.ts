import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { findTable, pairTable, type FoundTable } from '../src/features/sheets/found-columns';
import { textWriter } from '../src/features/sheets/row-texts';
import type { SheetTask } from '../src/features/sheets/sheet-task';
import type { SheetColumnRow } from '../src/db/run-tables';
import { formContextOf } from '../src/http/form-context';
import { readSheet } from '../src/outside/sheets/read-sheet';
import { sheetLimits } from '../src/outside/sheets/sheet-limits';

/** Reading a file without a server and without a database: tests of what is read, paired and written into the grid. */

const place = {
  boxId: 1,
  name: 'La Paz',
  subtype: 6,
  timezone: 'America/Argentina/Buenos_Aires',
  companyId: 1,
  companyName: 'Andreia',
  country: 'AR',
  chain: 11,
  tiers: [],
  disabled: [],
};

/** What new assets of a type are read for, in Spanish, in an establishment of cow-calf. */
export function buildSheetTask(assetType: number): SheetTask {
  const now = new Date('2026-11-21T15:00:00Z');
  const form = formContextOf(now, { language: 'es', timezone: place.timezone }, place, assetType);
  const format = sheetFormat(form.model, 'add', form.scope);
  const said = { moment: { at: now, zone: place.timezone }, comment: null, now };
  return { form, aim: { mode: 'add', eventType: null }, mode: 'add', format, said };
}

/** The table of a file with its columns as they are paired by themselves. */
export async function pairFile({ form, format }: SheetTask, bytes: Uint8Array, name: string) {
  const { rows } = await readSheet(bytes, name, sheetLimits);
  const table = await findTable(rows, format);
  return { table, columns: await pairTable(table, format, new Map(), form.locale, new Map()) };
}

/** The rows of a table as the grid shows them. */
export async function gridTexts(task: SheetTask, { data }: FoundTable, columns: readonly SheetColumnRow[]) {
  const write = textWriter(columns, task, {});
  return (await write(data.map((cells, at) => ({ row: at + 1, cells })))).map(({ texts }) => texts);
}
