/** A fact of where an asset comes from, as far as its phrase needs it. */
interface Fact {
  readonly kind: 'began' | 'arrived' | 'said' | 'unknown';
  readonly words: string;
  readonly value: string;
  /** The establishment that it names, as people read it; null where it names none. */
  readonly where: string | null;
  readonly isHere: boolean;
}

/** A phrase of the area `recall` with its slots. */
export interface OriginPhrase {
  readonly key: 'began' | 'beganHere' | 'beganIn' | 'arrived' | 'said' | 'unknown';
  readonly slots: Readonly<Record<'words' | 'value' | 'where', string>>;
}

/** What says a fact of where an asset comes from, without its day: the same on the screen and in files. */
export function originPhrase({ kind, words, value, where, isHere }: Fact): OriginPhrase {
  const slots = { words, value, where: where ?? '' };
  if (kind !== 'began') return { key: kind, slots };
  return { key: isHere ? 'beganHere' : where === null ? 'began' : 'beganIn', slots };
}
