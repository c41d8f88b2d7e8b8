import { issue, type Issue } from '../../model/errors';
import { placeInRow } from '../fields/rows';
import { isKeys, isRows, type RowValue, type Values } from '../../model/value';
import type { EventModel } from '../../model/event-model';
import { sumIn, type Measured } from '../../model/measures';
import type { Balance } from './transform';
import type { Intake } from '../../model/transformation';

/** An asset that goes into another one, by the row that says so. */
export interface IntakeRow {
  /** The key of the row. */
  readonly key: number;
  readonly assetId: number;
  /** How much goes in, in the unit of the intake; null where nobody said. */
  readonly taken: number | null;
}

/** The assets that go in as an event's fields say. A row that names none, or several, is none: `checkIntake` says so. */
export function intakeRows({ rows, asset, taken }: Intake, fields: Values): readonly IntakeRow[] {
  return rowsIn(fields, rows).flatMap((row) => {
    const id = chosenIn(row, asset);
    const much = row[taken];
    return id === null
      ? []
      : [{ key: row.key, assetId: Number(id), taken: typeof much === 'number' ? much : null }];
  });
}

/** What is wrong with the rows by themselves: each is of one asset, and no two are of the same. */
export function checkIntake({ intake, fields: known }: EventModel, fields: Values): readonly Issue[] {
  const list = known.find(({ name }) => name === intake?.rows);
  if (intake === undefined || list === undefined) return [];
  const seen = new Set<string>();
  return rowsIn(fields, intake.rows).flatMap((row) => {
    const place = placeInRow(list, row.key, intake.asset);
    const id = chosenIn(row, intake.asset);
    // That there is none its own field says.
    if (id === null) return isKeys(row[intake.asset] ?? null) ? [issue(place, 'wrongType')] : [];
    if (seen.has(id)) return [issue(place, 'assetTwice')];
    seen.add(id);
    return [];
  });
}

/** What is filled in of the event that is recorded of an asset that goes in: how much, and into what. */
export function intakeValues(
  { into }: Intake,
  takenField: string,
  { taken }: IntakeRow,
  intoId: number,
): Readonly<Record<string, unknown>> {
  return { [takenField]: taken, [into]: [String(intoId)] };
}

/**
 * What goes in beside what there is of the asset that it goes into. What comes from elsewhere counts; where none of it
 * is an asset nothing is weighed, for nobody measured it here.
 */
export function weighIntake(
  { unit, elsewhere, made }: Intake,
  taken: readonly number[],
  fields: Values,
  asset: Values,
): Balance {
  const own = taken.map((quantity): Measured => ({ quantity, unit }));
  const others = rowsIn(fields, elsewhere.rows).flatMap((row) => {
    const much = row[elsewhere.field];
    return typeof much === 'number' ? [{ quantity: much, unit: elsewhere.unit }] : [];
  });
  const inputs = sumIn([...own, ...others], unit) ?? 0;
  const out = asset[made.attribute];
  const outputs =
    own.length > 0 && typeof out === 'number' ? sumIn([{ quantity: out, unit: made.unit }], unit) : null;
  return { unit, inputs, outputs, isOver: outputs !== null && outputs > inputs };
}

function rowsIn(fields: Values, name: string): readonly RowValue[] {
  const rows = fields[name] ?? null;
  return isRows(rows) ? rows : [];
}

function chosenIn(row: RowValue, name: string): string | null {
  const ids = row[name] ?? null;
  return isKeys(ids) && ids.length === 1 ? (ids[0] ?? null) : null;
}
