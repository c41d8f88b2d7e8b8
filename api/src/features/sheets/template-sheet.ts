import type { FileReply } from '@huella/domain/calls/contract';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { files as filesEn } from '@huella/domain/phrases/en/files';
import { files as filesEs } from '@huella/domain/phrases/es/files';
import { fill } from '@huella/domain/phrases/phrase';
import { exampleRow, exampleTexts } from '@huella/domain/engine/sheets/example-row';
import {
  formatOfFiles,
  sheetFormat,
  type SheetColumn,
  type SheetFormat,
  type SheetMode,
} from '@huella/domain/engine/sheets/sheet-format';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { dayCell, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';
import { writeTemplateSheet, type TemplateColumn } from '../../outside/sheets/write-template';
import { listProposed } from '../entities/proposed.store';
import { listLots, nameOf } from '../lots/lots.store';
import { describeColumn, type OwnValues } from './template-column';

const words = { es: filesEs, en: filesEn } as const;

/** The longest list of the company's own values that a template offers: a longer one is typed faster than it is found. */
const maxOwn = 500;

/**
 * What the establishment and its company have for the columns of a sheet whose texts are their own: named entities, values
 * of other assets, lots. By field.
 */
export async function listOwnValues(
  deps: Deps,
  caller: Actor,
  form: FormContext,
  mode: SheetMode,
): Promise<OwnValues> {
  const { columns } = sheetFormat(form.model, mode, form.scope);
  const found = columns.map(async ({ field }) => {
    if (field.namesLot === true) return [field.name, await listNames(deps, form)] as const;
    if (field.proposals === undefined) return [field.name, []] as const;
    return [field.name, await listProposed(deps, caller, form, field.proposals, maxOwn)] as const;
  });
  return new Map((await Promise.all(found)).filter(([, values]) => values.length > 0));
}

async function listNames(deps: Deps, { place, model }: FormContext): Promise<readonly string[]> {
  const where = { boxId: place.boxId, assetType: model.id, search: '' };
  const { rows } = await listLots(deps.db, { ...where, offset: 0, limit: maxOwn });
  return rows.map(({ attributes }) => nameOf(attributes)).filter((name) => name !== '');
}

/**
 * An empty sheet (document 2 section 5, mass-upload templates): every column that it takes, the mandatory ones with a star,
 * what each may hold, and lists to choose from. For new assets one row shows how they are filled; what exists is named by
 * the rows, so that none is made up.
 */
export async function writeTemplate(
  { model, scope, locale: own, areas }: FormContext,
  mode: SheetMode,
  ownValues: OwnValues,
): Promise<FileReply> {
  const language = languageOf(model.headerLanguages, own.language);
  const locale = { ...own, language };
  const say = words[language];
  const format = sheetFormat(model, mode, scope);
  const asked = { format, mode, model, scope, locale, areas };
  const row = mode === 'add' ? exampleRow(asked) : null;
  const examples = row ?? exampleTexts(asked);
  // What is put into the grid alone is no column of a file.
  const columns = formatOfFiles(format).columns.map((column) => {
    const text = column.role === 'key' ? '' : (examples[column.field.name] ?? '');
    return { ...describeColumn(column, { locale, ownValues, example: text }), column, example: text };
  });
  const bytes = await writeTemplateSheet({
    name: model.name[language],
    columns,
    rows: row === null ? [] : [columns.map(({ column, example }) => cellOf(column.field, example, locale))],
    help: { name: say.templateHelp, rows: helpRows(format, columns, mode, language) },
    lists: say.templateLists,
  });
  return {
    name: `${titleOf(mode, language)} ${model.name[language]}.xlsx`,
    type: xlsxType,
    bytes: oneChunk(bytes),
  };
}

function titleOf(mode: SheetMode, language: Language): string {
  const say = words[language];
  if (mode === 'add') return say.template;
  return mode === 'update' ? say.templateChanges : `${say.template} ${mode.event.name[language]}`;
}

/** The user's language, if headings come in it. */
function languageOf(offered: readonly Language[], wanted: Language): Language {
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}

type DescribedColumn = TemplateColumn & {
  readonly column: SheetColumn;
  readonly takes: string;
  readonly example: string;
};

/** What each column takes, a row each, below what the columns of the help are called; last what is to be known of all. */
function helpRows(
  { groups }: SheetFormat,
  columns: readonly DescribedColumn[],
  mode: SheetMode,
  language: Language,
): readonly (readonly string[])[] {
  const say = words[language];
  const labels = new Map(columns.map(({ column }) => [column.field.name, column.field.label[language]]));
  const needOf = ({ field, mandatory }: SheetColumn) => {
    if (mandatory) return say.templateYes;
    const group = groups.find((names) => names.includes(field.name));
    if (group === undefined) return say.templateNo;
    const others = group.map((name) => labels.get(name) ?? name).join(', ');
    return group.length === 1 ? say.templateYes : fill(say.templateOneOf, { columns: others });
  };
  const lines = columns.map(({ column, heading, takes, example }) => [
    heading,
    needOf(column),
    takes,
    example,
  ]);
  const last = lastWord(mode, say);
  return [
    [say.templateColumn, say.templateNeeded, say.templateTakes, say.templateExample],
    ...lines,
    [],
    [last],
  ];
}

/** What is to be known of a whole sheet: of changes how a field is left empty, which a blank never does. */
function lastWord(mode: SheetMode, say: (typeof words)[Language]): string {
  if (mode === 'add') return say.templateExampleRow;
  return mode === 'update' ? say.templateErases : say.templateBlankKeeps;
}

/** Numbers and days as what they are, all else as the text that people write. */
function cellOf(field: Field, text: string, locale: Locale): CellOut {
  const { value } = checkField(field, text, locale);
  if (typeof value === 'number') return value;
  if (field.type === 'date' && typeof value === 'string') return dayCell(value);
  return text === '' ? null : text;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
