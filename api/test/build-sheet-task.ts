import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { modeOfSheet, type SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
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

const newAssets: SheetAim = { mode: 'add', eventType: null };

/** What rows of a type are read for, new assets unless it is said, in Spanish, in an establishment of cow-calf or of another subtype. */
export function buildSheetTask(assetType: number, aim = newAssets, subtype = place.subtype): SheetTask {
  const now = new Date('2026-11-21T15:00:00Z');
  const at = { ...place, subtype };
  const form = formContextOf(now, { language: 'es', timezone: place.timezone }, at, assetType);
  const mode = modeOfSheet(form.model, aim);
  if (mode === null) throw new Error(`no sheet of ${String(aim.eventType)}`);
  const format = sheetFormat(form.model, mode, form.scope);
  const said = { moment: { at: now, zone: place.timezone }, comment: null, now };
  return { userId: 1, form, aim, mode, format, said, begun: null };
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
