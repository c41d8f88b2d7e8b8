import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf, withChanges, withConfirmed, type RowState } from './row-state';

const begun: RowState = { common: { kind: 'PER' }, rows: {}, confirmed: [] };

it('a row has its own text, else that of all', () => {
  const state = withChanges(begun, [
    { id: 1, field: 'weight', text: '380' },
    { id: null, field: 'weight', text: '400' },
  ]);
  expect([textOf(state, 1, 'weight'), textOf(state, 2, 'weight'), textOf(state, 2, 'kind')]).toEqual([
    ...['380', '400'],
    'PER',
  ]);
  expect(textOf(withChanges(state, [{ id: 1, field: 'weight', text: '' }]), 1, 'weight')).toBe('400');
});

it('what changes nothing is the same state', () => {
  const state = withChanges(begun, [{ id: 1, field: 'weight', text: '380' }]);
  expect(withChanges(state, [{ id: 1, field: 'weight', text: '380' }])).toBe(state);
  expect(withChanges(state, [{ id: 2, field: 'weight', text: '' }])).toBe(state);
  const confirmed = withConfirmed(state, 'a');
  expect(withConfirmed(confirmed, 'a')).toBe(confirmed);
});

it('the last text of a cell holds, and no state before it changes', () => {
  const changes = fc.array(
    fc.record({
      id: fc.option(fc.integer({ min: 1, max: 3 })),
      field: fc.constantFrom('weight', 'kind'),
      text: fc.constantFrom('', '1', '2'),
    }),
  );
  fc.assert(
    fc.property(changes, (all) => {
      const before = JSON.stringify(begun);
      const state = withChanges(begun, all);
      for (const { id, field } of all) {
        const last = all.findLast((each) => each.id === id && each.field === field);
        const held = id === null ? state.common[field] : state.rows[id]?.[field];
        // What a cell held at the start is no change of it.
        const isSame = all.some((each) => each.id === id && each.field === field && each.text !== last?.text);
        if (!isSame || last === undefined) expect(held ?? '').toBe(last?.text);
      }
      expect(JSON.stringify(begun)).toBe(before);
    }),
  );
});
