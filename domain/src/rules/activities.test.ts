import { describe, expect, it } from 'vitest';
import { activityContextOf, activityTypeOf } from './activities';

describe('the type of an activity', () => {
  it.each([
    [-1, 'manual_form', 'add'],
    [-1, 'massive_manual_form', 'add'],
    [-1, 'file_form', 'newExcel'],
    [-1, 'massive_file_form', 'newExcel'],
    [-1, 'massive_excel_upload', 'newExcel'],
    [0, 'manual_form', 'update'],
    [0, 'massive_file_form', 'update'],
    [1, 'manual_form', 'check'],
    [13, 'massive_manual_form', 'check'],
    [-2, 'manual_form', 'check'],
    [1000, 'manual_form', 'transfer'],
    [-11, 'manual_form', 'transfer'],
    [-13, 'manual_form', 'transfer'],
    [-12, 'manual_form', 'rejected'],
    [-4, 'manual_form', 'info'],
  ] as const)('of event %i by %s is %s', (eventType, context, type) => {
    expect(activityTypeOf({ eventType, context, isWaiting: false })).toBe(type);
  });

  it('of a transfer that waits for its answer is a new one', () => {
    expect(activityTypeOf({ eventType: 1000, context: 'manual_form', isWaiting: true })).toBe('newTransfer');
  });
});

describe('how something was entered', () => {
  it.each([
    ['manual_form', 'manual_form'],
    ['file_form', 'file_form'],
    ['massive_manual_form', 'massive_manual_form'],
    ['massive_file_form', 'massive_file_form'],
    ['massive_excel_upload', 'massive_file_form'],
    ['massive_anything', 'massive_manual_form'],
    ['excel_upload', 'file_form'],
    ['something', 'manual_form'],
  ] as const)('by %s is %s', (context, entered) => {
    expect(activityContextOf(context)).toBe(entered);
  });
});
