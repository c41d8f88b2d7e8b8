import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { knowsOptions } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { isFiles, type Locale, type Value } from '@huella/domain/model/value';
import { columnDecimals, formatFigure } from './columns';

type Cell = AssetRow[string];

/** The value behind a cell: options come with their label, of which a list needs only the key. */
export function cellValue(cell: Cell | undefined): Value {
  if (cell === null || cell === undefined) return null;
  if (typeof cell !== 'object') return cell;
  if (Array.isArray(cell)) {
    const files = cell.flatMap((each) => ('storageName' in each ? [each] : []));
    return files.length > 0 ? files : cell.flatMap((each) => ('value' in each ? [each.value] : []));
  }
  return 'value' in cell ? cell.value : null;
}

/** Writes the cells of a page for a reader, so that the figures of each column line up. */
export type CellText = (column: Attribute, row: AssetRow) => string;

/** How the cells of these rows read in a language and zone. */
export function cellTextOf(rows: readonly AssetRow[], locale: Locale): CellText {
  const decimals = new Map<string, number>();
  const decimalsOf = (column: Attribute) => {
    const known =
      decimals.get(column.name) ??
      columnDecimals(
        column,
        rows.map((row) => row[column.name]),
      );
    decimals.set(column.name, known);
    return known;
  };
  return (column, row) => {
    const cell = row[column.name];
    if (!knowsOptions(column) && isChoice(cell)) return cell.label;
    const value = cellValue(cell);
    if (typeof value === 'number' && linesUp(column))
      return formatFigure(value, decimalsOf(column), locale.language);
    // The name of the first of several files, and how many more there are.
    const [first, ...more] = isFiles(value) ? value : [];
    if (first !== undefined && more.length > 0) return `${first.originalName} +${String(more.length)}`;
    return formatField(column, value, locale);
  };
}

/** An option whose words only the server knows. */
function isChoice(cell: Cell | undefined): cell is { value: string; label: string } {
  return (
    typeof cell === 'object' && cell !== null && 'value' in cell && 'label' in cell && !('state' in cell)
  );
}

/** Whether the figures of a column have as many decimals as each other; else each is shown by itself. */
function linesUp({ type, ungrouped }: Attribute): boolean {
  return fieldKinds[type].decimals !== undefined && ungrouped !== true;
}
