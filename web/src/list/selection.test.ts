import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { AssetRow } from '@huella/domain/calls/objects';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { ListSubject } from './list-subject';
import {
  endingField,
  heldInView,
  isSelectable,
  nothingHeld,
  selectFirst,
  selectInView,
  turned,
  withView,
} from './selection';

const row = (id: number, cells: Record<string, AssetRow[string]> = {}): AssetRow => ({
  id,
  version: 1,
  label: `tag ${String(id)}`,
  paused: false,
  paused_message: null,
  logical_deleted: false,
  asset_status_change: { state: 'productive', label: 'Productivo', tone: 'ok', icon: 'check' },
  qr_link: null,
  ...cells,
});
const ended = row(3, { disposal_type: { value: 'FAENA', label: 'Faena' } });
const rows = [row(1), row(2, { paused: true }), ended, row(4)];
const ending = 'disposal_type';
const ids = (selection: ReadonlyMap<number, string>) => [...selection.keys()];

describe('which rows can be selected', () => {
  it('leaves out paused, deleted, travelling and ended ones', () => {
    expect(rows.filter((each) => isSelectable(each, ending)).map((each) => each.id)).toEqual([1, 4]);
    expect(isSelectable(row(5, { logical_deleted: true }), ending)).toBe(false);
    expect(isSelectable(row(6, { in_transit_since: '2026-11-20T15:00:00Z' }), ending)).toBe(false);
    expect(isSelectable(ended, null)).toBe(true);
  });

  it('ends assets by the attribute of the model, where the subtype says so and the actor may see it', () => {
    const fields = allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] });
    const subject = (boxSubtype: number, listed = fields) =>
      ({ model: cowAr, fields: listed, place: { boxSubtype } }) as unknown as ListSubject;
    expect(endingField(subject(6))).toBe(ending);
    expect(endingField(subject(99))).toBeNull();
    expect(endingField(subject(6, []))).toBeNull();
  });
});

describe('a selection', () => {
  const elsewhere = new Map([[90, 'tag 90']]);

  it('keeps what is on other pages', () => {
    const one = selectInView(elsewhere, rows, new Set([1, 4]));
    expect(ids(one)).toEqual([90, 1, 4]);
    expect(ids(selectInView(one, rows, new Set([4])))).toEqual([90, 4]);
  });

  it('turned over is all but what was selected, and turned over again what it was', () => {
    const held = { rows: new Map([[1, 'tag 1']]), isTurned: false };
    expect(turned(turned(held))).toEqual(held);
    expect(ids(heldInView(turned(held), rows, ending))).toEqual([4]);
    expect(ids(heldInView(turned(nothingHeld), rows, ending))).toEqual([1, 4]);
  });

  it('of all but some leaves out what is taken out of the view, on whatever page, and takes it back', () => {
    const all = { rows: elsewhere, isTurned: true };
    const less = withView(all, rows, new Map([[4, 'tag 4']]), ending);
    expect([ids(less.rows), less.isTurned]).toEqual([[90, 1], true]);
    const more = new Map([
      [1, 'tag 1'],
      [4, 'tag 4'],
    ]);
    expect(withView(less, rows, more, ending)).toEqual(all);
  });

  it('takes the first rows that can be selected', () => {
    expect([...selectFirst(rows, 2, ending)]).toEqual([
      [1, 'tag 1'],
      [4, 'tag 4'],
    ]);
    expect(ids(selectFirst(rows, 1, ending))).toEqual([1]);
  });
});
