import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { assetTypes } from '../../catalogue/assets/index';
import { weighing } from '../../catalogue/events/cattle-measures';
import type { RelationKind } from '../../model/relation-kinds';
import { findEvent, findEventObstacle, isEventOffered } from './event-access';

const resuming = findEvent(cowAr, 102);
const reader = { language: 'en', today: '2026-11-21', zone: 'utc' } as const;
const asset = { attributes: {}, paused: false, deleted: false };

describe('an event', () => {
  it('is found by its code within its asset type', () => {
    expect(findEvent(cowAr, 1)?.name.en).toBe('Weighing');
    expect(findEvent(cowAr, 4711)).toBeNull();
  });

  it('is offered where its model says, to whom it says', () => {
    const standing = (...relations: RelationKind[]) => ({ relations, administers: false });
    expect(isEventOffered(weighing, 6, standing())).toBe(true);
    expect(isEventOffered(weighing, 11, standing('OWNER'))).toBe(false);
    const guarded = { ...weighing, permissionsRelation: ['EXPERT_USER'] } as const;
    expect(isEventOffered(guarded, 6, standing('OWNER'))).toBe(false);
    expect(isEventOffered(guarded, 6, standing('OWNER', 'EXPERT_USER'))).toBe(true);
  });

  it('is offered to administrators alone where it says so', () => {
    const { permissions } = weighing;
    const guarded = { ...weighing, permissions: { ...permissions, administers: true } } as const;
    expect(isEventOffered(guarded, 6, { relations: ['BOX_DELEGATE'], administers: false })).toBe(false);
    expect(isEventOffered(guarded, 6, { relations: ['BOX_DELEGATE'], administers: true })).toBe(true);
  });

  it('pauses and resumes by administrators alone, in every model', () => {
    const held = assetTypes.flatMap(({ id, events }) =>
      events.flatMap(({ effect, permissions }) =>
        effect?.kind === 'pause' || effect?.kind === 'resume'
          ? [{ id, kind: effect.kind, administers: permissions.administers }]
          : [],
      ),
    );
    expect(held.map(({ id, kind }) => `${String(id)} ${kind}`)).toEqual(
      assetTypes.flatMap(({ id }) => [`${String(id)} pause`, `${String(id)} resume`]),
    );
    expect(held.every(({ administers }) => administers === true)).toBe(true);
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
    expect(findEventObstacle(cowAr, event, subject, 6, reader)?.code ?? null).toBe(code);
  });

  it('requires what its model says of an asset, where it says so, and says why not', () => {
    const barred = {
      ...weighing,
      requires: [
        {
          need: { parentField: 'sex', parentValue: ['M'], not: true },
          subtypes: [6],
          reason: { es: 'es macho', en: 'it is male' },
        },
        {
          need: { parentField: 'breed', parentValue: ['AA'] },
          liftedByLot: true,
          reason: { es: 'no es Angus', en: 'it is no Angus' },
        },
      ],
    };
    const reason = (attributes: Record<string, string>, subtype: number, withLot = false) =>
      findEventObstacle(cowAr, barred, { ...asset, attributes, withLot }, subtype, reader)?.slots['reason'] ??
      null;
    expect(reason({ sex: 'M', breed: 'AA' }, 6)).toBe('it is male');
    expect(reason({ sex: 'M', breed: 'AA' }, 7)).toBeNull();
    expect(reason({ sex: 'H', breed: 'H' }, 7)).toBe('it is no Angus');
    expect(reason({ sex: 'H', breed: 'H' }, 7, true)).toBeNull();
    expect(reason({ sex: 'H', breed: 'AA' }, 6)).toBeNull();
  });
});
