import type { Period } from '../../model/asset-type';
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

/** A state in which an asset has ended, with what became of it. */
export function endingIn(state: StateRule, ended: Words): StateRule {
  return { ...state, ended };
}

/** What became of what was sold. */
export const sold: Words = { es: 'se vendió', en: 'it was sold' };

/** It left; the attribute says why. */
export function retiredState(reasonField = 'disposal_type'): StateRule {
  const label = { es: 'Dado de Baja: {{reason}}', en: 'Retired: {{reason}}' };
  const state = stateOf('retired', label, 'danger', 'retired', { filled: 'disposal_type' });
  return { ...endingIn(state, { es: 'se dio de baja', en: 'it was retired' }), reasonField };
}

export const slaughteredState = endingIn(
  stateOf('slaughtered', { es: 'Faenado', en: 'Slaughtered' }, 'neutral', 'package', {
    parentField: 'disposal_type',
    parentValue: ['FAENA'],
  }),
  { es: 'fue faenado', en: 'it was slaughtered' },
);

/** Of what is counted: no head is left. */
export const emptyState = endingIn(
  stateOf('empty', { es: 'Sin existencias', en: 'Empty' }, 'neutral', 'minus', {
    parentField: 'heads',
    parentValue: ['0'],
  }),
  { es: 'se quedó sin existencias', en: 'it became empty' },
);

/** Of what is blended or made into something else: nothing is left. */
export const usedUpState = endingIn(
  stateOf('used', { es: 'Consumida', en: 'Used up' }, 'neutral', 'package', {
    parentField: 'quantity_available',
    parentValue: ['0'],
  }),
  { es: 'se consumió', en: 'it was used up' },
);

/** What was treated may not be slaughtered until its withdrawal has ended. */
export const inWithdrawal: Period = {
  name: 'in_withdrawal',
  label: { es: 'En retiro', en: 'In withdrawal' },
  until: 'withdrawal_until',
};

export const activeState = stateOf('active', { es: 'Activo', en: 'Active' }, 'ok', 'check');
