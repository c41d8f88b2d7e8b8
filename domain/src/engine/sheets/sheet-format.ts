import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import type { EventField, EventModel } from '../../model/event-model';
import { fitsGrid, isOfGridAlone } from '../fields/grid-text';
import { asMandatory } from '../fields/read-field';
import { isGiven } from '../forms/defaults';
import { allowedFields, type FieldScope } from '../access/field-access';
import {
  eventCommentColumn,
  eventDateColumn,
  pkColumn,
  reservedSynonyms,
  versionColumn,
} from './reserved-columns';

/** What a sheet is for: new assets, changes of assets, or an event on assets. */
export type SheetMode = 'add' | 'update' | { readonly event: EventModel };

/** A column that a sheet may have. */
export interface SheetColumn {
  readonly field: Field;
  /**
   * `value` is written; `key` only says which asset the row is about; `header` is of the event as a whole, or of the
   * version of the record that a change was written from.
   */
  readonly role: 'value' | 'key' | 'header';
  readonly mandatory: boolean;
  /** Filled in the grid alone: no column of a file is read into it. */
  readonly gridOnly: boolean;
  /** The field's own name, its labels in both languages with and without unit: an exact heading. */
  readonly names: readonly string[];
  /** Other headings that mean the field, in both languages. */
  readonly synonyms: readonly string[];
}

export interface SheetFormat {
  readonly columns: readonly SheetColumn[];
  /** Of each group at least one column must be paired, and filled in every row. */
  readonly groups: readonly (readonly string[])[];
}

/**
 * The columns that a sheet may have (document 2 section 3, spreadsheet upload). New assets take the importable
 * attributes of the scope; changes take those that the scope may edit and a column can bring, and need only what names the asset. What the
 * form starts with is a mandatory column, too, unless the user lets every row have it (`askedDefaults`); what a rule
 * gives is none.
 *
 * An event takes its fields and the reserved columns; a transfer, which says the same of all, only what names the assets. Its fields are mandatory, unless the event inherits mandatory
 * from the attribute (document 2 section 5): then each field says it itself, as in the event's form. Files and rows are put
 * into the cells of the grid. What no cell holds whole, areas, is no column: it is filled in the form.
 *
 * Assets are named by `_pk_` or by an identifier that is unique everywhere.
 */
export function sheetFormat(model: AssetType, mode: SheetMode, scope: FieldScope): SheetFormat {
  if (mode === 'add') return formatOfNew(model, scope);
  const values =
    mode === 'update'
      ? imported(allowedFields(model, 'edit', scope))
          .filter((field) => !isOfGridAlone(field))
          .map((field) => valueColumn(field, model, false))
      : (mode.event.isTransfer ? [] : eventFields(mode.event).filter(fitsGrid)).map((field) =>
          valueColumn(field, model, isMandatory(field)),
        );
  const names = new Set(values.map(({ field }) => field.name));
  const keys = identifiersOf(model, scope).filter((field) => !names.has(field.name));
  const naming = mode === 'update' ? identifiersOf(model, scope) : keys;
  return {
    columns: [
      column(pkColumn, 'key', false, []),
      ...keys.map((field) => column(field, 'key', false, synonymsOf(field))),
      ...headersOf(mode).map((field) => column(field, 'header', false, [])),
      ...values,
    ],
    groups: [[pkColumn.name, ...naming.map(({ name }) => name)]],
  };
}

/** The format as far as a file can fill it: what is filled in the grid alone is no column of it. */
export function formatOfFiles(format: SheetFormat): SheetFormat {
  const columns = format.columns.filter(({ gridOnly }) => !gridOnly);
  return columns.length === format.columns.length ? format : { ...format, columns };
}

/** What is said of a row beside its values: of a transfer nothing, as all of it is said once. */
function headersOf(mode: Exclude<SheetMode, 'add'>): readonly Field[] {
  if (mode === 'update') return [versionColumn];
  return mode.event.isTransfer ? [] : [eventDateColumn, eventCommentColumn];
}

function formatOfNew(model: AssetType, scope: FieldScope): SheetFormat {
  const fields = imported(allowedFields(model, 'new', scope));
  return {
    columns: fields.map((field) => valueColumn(field, model, isMandatory(field) && !isGiven(field))),
    groups: oneOfGroups(fields),
  };
}

/**
 * The fields of an event as a sheet asks for them: those that can be filled, mandatory by the rule that
 * `sheetFormat` states. Those that are no column are asked for as the event's form does.
 */
export function eventFields(event: EventModel): readonly EventField[] {
  const open = event.fields.filter((field) => field.disabled !== true);
  if (event.inheritsMandatory === true) return open;
  return open.map((field) =>
    field.validations?.mandatoryWhen !== undefined || isAskedAsInForms(field)
      ? field
      : asMandatory(field, true),
  );
}

/**
 * Whether sheets record an event: one that is meant for many, and asks each of its assets for nothing that is no column.
 * What makes assets of others, or takes others in, is about more than its rows.
 */
export function takesSheets(event: EventModel): boolean {
  if (event.isTransfer) return true;
  const { transforms, intake, absorbs, creates } = event;
  const isOfRows = [transforms, intake, absorbs, creates].every((each) => each === undefined);
  const isWhole = eventFields(event).every((field) => fitsGrid(field) || !isMandatory(field));
  return event.isMassive && isOfRows && isWhole && event.form.steps.length > 0;
}

function imported(fields: readonly Attribute[]): readonly Attribute[] {
  return fields.filter((field) => field.massiveImport === true && fitsGrid(field));
}

/** What no column of a file brings is mandatory where its form has it so. */
function isAskedAsInForms(field: Field): boolean {
  return isOfGridAlone(field) || !fitsGrid(field);
}

/** The attributes whose value names one asset of all. */
function identifiersOf(model: AssetType, scope: FieldScope): readonly Attribute[] {
  return allowedFields(model, 'list', scope).filter(
    ({ validations }) => validations?.unique === 'everywhere',
  );
}

/** A field that a condition can hide is asked for row by row, never as a column. */
function isMandatory(field: Field): boolean {
  return field.validations?.mandatory === true && field.hideCondition === undefined;
}

function oneOfGroups(fields: readonly Field[]): readonly (readonly string[])[] {
  const names = new Set(fields.map(({ name }) => name));
  const groups = fields.flatMap(({ name, validations }) => {
    const others = validations?.oneOf ?? [];
    return others.length === 0
      ? []
      : [fields.filter((each) => each.name === name || others.includes(each.name))];
  });
  const listed = groups.map((group) => group.map(({ name }) => name).filter((name) => names.has(name)));
  return [...new Map(listed.map((group) => [group.join(), group])).values()];
}

function valueColumn(field: Field, model: AssetType, mandatory: boolean): SheetColumn {
  const written = 'writes' in field ? field.writes : field.name;
  const attribute = model.attributes.find(({ name }) => name === written);
  return column(field, 'value', mandatory, attribute === undefined ? [] : synonymsOf(attribute));
}

function synonymsOf(attribute: Attribute): readonly string[] {
  const { es = '', en = '' } = attribute.synonyms ?? {};
  return `${es},${en}`
    .split(',')
    .map((synonym) => synonym.trim())
    .filter((synonym) => synonym !== '');
}

function column(
  field: Field,
  role: SheetColumn['role'],
  mandatory: boolean,
  synonyms: readonly string[],
): SheetColumn {
  const labels = [field.label.es, field.label.en];
  const { unit } = field;
  const names = [
    field.name,
    ...labels,
    ...(unit === undefined ? [] : labels.flatMap((each) => [`${each} (${unit})`, `${each} ${unit}`])),
  ];
  return {
    field,
    role,
    mandatory,
    gridOnly: isOfGridAlone(field),
    names: [...new Set(names)],
    synonyms: [...synonyms, ...(reservedSynonyms[field.name] ?? [])],
  };
}
