import type { AssetType, StateRule } from '../assets/asset-type';
import { isEmpty, type Values } from '../fields/value';
import { holds } from '../forms/visibility';

/** Pausing goes before every other state (document 1 section 4). */
export const pausedState: StateRule = {
  state: 'paused',
  label: { es: 'En pausa', en: 'Paused' },
  tone: 'warning',
  icon: 'pause',
};

/** The state that an asset shows: the first rule of its model that matches (document 1 section 4). */
export function findState(model: Pick<AssetType, 'states'>, values: Values, paused: boolean): StateRule {
  if (paused) return pausedState;
  const found = model.states.find((rule) => {
    if (rule.when === undefined) return true;
    return 'filled' in rule.when ? !isEmpty(values[rule.when.filled]) : holds(rule.when, values);
  });
  return found ?? { state: 'none', label: { es: '', en: '' }, tone: 'neutral', icon: 'minus' };
}
