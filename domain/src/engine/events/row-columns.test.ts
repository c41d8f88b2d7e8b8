import { expect, it } from 'vitest';
import { assetTypes } from '../../catalogue/assets/index';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { fitsGrid } from '../fields/grid-text';
import { decidingColumns, rowColumns } from './row-columns';

const eventNamed = (name: string) => {
  const found = cowAr.events.find((event) => event.name.es === name);
  if (found === undefined) throw new Error(`no event ${name}`);
  return found;
};
const columnsOf = (name: string) => rowColumns(cowAr, eventNamed(name));
const namesOf = (columns: ReturnType<typeof rowColumns>) => columns.map(({ field }) => field.name);

it('are the fields that a text holds, with what is known of what they measure', () => {
  const columns = columnsOf('Cambio de peso');
  expect(namesOf(columns)).toEqual(['weight', 'weighing_type', 'shrink_pct']);
  expect(columns.map(({ measure }) => measure?.attribute.name)).toEqual(['weight', undefined, undefined]);
  expect(columns[0]?.measure?.grows).toEqual({ takenOn: 'weight_date', minDays: 7 });
});

it('decide whether a row is recorded by what the event needs and nobody filled in, else by any of them', () => {
  expect(namesOf(decidingColumns(columnsOf('Cambio de peso')))).toEqual(['weight']);
  expect(namesOf(decidingColumns(columnsOf('Cambio de categoría')))).toContain('category');
});

it('are none of what is made of all assets together, or of one alone', () => {
  for (const model of assetTypes)
    for (const event of model.events.filter(
      ({ transforms, intake, isMassive }) => transforms !== undefined || intake !== undefined || !isMassive,
    ))
      expect(rowColumns(model, event)).toEqual([]);
});

it('of every event of every model hold nothing but what a cell holds and may be filled in', () => {
  for (const model of assetTypes)
    for (const event of model.events) {
      const columns = rowColumns(model, event);
      expect(columns.filter(({ field }) => !fitsGrid(field) || field.disabled === true)).toEqual([]);
      if (columns.length > 0) expect(decidingColumns(columns)).not.toEqual([]);
    }
});
