import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import type { List } from './use-list';

interface CountWords {
  /** A figure with the word for what is counted: one 'animal', several 'cabezas'. */
  readonly counted: (count: number) => { readonly figure: string; readonly noun: string };
  /** '186 de 1.248 cabezas' under filters, else '1.248 cabezas'; nothing until it is known. */
  readonly totals: string;
}

/** How a list says its figures. */
export function useCountWords({ subject, total, whole, isNarrowed }: List): CountWords {
  const { say, word, language } = useSay('list');
  const { noun } = subject.model;
  const figure = (count: number) => formatCount(count, language);
  const nounOf = (count: number) => word(count === 1 ? noun.one : noun.counted);
  const totals = () => {
    if (total === undefined) return '';
    if (!isNarrowed) return say('list:whole', { whole: figure(total), noun: nounOf(total) });
    if (whole === undefined) return say('list:whole', { whole: figure(total), noun: nounOf(total) });
    return say('list:partOfWhole', { part: figure(total), whole: figure(whole), noun: nounOf(whole) });
  };
  return { counted: (count) => ({ figure: figure(count), noun: nounOf(count) }), totals: totals() };
}
