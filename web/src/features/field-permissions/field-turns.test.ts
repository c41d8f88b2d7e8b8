import { describe, expect, it } from 'vitest';
import {
  allOpen,
  countDisabled,
  findFields,
  isOn,
  isTurnable,
  reasonsOf,
  disabledIn,
  turnedFields,
  withTurn,
  type Field,
} from './field-turns';

const open = { isOpen: true, fixed: null };
const closed = { isOpen: false, fixed: null };
const words = (text: string) => ({ es: text, en: `${text} (en)` });
const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  label: words(name),
  list: open,
  new: open,
  edit: open,
  lacksTier: false,
  isPublic: false,
  ...more,
});

const paddock = field('Potrero');
const weight = field('Peso', { edit: closed });
const tag = field('Caravana', { list: { isOpen: true, fixed: 'identity' }, edit: closed });
const gain = field('Ganancia', {
  new: { isOpen: false, fixed: 'computed' },
  edit: { isOpen: false, fixed: 'computed' },
});
const groups = [
  { title: words('Identificación'), fields: [tag] },
  { title: null, fields: [paddock, weight, gain] },
];

describe('switches of fields', () => {
  it('count as turned while they differ from what is saved', () => {
    const once = withTurn({}, paddock, 'edit', false);
    expect(turnedFields(groups, once)).toEqual([paddock]);
    expect(withTurn(once, paddock, 'edit', true)).toEqual({});
    const both = withTurn(withTurn(once, paddock, 'new', false), weight, 'edit', true);
    expect(turnedFields(groups, both)).toEqual([paddock, paddock, weight]);
    // Somebody else saved the same meanwhile.
    const newer = [{ title: null, fields: [{ ...paddock, edit: closed }, weight] }];
    expect(turnedFields(newer, once)).toEqual([]);
  });

  it('save what is disabled, and nothing of what is fixed', () => {
    const turns = withTurn(withTurn({}, paddock, 'list', false), weight, 'edit', true);
    expect(disabledIn(groups, turns)).toEqual({ list: ['Potrero'], new: [], edit: ['Caravana'] });
    expect(countDisabled(groups, turns)).toBe(2);
    expect(disabledIn(groups, allOpen(groups))).toEqual({ list: [], new: [], edit: [] });
  });

  it('of a field that is not seen do not turn', () => {
    const turns = withTurn({}, paddock, 'list', false);
    expect([isOn(paddock, 'list', turns), isTurnable(paddock, 'list', turns)]).toEqual([false, true]);
    expect(isTurnable(paddock, 'edit', turns)).toBe(false);
    expect(isTurnable(gain, 'new', {})).toBe(false);
  });
});

describe('fields that are looked for', () => {
  const names = (q: string, onlyDisabled = false, turns = {}) =>
    findFields(groups, { q, onlyDisabled }, turns, ({ es }) => es).flatMap(({ fields }) =>
      fields.map(({ name }) => name),
    );
  it.each([
    ['', false, ['Caravana', 'Potrero', 'Peso', 'Ganancia']],
    ['péso', false, ['Peso']],
    ['identificacion', false, ['Caravana']],
    ['nada', false, []],
    ['', true, ['Caravana', 'Peso']],
  ])('by %j, only disabled ones %s: %j', (q, onlyDisabled, expected) => {
    expect(names(q, onlyDisabled)).toEqual(expected);
  });

  it('stay in view when they are enabled among the disabled ones', () => {
    expect(names('', true, withTurn({}, weight, 'edit', true))).toContain('Peso');
  });
});

describe('why switches are fixed', () => {
  it.each([
    [paddock, []],
    [tag, [{ reason: 'identity', modes: ['list'] }]],
    [gain, [{ reason: 'computed', modes: ['new', 'edit'] }]],
    [field('x', { lacksTier: true }), [{ reason: 'tier', modes: ['edit'] }]],
  ])('%#', (each, expected) => {
    expect(reasonsOf(each)).toEqual(expected);
  });
});
