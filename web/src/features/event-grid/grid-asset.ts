import type { AssetRow } from '@huella/domain/calls/objects';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { numberOf } from '@huella/domain/engine/events/measured-fields';
import type { RowColumn } from '@huella/domain/engine/events/row-columns';
import { cardFields } from '../../list/card-fields';
import { cellTextOf, cellValue } from '../../list/cell-text';
import { listableColumns } from '../../list/columns';
import type { ListSubject } from '../../list/list-subject';

/** An asset of a grid, with what helps to decide: all of it survives `JSON.stringify`. */
export interface GridAsset {
  readonly id: number;
  readonly label: string;
  /** What names it, by attribute: what a reader may type. */
  readonly names: Readonly<Record<string, string>>;
  /** What it is, in words: its category, its breed; '' where that is not known. */
  readonly kind: readonly string[];
  /** How it stands, as the list says it; null of what was kept without. */
  readonly state: AssetRow['asset_status_change'] | null;
  /** By the name of a field of the event that measures: what it was last, and on which day where that is known. */
  readonly last: Readonly<Record<string, { readonly value: number; readonly day: string | null }>>;
}

/** The attributes that name an asset and that the user may list. */
export function namingFields({ model, fields }: Pick<ListSubject, 'model' | 'fields'>): readonly Attribute[] {
  return fields.filter((field) => isName(model, field));
}

function isName({ labelFields }: AssetType, { name, validations }: Attribute): boolean {
  return labelFields.includes(name) || validations?.unique !== undefined;
}

/** The attributes that say what an asset is, beside its name. */
export function kindFields(subject: ListSubject): readonly Attribute[] {
  const { model } = subject;
  const usual = listableColumns(subject).filter(({ name }) => model.defaultColumns.includes(name));
  return cardFields(usual, model).kind;
}

/** The attributes that a grid asks the list for. */
export function askedNames(subject: ListSubject, columns: readonly RowColumn[]): readonly string[] {
  const measures = columns.flatMap(({ measure }) =>
    measure === null
      ? []
      : [measure.attribute.name, ...(measure.grows === null ? [] : [measure.grows.takenOn])],
  );
  const listed = new Set(subject.fields.map(({ name }) => name));
  const names = [...namingFields(subject), ...kindFields(subject)].map(({ name }) => name);
  return [...new Set([...names, ...measures])].filter((name) => listed.has(name));
}

/** The rows of a list as the assets of a grid. */
export function gridAssets(
  subject: ListSubject,
  columns: readonly RowColumn[],
  rows: readonly AssetRow[],
): readonly GridAsset[] {
  const names = namingFields(subject);
  const kinds = kindFields(subject);
  const text = cellTextOf(rows, subject.locale);
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    names: Object.fromEntries(
      names.flatMap(({ name }) => {
        const value = cellValue(row[name]);
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    ),
    kind: kinds.map((field) => text(field, row)),
    state: row.asset_status_change,
    last: Object.fromEntries(columns.flatMap((column) => lastOf(row, column))),
  }));
}

function lastOf(row: AssetRow, { field, measure }: RowColumn) {
  if (measure === null) return [];
  const value = numberOf(cellValue(row[measure.attribute.name]));
  const day = measure.grows === null ? null : cellValue(row[measure.grows.takenOn]);
  return value === null
    ? []
    : [[field.name, { value, day: typeof day === 'string' ? day.slice(0, 10) : null }] as const];
}
