import { describe, expect, it } from 'vitest';
import { cowAr } from '../assets/cow-ar';
import { findEvent, findEventObstacle, isEventOffered } from './event-access';

const weighing = findEvent(cowAr, 1);
const resuming = findEvent(cowAr, 102);
const asset = { attributes: {}, paused: false, deleted: false };

describe('an event', () => {
  it('is found by its code within its asset type', () => {
    expect(weighing?.name.en).toBe('Weighing');
    expect(findEvent(cowAr, 4711)).toBeNull();
  });

  it('is offered where its model says, to whom it says', () => {
    if (weighing === null) throw new Error('cattle are weighed');
    expect(isEventOffered(weighing, 6, [])).toBe(true);
    expect(isEventOffered(weighing, 11, ['OWNER'])).toBe(false);
    const guarded = { ...weighing, permissionsRelation: ['EXPERT_USER'] } as const;
    expect(isEventOffered(guarded, 6, ['OWNER'])).toBe(false);
    expect(isEventOffered(guarded, 6, ['OWNER', 'EXPERT_USER'])).toBe(true);
  });

  it.each([
    ['takes it', asset, weighing, null],
    ['is retired', { ...asset, deleted: true }, weighing, 'assetDeleted'],
    ['is paused', { ...asset, paused: true }, weighing, 'assetPaused'],
    ['is paused and resumes', { ...asset, paused: true }, resuming, null],
    ['is not paused and would resume', asset, resuming, 'assetNotPaused'],
    ['has left', { ...asset, attributes: { disposal_type: 'VENTA' } }, weighing, 'assetClosed'],
  ])('meets an asset that %s', (_what, subject, event, code) => {
    if (event === null) throw new Error('the model has this event');
    expect(findEventObstacle(cowAr, event, subject, 6)?.code ?? null).toBe(code);
  });
});
