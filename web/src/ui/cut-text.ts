const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * A text of so many letters at most, with an ellipsis where it was longer (document 3 section 9: names of establishments
 * are cut at 30). What is one letter to the eye is one: accents and emoji are never cut in two.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = Array.from(letters.segment(text), ({ segment }) => segment);
  return kept.length <= max ? text : `${kept.slice(0, max).join('').trimEnd()}…`;
}
