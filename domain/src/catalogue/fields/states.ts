import type { StateRule } from '../../model/state-rule';
import type { Words } from '../../words';

/** The states of assets, and those that several types have. */

/** A state that an asset is in while the condition holds; without one it is in it when in no other. */
export function stateOf(
  state: string,
  label: Words,
  tone: StateRule['tone'],
  icon: StateRule['icon'],
  when?: NonNullable<StateRule['when']>,
): StateRule {
  return { state, label, tone, icon, ...(when === undefined ? {} : { when }) };
}

/** It left; the attribute says why. */
export function retiredState(reasonField = 'disposal_type'): StateRule {
  const label = { es: 'Baja: {{reason}}', en: 'Retired: {{reason}}' };
  return { ...stateOf('retired', label, 'danger', 'retired', { filled: 'disposal_type' }), reasonField };
}

export const slaughteredState = stateOf(
  'slaughtered',
  { es: 'Faenado', en: 'Slaughtered' },
  'neutral',
  'package',
  { parentField: 'disposal_type', parentValue: ['FAENA'] },
);

/** Of what is counted: no head is left. */
export const emptyState = stateOf('empty', { es: 'Sin existencias', en: 'Empty' }, 'neutral', 'minus', {
  parentField: 'heads',
  parentValue: ['0'],
});

/** Of what is blended or made into something else: nothing is left. */
export const usedUpState = stateOf('used', { es: 'Consumida', en: 'Used up' }, 'neutral', 'package', {
  parentField: 'quantity_available',
  parentValue: ['0'],
});

export const activeState = stateOf('active', { es: 'Activo', en: 'Active' }, 'ok', 'check');
