import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { issue } from '@huella/domain/model/errors';
import { createLotRows, keptRows, type LotRows } from './lot-rows';

const subject = {
  model: lotModelOf(cowAr),
  scope: { boxSubtype: 6, companyTiers: [] },
  locale: { language: 'es', today: '2026-11-28', zone: 'America/Argentina/Buenos_Aires' },
  start: { opened_on: '28/11/2026' },
} as const;

function write({ store, listeners }: LotRows, row: number, field: string, text: string) {
  const changes = [{ row, field, text }];
  store.batch(() => {
    store.write(changes);
    listeners.onEdits(changes);
  });
}
const faults = ({ store }: LotRows) =>
  store.list().flatMap(({ row, issues }) => issues.map(({ field, code }) => `${row} ${field ?? ''} ${code}`));

describe('rows of new lots', () => {
  it('begin empty, with what a lot begins with, and count for nothing', () => {
    const rows = createLotRows([], subject);
    expect(rows.store.list()).toHaveLength(10);
    expect(rows.store.find(1)).toMatchObject({ texts: { opened_on: '28/11/2026' }, isBlank: true });
    expect(rows.list()).toEqual([]);
    expect(faults(rows)).toEqual([]);
  });

  it('are checked as they are written, and none again once they say nothing', () => {
    const rows = createLotRows([], subject);
    write(rows, 2, 'description', 'Del bajo');
    expect(faults(rows)).toEqual(['2 name mandatory']);
    write(rows, 2, 'name', 'Sur');
    expect(rows.list()).toEqual([
      { row: 2, values: { name: 'Sur', opened_on: '2026-11-28', description: 'Del bajo' } },
    ]);
    write(rows, 2, 'name', '');
    write(rows, 2, 'description', '');
    expect(rows.list()).toEqual([]);
    expect(faults(rows)).toEqual([]);
  });

  it('free a name when the row that had it goes, and take it when it is back', () => {
    const rows = createLotRows([], subject);
    write(rows, 1, 'name', 'Sur');
    write(rows, 3, 'name', 'sur');
    expect(faults(rows)).toEqual(['3 name repeatedInSheet']);
    rows.store.remove(new Set([1]));
    rows.listeners.onRemoveRows?.([1]);
    expect(faults(rows)).toEqual([]);
    rows.store.restore([1]);
    rows.listeners.onRestoreRows?.([1]);
    expect(faults(rows)).toEqual(['3 name repeatedInSheet']);
  });

  it('that are added begin as the others do', () => {
    const rows = createLotRows([], subject);
    rows.listeners.onAddRows?.(rows.store.append(2));
    expect(rows.store.find(12)).toMatchObject({ texts: { opened_on: '28/11/2026' }, isBlank: true });
  });

  it('show what was refused beside the row that it is of, until that is mended', () => {
    const rows = createLotRows([], subject);
    write(rows, 4, 'name', 'Norte');
    write(rows, 7, 'name', 'Destete');
    const refused = rows.refuse([{ ...issue('name', 'notUnique'), record: '2' }]);
    expect(refused).toEqual({ row: 7, field: 'name' });
    expect(faults(rows)).toEqual(['7 name notUnique']);
    write(rows, 7, 'name', 'Destete 2026');
    expect(faults(rows)).toEqual([]);
  });

  it('come back as they were kept, with what is wrong with them', () => {
    const rows = createLotRows([], subject);
    write(rows, 1, 'name', 'ab');
    const again = createLotRows(keptRows(rows.store), subject);
    expect(keptRows(again.store)).toEqual(keptRows(rows.store));
    expect(faults(again)).toEqual(['1 name tooShort']);
  });
});
