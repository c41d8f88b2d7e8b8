import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale, Values } from '@huella/domain/model/value';
import { ageOf } from '@huella/domain/engine/status/age';
import { useSay } from '../../words/use-say';

/** Under so many months its days are told, too young for months to say much. */
const tellsDaysUntil = 2;

/** How old an asset is, as the trade says it: '2 años, 2 meses'. Null of what has no age, or whose beginning nobody said. */
export function useAgeText(model: AssetType, values: Values, { today }: Locale): string | null {
  const { say } = useSay('page');
  const age = ageOf(model, values, today);
  if (age === null) return null;
  const { years, months, days, hasEnded } = age;
  const text =
    years === 0 && months < tellsDaysUntil
      ? say('page:days', { count: days })
      : [
          ...(years > 0 ? [say('page:years', { count: years })] : []),
          ...(months > 0 ? [say('page:months', { count: months })] : []),
        ].join(', ');
  return hasEnded ? say('page:ageEnded', { age: text }) : text;
}
