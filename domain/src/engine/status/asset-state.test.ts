import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { StateRule } from '../../model/state-rule';
import { buildModel } from '../../catalogue/assets/build-model';
import type { Values } from '../../model/value';
import { findState } from './asset-state';

describe('the state of cattle (document 1 section 4)', () => {
  it.each<[Values, boolean, string]>([
    [{}, false, 'productive'],
    [{ disposal_type: null }, false, 'productive'],
    [{ disposal_type: 'FAENA' }, false, 'slaughtered'],
    [{ disposal_type: 'MUERTE', disposal_reason: 'RAY' }, false, 'retired'],
    [{ disposal_type: 'ERROR' }, false, 'retired'],
    [{}, true, 'paused'],
    [{ disposal_type: 'FAENA' }, true, 'paused'],
  ])('with %j, paused %s, is %s', (values, paused, state) => {
    expect(findState(cowAr, values, paused, '2026-11-21').state).toBe(state);
  });

  it('names the field of its reason', () => {
    expect(findState(cowAr, { disposal_type: 'ROBO' }, false, '2026-11-21')).toMatchObject({
      label: { es: 'Dado de Baja: {{reason}}' },
      reasonField: 'disposal_reason',
      tone: 'danger',
    });
  });

  const dated = (when: NonNullable<StateRule['when']>, values: Values) => {
    const word = { es: 'x', en: 'x' };
    const rule = (state: string) => ({ state, label: word, tone: 'ok', icon: 'check' }) as const;
    const model = buildModel([], { states: [{ ...rule('dated'), when }, rule('other')] });
    return findState(model, values, false, '2026-11-21').state === 'dated';
  };

  it.each<[NonNullable<StateRule['when']>, Values, boolean]>([
    [{ from: 'a', until: 'b' }, { a: '2026-11-21' }, true],
    [{ from: 'a', until: 'b' }, { a: '2026-11-22' }, false],
    [{ from: 'a', until: 'b' }, { a: '2026-11-01', b: '2026-11-21' }, true],
    [{ from: 'a', until: 'b' }, { a: '2026-11-01', b: '2026-11-20' }, false],
    [{ from: 'a', until: 'b' }, { b: '2026-12-01' }, false],
    [{ before: 'a' }, { a: '2026-11-22' }, true],
    [{ before: 'a' }, { a: '2026-11-21' }, false],
    [{ before: 'a' }, {}, false],
    [{ after: 'a' }, { a: '2026-11-20' }, true],
    [{ after: 'a' }, { a: '2026-11-21' }, false],
    [{ after: 'a' }, {}, false],
    [{ after: 'a' }, { a: '2026-11-20T10:00:00Z' }, true],
    [{ all: [{ filled: 'a' }, { parentField: 'b', parentValue: ['x'] }] }, { a: 'y', b: 'x' }, true],
    [{ all: [{ filled: 'a' }, { parentField: 'b', parentValue: ['x'] }] }, { a: 'y', b: 'z' }, false],
    [{ all: [{ filled: 'a' }, { parentField: 'b', parentValue: ['x'] }] }, { b: 'x' }, false],
  ])('by %j of %j is %s', (when, values, expected) => {
    expect(dated(when, values)).toBe(expected);
  });

  it('is the first that matches', () => {
    const word = { es: 'x', en: 'x' };
    const rule = (state: string) => ({ state, label: word, tone: 'ok', icon: 'check' }) as const;
    const model = buildModel([], { states: [rule('first'), rule('second')] });
    expect(findState(model, {}, false, '2026-11-21').state).toBe('first');
  });
});
