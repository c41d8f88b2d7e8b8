import { describe, expect, it } from 'vitest';
import { cowAr } from '../catalogue/assets/cow-ar';
import { assetTypes } from '../catalogue/assets/index';
import { findUndoObstacle, findUndoRefusal, isAdministrator, undoDays } from './undo';

const now = new Date('2026-11-20T15:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const event = { id: 7, eventType: 1, recordedAt: now, recordedBy: 1, boxId: 3, isCaused: false };

describe('who administers an establishment', () => {
  it.each([
    [['owner'], true],
    [['companyDelegate'], true],
    [['administrator'], true],
    [['operator', 'viewer'], false],
    [['expertValidator'], false],
    [['no such role'], false],
    [[], false],
  ])('%j: %s', (templates, expected) => {
    expect(isAdministrator(templates)).toBe(expected);
  });
});

describe('who undoes what, until when', () => {
  it.each([
    ['its author', {}, 1, ['operator'], undefined],
    ['a colleague', {}, 2, ['operator'], 'undoOthers'],
    ['an administrator', {}, 2, ['administrator'], undefined],
    ['its author without the right any more', {}, 1, ['viewer'], 'undoOthers'],
    ['nobody of retirement who may not retire', { eventType: 13 }, 1, ['operator'], 'undoOthers'],
    ['no pause of theirs who may only retire now', { eventType: 101 }, 1, ['burner'], 'undoOthers'],
    ['on the last day', { recordedAt: ago(undoDays) }, 1, ['operator'], undefined],
    ['not after it', { recordedAt: ago(undoDays + 0.1) }, 1, ['owner'], 'undoLate'],
    ['a load', { eventType: -1 }, 1, ['operator'], undefined],
    ['no load by another event', { eventType: -1, isCaused: true }, 1, ['owner'], 'undoLoad'],
    ['no transfer', { eventType: 1000 }, 1, ['owner'], 'undoTransfer'],
    ['no arrival', { eventType: -11 }, 1, ['owner'], 'undoTransfer'],
    ['no undoing', { eventType: -5 }, 1, ['owner'], 'undoUndo'],
    ['no expiry', { eventType: -4 }, 0, ['owner'], 'undoExpiry'],
    ['no answer of an oracle', { eventType: -22 }, 0, ['owner'], 'undoOracle'],
    ['who joined a lot', { eventType: -2 }, 1, ['operator'], undefined],
  ])('%s', (_who, more, userId, templates, code) => {
    expect(findUndoRefusal(cowAr, { ...event, ...more }, { userId, templates, now })?.code).toBe(code);
  });

  it('is never a transfer, a transformation or a part of one, in any model', () => {
    for (const model of assetTypes) {
      const kept = model.events
        .filter(
          ({ isTransfer, transforms, isAlong }) =>
            isTransfer || isAlong === true || (transforms?.outputs.length ?? 0) > 0,
        )
        .map(({ eventType }) =>
          findUndoRefusal(model, { ...event, eventType }, { userId: 1, templates: ['owner'], now }),
        );
      expect(kept.every((found) => found !== null)).toBe(true);
    }
  });
});

describe('of which asset it is undone', () => {
  const last = { eventId: 7, eventType: 1 };
  it.each([
    ['one of which it is the last', { boxId: 3, last, undone: false }, undefined],
    ['none of which it was undone', { boxId: 3, last: null, undone: true }, 'undoneAlready'],
    ['none that moved on', { boxId: 4, last, undone: false }, 'undoMoved'],
    [
      'none with an event since',
      { boxId: 3, last: { eventId: 8, eventType: 3 }, undone: false },
      'undoNotLast',
    ],
  ])('%s', (_which, subject, code) => {
    expect(findUndoObstacle(cowAr, event, subject, 'es')?.code).toBe(code);
  });
});
