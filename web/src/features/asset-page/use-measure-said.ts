import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { daysBetween } from '@huella/domain/engine/fields/days';
import type { Locale } from '@huella/domain/model/value';
import { useSay } from '../../words/use-say';
import { dailyGain, figureOf, type Measured } from './measure-words';

/**
 * What of a measure is said in words: what it gained, for a day where it grows, and when it was last taken.
 * @param ofOne what is said where there is one day alone
 */
export function useMeasureSaid(measure: Measured, locale: Locale, ofOne: string): readonly string[] {
  const { say } = useSay('page');
  const { points } = measure;
  const gain = dailyGain(measure);
  const [first, last] = [points[0], points.at(-1)];
  const checked = points.findLast(({ measured = true }) => measured);
  if (first === undefined || last === undefined) return [];
  const days = daysBetween(first.day, last.day);
  const since = formatDateInProse(first.day, locale.language);
  const write = figureOf(measure, locale, 'always');
  const change = last.value - first.value;
  const ago = checked === undefined ? null : daysBetween(checked.day, locale.today);
  return [
    ...(days === 0
      ? [ofOne]
      : [
          // What comes to nothing for a day is told as a whole.
          gain !== null
            ? say('page:measureGain', { gain: write(gain), since })
            : say('page:measureChange', { change: write(change), since }),
        ]),
    ago === null
      ? say('page:measureNever')
      : ago <= 0
        ? say('page:lastToday')
        : say('page:lastAgo', { count: ago }),
  ];
}
