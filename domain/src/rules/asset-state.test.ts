import { describe, expect, it } from 'vitest';
import { cowAr } from '../assets/cow-ar';
import { buildModel } from '../assets/build-model';
import type { Values } from '../fields/value';
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
      label: { es: 'Baja: {{reason}}' },
      reasonField: 'disposal_reason',
      tone: 'danger',
    });
  });

  it('is the first that matches', () => {
    const word = { es: 'x', en: 'x' };
    const rule = (state: string) => ({ state, label: word, tone: 'ok', icon: 'check' }) as const;
    const model = buildModel([], { states: [rule('first'), rule('second')] });
    expect(findState(model, {}, false, '2026-11-21').state).toBe('first');
  });
});
