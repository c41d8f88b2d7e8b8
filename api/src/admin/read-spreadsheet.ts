import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@huella/domain/model/errors';
import type { SheetLimits } from '../outside/sheets/sheet-limits';
import { refuse, type Setting } from './command';
import { words } from './words';

/**
 * The rows of the operator's spreadsheet, by its path.
 * @throws {AdminError} where the file cannot be read, or is none
 */
export async function readSpreadsheet({ sheets }: Setting, file: string, limits: SheetLimits) {
  const bytes = await readFile(file).catch((error: unknown) => refuse(words.fileUnreadable(file, error)));
  try {
    return (await sheets.read(bytes, path.basename(file), limits)).rows;
  } catch (error) {
    if (error instanceof Refusal) return refuse(words.sheetRefused(file, error.code));
    throw error;
  }
}
