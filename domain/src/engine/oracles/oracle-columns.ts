import { foldKey } from '../../fold';
import type { OracleModel } from '../../model/oracle-model';
import { isBlankCell, type SheetCell } from '../sheets/cell';
import { readRecords, type ReadRecords } from './oracle-record';

/** The columns of a table of records, by the names of the fields, and the mandatory fields that have none. */
interface OracleColumns {
  readonly places: ReadonlyMap<string, number>;
  readonly missing: readonly string[];
}

/** Finds the columns of a table by its headings: the names of the fields, their labels in either language, or synonyms. */
function findOracleColumns(model: OracleModel, headings: readonly string[]): OracleColumns {
  const named = headings.map(bare);
  const places = new Map<string, number>();
  for (const { name, label, synonyms = [] } of model.fields) {
    const words = new Set([name, label.es, label.en, ...synonyms].map(bare));
    const at = named.findIndex((heading) => words.has(heading));
    if (at >= 0) places.set(name, at);
  }
  const missing = model.fields.filter(({ name, mandatory }) => mandatory === true && !places.has(name));
  return { places, missing: missing.map(({ name }) => name) };
}

function bare(text: string): string {
  return foldKey(text)
    .replace(/[_\s.\-/()]+/g, ' ')
    .trim();
}

/** The records of a table whose first row names its columns; without a mandatory column there are none. */
export function readOracleTable(
  model: OracleModel,
  [headings = [], ...rows]: readonly (readonly SheetCell[])[],
): ReadRecords & Pick<OracleColumns, 'missing'> {
  const { places, missing } = findOracleColumns(
    model,
    headings.map((cell) => (isBlankCell(cell) ? '' : String(cell))),
  );
  if (missing.length > 0) return { records: [], rejected: [], missing };
  const given = rows.map((cells) =>
    Object.fromEntries([...places].map(([name, at]) => [name, cells[at] ?? null] as const)),
  );
  return { ...readRecords(model, given), missing };
}
