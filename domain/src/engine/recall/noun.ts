import type { AssetType } from '../../model/asset-type';
import type { FieldCondition } from '../../model/field';
import type { Values } from '../../model/value';
import { holds } from '../fields/conditions';

/** When an asset of a type is called otherwise, in the order in which the nouns are asked for. */
export function nounRulesOf({ nouns = [] }: AssetType): readonly FieldCondition[] {
  return nouns.map(({ when }) => when);
}

/** What an asset of these values is called. */
export function nounOf(model: AssetType, values: Values): AssetType['noun'] {
  return nounAt(model, 1 + nounRulesOf(model).findIndex((when) => holds(when, values)));
}

/** The noun of the rule of a place, from 1; that of the type where there is none. */
export function nounAt({ noun, nouns = [] }: AssetType, place: number): AssetType['noun'] {
  return nouns[place - 1]?.noun ?? noun;
}
