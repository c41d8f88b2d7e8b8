import type { AssetType } from '@huella/domain/model/asset-type';
import type { StateRule } from '@huella/domain/model/state-rule';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Locale, Values } from '@huella/domain/model/value';
import { labelOfState } from '@huella/domain/engine/status/asset-state';

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
