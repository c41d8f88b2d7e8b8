/** How alike two texts are, from 0 to 1: twice the pairs of letters they share over all they have (Dice). */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 2 || other.length < 2) return 0;
  const left = pairsOf(one);
  const shared = [...pairsOf(other)].reduce(
    (sum, [pair, count]) => sum + Math.min(count, left.get(pair) ?? 0),
    0,
  );
  return (2 * shared) / (one.length + other.length - 2);
}

function pairsOf(text: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Words that say nothing about a column: little ones, months and years. */
const fillers =
  /^(?:de|del|la|el|los|las|al|a|y|e|en|por|of|the|and|for|at|in|(?:19|20)\d\d|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)\p{L}*)$/u;

/** The words of a folded heading that say what it is about. */
export function wordsOf(heading: string): readonly string[] {
  const words = heading.split(' ').filter((word) => word !== '');
  const significant = words.filter((word) => !fillers.test(word));
  return significant.length > 0 ? significant : words;
}

/** How alike two headings are, by their words. */
export type HeadingLikeness = (heading: readonly string[], name: readonly string[]) => number;

/**
 * Tells how alike two headings are, from 0 to 1, word by word: equal words, abbreviations (`f nac` for fecha de nacimiento),
 * the same stem (pesada, peso), and typing slips. Two letters alone, such as `rp` or `id`, are never an abbreviation. It
 * remembers the words that it compared: the headings of a sheet have many in common, and so have the names of fields.
 */
export function openLikeness(): HeadingLikeness {
  const known = new Map<string, Map<string, number>>();
  return (heading, name) => {
    if (lengthOf(heading) < 3 || lengthOf(name) < 3) return 0;
    const left = [...name];
    const shared = heading.reduce((sum, word) => {
      const scores = known.get(word) ?? new Map<string, number>();
      known.set(word, scores);
      let [best, at] = [0, -1];
      for (const [place, each] of left.entries()) {
        const score = scores.get(each) ?? likenessOfWords(word, each);
        scores.set(each, score);
        if (score > best) [best, at] = [score, place];
      }
      if (at >= 0) left.splice(at, 1);
      return sum + best;
    }, 0);
    return (2 * shared) / (heading.length + name.length);
  };
}

function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

function likenessOfWords(one: string, other: string): number {
  if (one === other) return one.length < 3 ? 0.5 : 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.startsWith(short) && long.length > 3) return short.length < 3 ? 0.7 : 0.9;
  // Three letters are in many a word: `año` is no `canon`.
  const dice = short.length > 3 ? likeness(one, other) : 0;
  const stem = stemOf(one, other);
  const close = stem >= 3 && stem / short.length >= 0.6 ? 0.6 : 0;
  return Math.max(dice >= 0.65 ? dice : 0, close);
}

function stemOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
