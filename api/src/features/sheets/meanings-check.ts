import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { UploadColumn } from '@huella/domain/calls/upload-view';
import { checkField } from '@huella/domain/engine/fields/check-field';
import {
  attributeOf,
  foldMeaning,
  labelOfMeaning,
  optionOfValue,
  takesMeanings,
  unknownText,
} from '@huella/domain/engine/sheets/meanings';
import { failWith, issue } from '@huella/domain/model/errors';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { maxMeaningText } from '@huella/domain/rules/limits';
import type { Inside } from '../../db/transact';
import { findField } from './found-columns';
import {
  forgetMeanings,
  listCorrected,
  rememberMeanings,
  type CorrectedText,
  type KnownMeaning,
} from './meanings.store';
import type { SheetTask } from './sheet-task';
import type { Upload } from './sheets.store';

type Order = Pick<BodyOf<Calls['sheets.pair']>, 'meanings' | 'fixedColumns'>;
type Found = NonNullable<UploadColumn['meanings']>;

/**
 * Keeps what somebody says of the texts of columns: from then on the company means it by them, or nothing any more. A text
 * of a column without options, and an option that its field does not offer, are refused.
 */
export async function keepMeanings(
  db: Inside,
  { format, form }: SheetTask,
  { columns }: Upload,
  { meanings = [], fixedColumns }: Order,
  now: Date,
): Promise<void> {
  if (meanings.length === 0) return;
  const names = new Set(columns.map(({ name }) => name));
  const fields = new Map(
    fixedColumns.map(({ excelColumn, originColumn }) => [excelColumn, findField(format, originColumn)]),
  );
  const said = meanings.map(({ excelColumn, text, option }) => {
    const field = fields.get(excelColumn) ?? null;
    const isSound =
      field !== null &&
      names.has(excelColumn) &&
      foldMeaning(text) !== '' &&
      isMeant(option, field, form.locale);
    if (!isSound) return failWith([issue(field?.name ?? null, 'badParam')]);
    return { attribute: attributeOf(field), text: foldMeaning(text), option };
  });
  // Of one text that is said twice the last word goes.
  const last = [...new Map(said.map((each) => [`${each.attribute} ${each.text}`, each])).values()];
  const { place, model } = form;
  const forgotten = last.filter(({ option }) => option === null);
  await forgetMeanings(db, place.companyId, model.id, forgotten);
  const kept = last.flatMap(({ option, ...each }) => (option === null ? [] : [{ ...each, option }]));
  await rememberMeanings(db, place.companyId, model.id, kept, now);
}

function isMeant(option: string | null, field: Field, locale: Locale): boolean {
  return takesMeanings(field) && (option === null || labelOfMeaning(option, field, locale) !== null);
}

/** The texts of columns that somebody has just said the meaning of. */
export function saidIn({ meanings = [] }: Order): ReadonlySet<string> {
  return new Set(meanings.map(({ excelColumn, text }) => keyOf(excelColumn, text)));
}

function keyOf(column: string, text: string): string {
  return JSON.stringify([column, foldMeaning(text)]);
}

/** Meanings with those as chosen that the user of this upload said, now or before, and not somebody some other day. */
export function withChosen(
  found: UploadColumn['meanings'],
  before: Pick<UploadColumn, 'name' | 'meanings'>,
  said: ReadonlySet<string>,
): Found {
  const own = new Map((before.meanings ?? []).map((each) => [foldMeaning(each.text), each]));
  return (found ?? []).map((each) => {
    const known = own.get(foldMeaning(each.text));
    const isOwn = known?.how === 'chosen' && known.option === each.option;
    return isOwn || said.has(keyOf(before.name, each.text)) ? { ...each, how: 'chosen' } : each;
  });
}

/**
 * Remembers what was corrected in the rows of an upload that is submitted: a text that is no option, where all rows that
 * held it say one and the same option now. Only columns that held such texts are looked at.
 */
export async function learnMeanings(
  db: Inside,
  { format, form }: SheetTask,
  { id, columns }: Upload,
  now: Date,
): Promise<void> {
  const learnt: KnownMeaning[] = [];
  for (const column of columns) {
    const field = findField(format, column.field);
    const isOpen = (column.options?.unknown.length ?? 0) > 0 || (column.meanings?.length ?? 0) > 0;
    if (field === null || !isOpen || !takesMeanings(field)) continue;
    const corrected = await listCorrected(db, id, { index: column.index, field: field.name });
    learnt.push(...meaningsIn(corrected, field, form.locale));
  }
  const { place, model } = form;
  await rememberMeanings(db, place.companyId, model.id, learnt, now);
}

function meaningsIn(
  corrected: readonly CorrectedText[],
  field: Field,
  locale: Locale,
): readonly KnownMeaning[] {
  const options = new Map<string, string | null>();
  for (const { cell, text } of corrected) {
    const unknown = cell.length > maxMeaningText ? null : unknownText(cell, field, locale);
    if (unknown === null) continue;
    const { value, issues } = checkField(field, text, locale);
    const option = issues.length > 0 ? null : optionOfValue(value);
    const folded = foldMeaning(unknown);
    // `m` and `M` that became two options mean neither.
    options.set(folded, options.has(folded) && options.get(folded) !== option ? null : option);
  }
  return [...options].flatMap(([text, option]) =>
    option === null ? [] : [{ attribute: attributeOf(field), text, option }],
  );
}
