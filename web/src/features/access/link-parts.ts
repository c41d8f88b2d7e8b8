import { knownAddress, type Address } from '../../address';
/** A piece of a text: words, or an address of ours with its path inside the product. */
export interface TextPart {
  readonly text: string;
  /** Where it leads in this window; null for words. */
  readonly href: Address | null;
}

/**
 * Takes a text apart at the addresses that lead into the product: those that begin with `site`, such as
 * `https://huella.example/`. Only their path is kept, so that they open here, whatever name this server is called by.
 * Other addresses stay words: a text may hold what a stranger typed.
 */
export function linkParts(text: string, site: string): readonly TextPart[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, href: piece.startsWith(site) ? pathOf(piece) : null }));
}

function pathOf(address: string): Address | null {
  if (!URL.canParse(address)) return null;
  const { pathname, search, hash } = new URL(address);
  // Two slashes would name another host.
  return pathname.startsWith('//') ? null : knownAddress(`${pathname}${search}${hash}`);
}
