import type { AssetType } from '@huella/domain/model/asset-type';
import type { StateRule } from '@huella/domain/model/state-rule';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Locale, Values } from '@huella/domain/model/value';
import { findState, labelOfState, transitState } from '@huella/domain/engine/status/asset-state';
import type { StatusDay } from '@huella/domain/engine/status/asset-status';

/** What of an asset decides its state. */
interface BoxAccess {
  readonly values: Values;
  readonly paused: boolean;
  readonly inTransit: boolean;
}

/** The state that an asset shows where it is: being on its way goes before all others (document 1 section 4). */
export function stateOf(
  model: AssetType,
  { values, paused, inTransit }: BoxAccess,
  { today, boxSubtype }: StatusDay,
): StateRule {
  return inTransit ? transitState : findState(model, values, paused, today, boxSubtype);
}

/** A state in the reader's language, with the reason that its label names. */
export function presentState(
  rule: StateRule,
  model: AssetType,
  values: Values,
  locale: Locale,
): SavedObject['state'] {
  const { state, tone, icon } = rule;
  return { state, label: labelOfState(rule, model, values, locale), tone, icon };
}
