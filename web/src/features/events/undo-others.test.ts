import { expect, test } from 'vitest';
import { issue } from '@huella/domain/model/errors';
import { othersByReason } from './undo-others';

const moved = issue(null, 'undoMoved');
const undone = issue(null, 'undoneAlready');

test('a reason is shown once for all the assets that it holds for', () => {
  const others = [
    { label: 'A 1', issue: moved },
    { label: 'A 2', issue: undone },
    { label: 'A 3', issue: moved },
    { label: 'A 4', issue: null },
  ];
  expect(othersByReason(others, ({ code }) => code)).toEqual([
    'A 1, A 3: undoMoved',
    'A 2: undoneAlready',
    'A 4',
  ]);
});

test('no assets, no reasons', () => {
  expect(othersByReason([], ({ code }) => code)).toEqual([]);
});
