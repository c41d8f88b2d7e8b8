import type { FileReply } from '@huella/domain/calls/contract';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { Locale } from '@huella/domain/model/value';
import { files as filesEn } from '@huella/domain/phrases/en/files';
import { files as filesEs } from '@huella/domain/phrases/es/files';
import { exampleRow } from '@huella/domain/engine/sheets/example-row';
import type { SheetColumn } from '@huella/domain/engine/sheets/sheet-format';
import type { Language } from '@huella/domain/words';
import type { SheetTask } from './sheet-task';
import { dayCell, writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';

const words = { es: filesEs, en: filesEn } as const;

/**
 * An empty sheet for what a task is about (document 2 section 5, mass-upload templates): every column that the import takes,
 * the mandatory ones with a star, and one row that shows how they are filled.
 */
export function writeTemplate({ form, format, mode }: SheetTask): FileReply {
  const { model, scope, locale, areas } = form;
  const language = languageOf(model.headerLanguages, locale.language);
  const texts = exampleRow({ format, mode, model, scope, locale, areas });
  const row = format.columns.map((column) => cellOf(column, texts[column.field.name] ?? '', locale));
  const name = `${words[language].template} ${model.name[language]}`;
  return {
    name: `${name}.xlsx`,
    type: xlsxType,
    bytes: writeSheet({
      name: model.name[language],
      headings: format.columns.map((column) => headingOf(column, language)),
      rows: oneRow(row),
    }),
  };
}

/** The user's language, if headings come in it. */
function languageOf(offered: readonly Language[], wanted: Language): Language {
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}

function headingOf({ field, mandatory }: SheetColumn, language: Language): string {
  const unit = field.unit === undefined ? '' : ` (${field.unit})`;
  return `${field.label[language]}${unit}${mandatory ? ' *' : ''}`;
}

/** Numbers and days as what they are, all else as the text that people write. */
function cellOf({ field }: SheetColumn, text: string, locale: Locale): CellOut {
  const { value } = checkField(field, text, locale);
  if (typeof value === 'number') return value;
  if (field.type === 'date' && typeof value === 'string') return dayCell(value);
  return text === '' ? null : text;
}

async function* oneRow(row: readonly CellOut[]): AsyncGenerator<readonly CellOut[]> {
  yield await Promise.resolve(row);
}
