import type { Upload } from '@huella/domain/calls/upload-view';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { versionColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { SheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { labelWithUnit } from '../../fields/raw-value';
import { widgets } from '../../fields/widgets';
import type { SheetColumn, SheetStore } from '../../sheet/sheet-store';

/** A head says its whole label: so many px a letter, and its star and padding. */
const letter = 7;
const around = 40;

/** The names of the columns that a sheet shows, parted by commas: the same as long as they are the same. */
export function columnNames(upload: Upload, format: SheetFormat, store: SheetStore): string {
  // Nobody edits the version that a row is of.
  const own = format.columns.map(({ field }) => field.name).filter((name) => name !== versionColumn.name);
  // Without a file there is nothing to leave out.
  if (upload.columns.length === 0)
    return mandatoryFirst(format)
      .filter((name) => own.includes(name))
      .join();
  const inFile = upload.columns.flatMap(({ field }) => field ?? []);
  const mandatory = new Set(
    format.columns.filter((column) => column.mandatory).map(({ field }) => field.name),
  );
  const used = store.usedFields();
  // What no file brings is filled in here.
  const here = new Set(format.columns.filter(({ gridOnly }) => gridOnly).map(({ field }) => field.name));
  const more = own.filter(
    (name) => (used.has(name) || mandatory.has(name) || here.has(name)) && !inFile.includes(name),
  );
  return [...inFile.filter((name) => own.includes(name)), ...more].join();
}

function mandatoryFirst({ columns, groups }: SheetFormat): readonly string[] {
  const needed = new Set(groups.flat());
  const first = columns.filter(({ field, mandatory }) => mandatory || needed.has(field.name));
  const others = columns.filter((column) => !first.includes(column));
  return [...first, ...others].map(({ field }) => field.name);
}

/** The columns of those names as the grid draws them. */
export function sheetColumns(
  names: string,
  { columns, groups }: SheetFormat,
  locale: Locale,
): readonly SheetColumn[] {
  const needed = new Set(groups.filter((group) => group.length === 1).flat());
  return names.split(',').flatMap((name) => {
    const found = columns.find(({ field }) => field.name === name);
    if (found === undefined) return [];
    const { field } = found;
    return [sheetColumn(field, field.validations?.mandatory === true || needed.has(name), locale)];
  });
}

/** A column as the grid draws it: its head says all of its label. What a condition can hide is asked for row by row. */
export function sheetColumn(field: Field, isMandatory: boolean, locale: Locale): SheetColumn {
  const label = labelWithUnit(field, locale);
  const width = widgets[field.type].sheetPx;
  return {
    ...{ field, label, mandatory: isMandatory && field.hideCondition === undefined },
    ...(width !== undefined && { width: Math.max(width, label.length * letter + around) }),
  };
}
