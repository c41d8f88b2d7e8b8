import { localeTag } from '@huella/domain/model/value';
import { useSay } from '../../words/use-say';

/** Writes a figure with at most two decimals, and the unit that it is in apart. */
export function useFigure(): (value: number) => string {
  const { language } = useSay('panel');
  const format = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 2 });
  return (value) => format.format(value);
}
