import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import type { FileReply } from '@huella/domain/calls/contract';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Issue } from '@huella/domain/model/errors';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isOfGridAlone, shownInCell } from '@huella/domain/engine/fields/grid-text';
import type { Locale } from '@huella/domain/model/value';
import { files as filesEn } from '@huella/domain/phrases/en/files';
import { issues as issuesEn } from '@huella/domain/phrases/en/issues';
import { files as filesEs } from '@huella/domain/phrases/es/files';
import { issues as issuesEs } from '@huella/domain/phrases/es/issues';
import type { Language } from '@huella/domain/words';
import { fill } from '@huella/domain/phrases/phrase';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { fieldOfPlace } from '@huella/domain/engine/fields/rows';
import { eventCommentColumn, eventDateColumn, pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';
import { listUnwritten, type UnwrittenRow } from './run-rows.store';

const words = { es: { ...filesEs, ...issuesEs }, en: { ...filesEn, ...issuesEn } } as const;

/**
 * The rows that a run did not write, with the reason of each, under headings that the import knows: corrected, the
 * same file can be uploaded again.
 */
export async function writeUnwritten(deps: Deps, form: FormContext, run: RunView): Promise<FileReply> {
  const { model, locale } = form;
  const rows = await listUnwritten(deps.db, run.id);
  const known = fieldsOf(model, run);
  const used = new Set(rows.flatMap(namesIn));
  const own = [eventDateColumn, eventCommentColumn].filter(({ name }) => used.has(name));
  const keys =
    run.kind === 'event' || run.kind === 'undo'
      ? identifiersBeside(model, known).filter(({ name }) => used.has(name))
      : [];
  const fields = [...keys, ...own, ...known.filter((field) => used.has(field.name))];
  const said = words[locale.language];
  const headings = [
    said.row,
    said.reason,
    pkColumn.label[locale.language],
    ...fields.map((field) => field.label[locale.language]),
  ];
  return {
    name: `${said.unwritten} ${String(run.id)}.xlsx`,
    type: xlsxType,
    bytes: writeSheet({
      name: said.unwritten,
      headings,
      rows: cells(rows, fields, [pkColumn, ...keys, ...own, ...known], locale),
    }),
  };
}

/** What rows of a run fill in; those that are undone fill in nothing. */
function fieldsOf(model: AssetType, { kind, eventType }: RunView): readonly Field[] {
  if (kind === 'undo') return [];
  return kind === 'event' ? (findEvent(model, eventType)?.fields ?? []) : model.attributes;
}

/** What else than its number names an asset of a sheet about an event (`sheetFormat`). */
function identifiersBeside({ attributes }: AssetType, known: readonly Field[]): readonly Field[] {
  const names = new Set(known.map(({ name }) => name));
  return attributes.filter(
    ({ name, validations }) => validations?.unique === 'everywhere' && !names.has(name),
  );
}

async function* cells(
  rows: readonly UnwrittenRow[],
  fields: readonly Field[],
  known: readonly Field[],
  locale: Locale,
): AsyncGenerator<readonly CellOut[]> {
  for (const row of rows) {
    const reasons = (row.issues ?? []).map((found) => reasonOf(found, known, locale)).join('; ');
    const values = { ...saidIn(row), ...row.values };
    yield await Promise.resolve([
      row.row,
      reasons,
      row.assetId ?? row.texts?.[pkColumn.name] ?? null,
      ...fields.map(
        (field) => textIn(row, field, locale.language) ?? cellOf(values[field.name], field, locale),
      ),
    ]);
  }
}

/** What the sheet held in a cell, as people read it. */
function textIn({ texts }: UnwrittenRow, field: Field, language: Language): string | undefined {
  const text = texts?.[field.name];
  return text === undefined ? undefined : shownInCell(field, text, language);
}

/** The fields that a row has something in, or that a reason is about: a blank one has to be filled. */
function namesIn(row: UnwrittenRow): readonly string[] {
  const filled = Object.entries({ ...saidIn(row), ...row.values, ...row.texts }).filter(
    ([, value]) => value !== null && value !== '',
  );
  const wrong = (row.issues ?? []).flatMap(({ field }) => (field === null ? [] : [fieldOfPlace(field)]));
  return [...filled.map(([name]) => name), ...wrong];
}

/** What a row says of its event, under the names of its columns. */
function saidIn({ said }: UnwrittenRow): Readonly<Record<string, unknown>> {
  return said === null ? {} : { [eventDateColumn.name]: said.at, [eventCommentColumn.name]: said.comment };
}

function reasonOf(found: Issue, fields: readonly Field[], { language }: Locale): string {
  const text = fill(words[language][found.code], found.slots);
  const place = found.field === null ? null : fieldOfPlace(found.field);
  const field = fields.find((each) => each.name === place);
  return field === undefined ? text : `${field.label[language]}: ${text}`;
}

/** What was sent, as it was sent; canonical values of rows that were right are written for people. */
function cellOf(value: unknown, field: Field, locale: Locale): CellOut {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return formatField(field, value, locale) || value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  // A file comes in by the grid alone; its name says which it was.
  if (isOfGridAlone(field)) return formatField(field, checkField(field, value, locale).value, locale);
  return JSON.stringify(value);
}
