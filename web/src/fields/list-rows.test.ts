import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import type { Field } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import {
  addRow,
  cancelRow,
  cellTyped,
  checkRow,
  deleteRow,
  isResendable,
  openPlace,
  openRow,
  restoreRow,
  saveRow,
  typeCell,
  type Rows,
} from './list-rows';
import { issuesInside, issuesOfRow, keysOfRows, placesInEdit } from './placed-issues';

const words = (text: string) => ({ es: text, en: text });
const field: Field = {
  name: 'calves',
  label: words('Calves'),
  type: 'addableList',
  list: {
    noun: { one: words('calf'), many: words('calves') },
    canResend: true,
    fields: [
      { name: 'name', label: words('Name'), type: 'text', validations: { mandatory: true } },
      { name: 'lastname', label: words('Surname'), type: 'text' },
      { name: 'weight', label: words('Weight'), type: 'float' },
    ],
  },
};
const locale = { language: 'es', today: '2026-11-21', zone: 'UTC' } as const;
const rows: Rows = [
  { key: 1, name: 'Ana', weight: 31.5 },
  { key: 4, name: 'Luz' },
];

describe('a row of an editable table', () => {
  it('begins open, with the key of what is not stored', () => {
    const added = addRow(rows);
    expect(added[2]).toEqual({ key: -1, isEditing: true });
    expect(openPlace(added)).toBe(2);
  });

  it('is edited as text and kept as it was understood', () => {
    const opened = openRow(field, rows, 0, locale);
    expect(opened[0]?.['weight']).toBe('31,5');
    const saved = saveRow(field, typeCell(opened, 0, 'weight', '32,25'), 0, locale);
    expect(saved[0]).toEqual({ key: 1, name: 'Ana', weight: 32.25 });
  });

  it('is opened one at a time', () => {
    const opened = openRow(field, rows, 0, locale);
    expect(openRow(field, opened, 1, locale)).toBe(opened);
  });

  it('is again as it was when editing is given up', () => {
    const typed = typeCell(openRow(field, rows, 0, locale), 0, 'name', 'Eva');
    expect(cancelRow(typed, 0)).toEqual(rows);
    expect(cancelRow(addRow(rows), 2)).toEqual(rows);
  });

  it('stays marked when it was stored, and is gone when it was not', () => {
    const marked = deleteRow(rows, 0);
    expect(marked[0]).toMatchObject({ key: 1, deleted: true });
    expect(restoreRow(marked, 0)).toEqual(rows);
    expect(deleteRow(saveRow(field, typeCell(addRow(rows), 2, 'name', 'Eva'), 2, locale), 2)).toEqual(rows);
  });

  it('goes away when it is saved empty', () => {
    expect(saveRow(field, addRow(rows), 2, locale)).toEqual(rows);
  });

  it('keeps what cannot be read as it was typed', () => {
    const saved = saveRow(field, typeCell(addRow(rows), 2, 'weight', '1,2,3'), 2, locale);
    expect(saved[2]).toEqual({ key: -1, weight: '1,2,3' });
  });

  it('says what is wrong by the name of the cell', () => {
    expect(
      checkRow(field, { key: -1, weight: 'x' }, locale).map((found) => [found.field, found.code]),
    ).toEqual([
      ['name', 'mandatory'],
      ['weight', 'notANumber'],
    ]);
  });

  it('can be written to again once it is stored and has both names', () => {
    expect(isResendable(field, { key: 1, name: 'Ana', lastname: 'Ruiz' })).toBe(true);
    expect(isResendable(field, { key: -1, name: 'Ana', lastname: 'Ruiz' })).toBe(false);
    expect(isResendable(field, { key: 1, name: 'Ana' })).toBe(false);
    expect(isResendable(field, { key: 1, name: 'Ana', lastname: 'Ruiz', deleted: true })).toBe(false);
  });
});

describe('cellTyped', () => {
  it.each([
    ['float', '1.2', '1,2'],
    ['float', '1,2,3', '1,23'],
    ['float', 'a-1e5', '15'],
    ['float', ',', ','],
    ['number', '1.5x', '15'],
    ['text', '1.5x', '1.5x'],
  ] as const)('of a %s takes %j as %j', (type, typed, expected) => {
    expect(cellTyped(buildField({ ...field, type }), typed, locale)).toBe(expected);
  });

  it('writes the mark of the language', () => {
    expect(cellTyped(buildField({ ...field, type: 'float' }), '1,2', { ...locale, language: 'en' })).toBe(
      '1.2',
    );
  });
});

describe('the places of what is wrong', () => {
  const raw: Rows = [
    { key: 4, name: 'Luz' },
    { key: -1, weight: 'x' },
    { key: 9, deleted: true },
    { key: -1, name: 'Eva', weight: 'y' },
  ];
  const { issues } = checkField(field, raw, locale);

  it('are under the keys that the check gives to new rows', () => {
    const keys = keysOfRows(raw);
    expect(keys).toEqual([4, 5, 9, 6]);
    expect(issuesOfRow(field, 5, issues).map((found) => found.field)).toEqual(['name', 'weight']);
    expect(issuesOfRow(field, 6, issues).map((found) => found.field)).toEqual(['weight']);
  });

  it('are inside of the field and not at it', () => {
    expect(issuesInside(field, issues)).toHaveLength(3);
    expect(issuesInside({ ...field, name: 'calv' }, issues)).toEqual([]);
  });

  it('are held back in the row that is open', () => {
    const open = raw.map((row, at) => (at === 1 ? { ...row, isEditing: true } : row));
    expect(placesInEdit(field, open, issues)).toEqual(['calves.5.name', 'calves.5.weight']);
    expect(placesInEdit(field, raw, issues)).toEqual([]);
    expect(placesInEdit(field, null, issues)).toEqual([]);
  });
});
