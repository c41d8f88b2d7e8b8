import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { checkEvent, type EventInput } from '../events/check-event';
import type { EventModel } from '../../model/event-model';
import { checkField } from '../fields/check-field';
import type { CheckField } from '../fields/field-kind';
import { rawOfCell } from '../fields/grid-text';
import { formatDateTime, parseDate } from '../fields/date';
import { asMandatory } from '../fields/read-field';
import { isEmpty, type Locale, type Value, type Values } from '../../model/value';
import { checkBounds } from '../forms/bounds';
import { checkForm } from '../forms/check-form';
import type { AreasBySource } from '../forms/geography';
import type { FieldScope } from '../access/field-access';
import { isEraseMark } from './erase-mark';
import { atCells } from './faults-in-cells';
import { columnsOf, rawOf, type Raw } from './columns-by-role';
import { eventDateColumn } from './reserved-columns';
import { eventFields, type SheetColumn, type SheetFormat, type SheetMode } from './sheet-format';
import { isUnread, missingUnread, unreadIssue } from './unread-cell';

/** What an event is judged by beside its row. */
export type EventAround = Partial<
  Pick<EventInput, 'chosen' | 'actor' | 'administers' | 'boxSubtype' | 'standing' | 'day'>
>;

export interface RowInput {
  readonly format: SheetFormat;
  readonly model: AssetType;
  readonly mode: SheetMode;
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** The texts of the row by field, in the user's language. */
  readonly texts: Readonly<Record<string, string>>;
  /** The stored values of the asset that the row is about; null for a new one, and where it is not found. */
  readonly before: Values | null;
  /** The areas that places must lie in, by source; without them that rule is not asked. */
  readonly areas?: AreasBySource;
  /** What `cellText` said of cells that nobody edited since. */
  readonly notes?: readonly Issue[];
  /** What only the server knows of the asset and of who records an event. */
  readonly around?: EventAround;
  /** How a text is read: what the rows of a sheet share (`rememberReadings`). */
  readonly read?: CheckField;
}

export interface RowOutcome {
  /** In add and update the whole row in canonical form; of an event its own fields. */
  readonly values: Values;
  /** What says which asset the row is about, and what the event's header takes: `_pk_`, `_eventDate_` and so on. */
  readonly about: Values;
  /** At most one for a field. */
  readonly issues: readonly Issue[];
}

/**
 * Checks a row of a sheet by the rules of its form (document 2 section 5). In updates and events a blank cell changes
 * nothing; of an update the erase mark leaves a field empty that may be. A cell that could not be read counts as blank, and
 * says so. Where the asset is not known, each value is checked for itself; that it is missing is for the caller to say.
 */
export function checkRow(input: RowInput): RowOutcome {
  const unread = unreadIn(input.texts);
  return unread.length === 0 ? checkRead(input) : checkBesideUnread(input, unread);
}

function checkRead(input: RowInput): RowOutcome {
  const about = checkAbout(input);
  const written = checkWritten(input);
  const issues = [
    ...refusedMarks(input),
    ...(input.notes ?? []),
    ...about.issues,
    ...written.issues,
    ...checkGroups(input, [...about.issues, ...written.issues]),
  ];
  const inGrid = columnsOf(input.format, 'grid');
  const told = inGrid.length === 0 ? issues : atCells(inGrid.map(fieldOf), issues, input.locale);
  return { values: written.values, about: about.values, issues: firstOfEach(told) };
}

const fieldOf = ({ field }: SheetColumn) => field;

/** The fields whose cells could not be read. */
function unreadIn(texts: RowInput['texts']): readonly string[] {
  return Object.keys(texts).filter((name) => isUnread(texts[name] ?? ''));
}

/** What is missing in a field that is blank and may not be. */
const missingCodes: ReadonlySet<Issue['code']> = new Set(['mandatory', 'oneOfMissing']);

/** Checks a row without the cells that could not be read; where one of them is needed, what is missing is what stands there. */
function checkBesideUnread(input: RowInput, unread: readonly string[]): RowOutcome {
  const { texts } = input;
  const outcome = checkRead({
    ...input,
    texts: { ...texts, ...Object.fromEntries(unread.map((name) => [name, ''])) },
  });
  const own = new Set(unread);
  const issues = outcome.issues.map((found) =>
    found.field !== null && own.has(found.field) && missingCodes.has(found.code)
      ? missingUnread(found.field, texts[found.field] ?? '')
      : found,
  );
  const told = unread.flatMap((name) => unreadIssue(name, texts[name] ?? '') ?? []);
  return { ...outcome, issues: firstOfEach([...told, ...issues]) };
}

type Outcome = Pick<RowOutcome, 'values' | 'issues'>;

function checkWritten(input: RowInput): Outcome {
  const { mode, before } = input;
  const raw = rawOf(input.format, textsOf(input, 'value', mode === 'add'));
  if (mode === 'add') return checkForm({ ...input, mode: 'new', raw, before: {} });
  if (before === null) return checkAlone(columnsOf(input.format, 'value'), input);
  if (mode === 'update') return checkChanges(input, raw, before);
  // A transfer says what it says once, and is checked where it is said.
  if (mode.event.isTransfer) return { values: {}, issues: [] };
  return checkOfEvent(mode.event, raw, before, input);
}

/** The changes of a record; what is marked to be erased is nothing from then on, where it may be. */
function checkChanges(input: RowInput, texts: Raw, before: Values): Outcome {
  const marked = new Set(Object.keys(texts).filter((name) => isEraseMark(input.texts[name] ?? '')));
  if (marked.size === 0) return checkForm({ ...input, mode: 'edit', raw: texts, before });
  const raw = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, marked.has(name) ? null : text]),
  );
  const { values, issues } = checkForm({ ...input, mode: 'edit', raw, before });
  const said = issues.map((found) =>
    found.code === 'mandatory' && marked.has(found.field ?? '') ? issue(found.field, 'eraseRefused') : found,
  );
  return { values, issues: said };
}

/** The mark is a value of no field: where nothing can be erased it is refused, and not written down as a text. */
function refusedMarks(input: RowInput): readonly Issue[] {
  const { mode, texts } = input;
  const names = Object.keys(texts).filter((name) => isEraseMark(texts[name] ?? ''));
  if (names.length === 0) return [];
  const open = new Set(
    mode === 'update' ? columnsOf(input.format, 'value').map(({ field }) => field.name) : [],
  );
  return names.filter((name) => !open.has(name)).map((name) => issue(name, 'eraseRefused'));
}

function checkOfEvent(event: EventModel, raw: Raw, before: Values, input: RowInput): Outcome {
  const { model, locale } = input;
  const outcome = checkEvent({
    model,
    event: eventOfSheets(event),
    raw,
    asset: before,
    locale,
    areas: input.areas ?? {},
    ...input.around,
    day: input.around?.day ?? eventDay(input),
  });
  return { values: outcome.fields, issues: outcome.issues };
}

/** Events as sheets ask for them: each of ten thousand rows asks for the same. */
const ofSheets = new WeakMap<EventModel, EventModel>();

function eventOfSheets(event: EventModel): EventModel {
  const known = ofSheets.get(event);
  if (known !== undefined) return known;
  const asked = askedBySheets(event);
  ofSheets.set(event, asked);
  return asked;
}

function askedBySheets<E extends EventModel>(event: E): E {
  const fixed = event.fields.filter((field) => field.disabled === true);
  return { ...event, fields: [...eventFields(event), ...fixed] };
}

/** The day of the event in the user's zone: the row's own, else today. */
function eventDay({ texts, locale }: RowInput): string {
  const text = texts[eventDateColumn.name] ?? '';
  const { value } = checkField(eventDateColumn, momentText(eventDateColumn, text), locale);
  return parseDate(formatDateTime(value, locale.zone).slice(0, 10)) ?? locale.today;
}

/** What says which asset a row is about, and what the event's header takes, as far as it can be read. */
export function readAbout(input: AboutInput): Values {
  return checkAbout(input).values;
}

type AboutInput = Pick<RowInput, 'format' | 'mode' | 'texts' | 'locale'>;

/** Identifiers and the event's header: each for itself, as they are no part of the form. */
function checkAbout(input: AboutInput): Outcome {
  const columns = columnsOf(input.format, input.mode === 'add' ? 'apart' : 'about');
  const { values, issues } = checkAlone(columns, input);
  if (issues.length === 0) return { values, issues };
  const own = new Set(columnsOf(input.format, 'value').map(({ field }) => field.name));
  return { values, issues: issues.filter(({ field }) => field === null || !own.has(field)) };
}

function checkAlone(
  columns: readonly SheetColumn[],
  { texts, locale }: Pick<RowInput, 'texts' | 'locale'>,
): Outcome {
  const readings = columns.map((column) => readAlone(column, texts[column.field.name] ?? '', locale));
  return {
    values: Object.fromEntries(
      readings.filter(({ value }) => !isEmpty(value)).map(({ name, value }) => [name, value]),
    ),
    issues: readings.flatMap(({ issues }) => issues),
  };
}

interface ReadAlone {
  readonly name: string;
  readonly value: Value;
  readonly issues: readonly Issue[];
}

/** Texts of a column that are remembered: days and words on an event come again, identifiers never do. */
const maxRemembered = 500;

/** What was read in a locale, by column and text: the rows of a sheet share theirs, and few say a moment of their own. */
const rememberedAlone = new WeakMap<Locale, Map<Field, Map<string, ReadAlone>>>();

function readAlone({ field, gridOnly }: SheetColumn, text: string, locale: Locale): ReadAlone {
  const byField = rememberedAlone.get(locale) ?? new Map<Field, Map<string, ReadAlone>>();
  const known = byField.get(field) ?? new Map<string, ReadAlone>();
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const isBlank = isEraseMark(text) || isUnread(text);
  const said = momentText(field, isBlank ? '' : text);
  const { value, issues } = checkField(asked(field), gridOnly ? rawOfCell(field, said) : said, locale);
  const bounds = issues.length > 0 || isEmpty(value) ? [] : checkBounds(field, value, {}, locale);
  const reading = { name: field.name, value, issues: [...issues, ...bounds] };
  if (known.size < maxRemembered) rememberedAlone.set(locale, byField.set(field, known.set(text, reading)));
  return reading;
}

/** Of an event a day alone is enough; what hour it was is for who records it. */
function momentText(field: Field, text: string): string {
  const day = field.name === eventDateColumn.name ? parseDate(text) : null;
  return day === null ? text : `${day} 00:00`;
}

/** A blank is no fault of a value on its own. */
function asked(field: Field): Field {
  return field.validations?.mandatory === true ? asMandatory(field, false) : field;
}

/** Groups of new assets are the form's own rule; rows about assets must name theirs. */
function checkGroups({ format, mode, texts, locale }: RowInput, found: readonly Issue[]): readonly Issue[] {
  if (mode === 'add') return [];
  return format.groups.flatMap((names) => {
    const columns = format.columns.filter(({ field }) => names.includes(field.name));
    const filled = columns.some(({ field }) => (texts[field.name] ?? '').trim() !== '');
    const place = (columns.find(({ field }) => Object.hasOwn(texts, field.name)) ?? columns[0])?.field.name;
    if (filled || place === undefined || found.some(({ field }) => field === place)) return [];
    const fields = columns.map(({ field }) => field.label[locale.language]).join(', ');
    return [issue(place, 'oneOfMissing', { fields })];
  });
}

function textsOf(
  input: RowInput,
  role: SheetColumn['role'],
  blanks: boolean,
): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { field } of columnsOf(input.format, role)) {
    const text = input.texts[field.name];
    if (text !== undefined && (blanks || text.trim() !== '')) texts[field.name] = text;
  }
  return texts;
}

/** One message for a field; errors come before warnings, and what was said first before what follows from it. */
function firstOfEach(issues: readonly Issue[]): readonly Issue[] {
  if (issues.length < 2) return issues;
  const first = new Map<string | null, Issue>();
  for (const each of issues) {
    const known = first.get(each.field);
    if (known === undefined || (known.level === 'warning' && each.level === 'error'))
      first.set(each.field, each);
  }
  return [...first.values()];
}
