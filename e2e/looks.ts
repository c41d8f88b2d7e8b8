/** What the helper below needs of a page that is looked at. */
export interface LookedFor {
  /** The looks that were judged before. */
  readonly known: readonly string[];
  /** What nobody looks at. */
  readonly unseen: string;
  /** The attribute that marks what is to be judged. */
  readonly mark: string;
  /** Where a text is judged each time. */
  readonly apart: string;
}

/** Where the colours of a text do not tell all, or nothing is judged while it stands so. */
export const apart =
  'svg, label, input, select, textarea, [contenteditable], :disabled, [aria-disabled="true"], [aria-hidden="true"], [inert]';

/**
 * Runs in the page: marks every text whose look was not judged before, and answers the looks that are judged with it. A look
 * is all that decides whether a text can be read: its colour, size and weight, and the colours of what it stands on. What
 * cannot be told by that (something is laid over something else, a picture or a shade is under it, it is faded, it names
 * something) is judged each time, and so is what is not plainly in view.
 */
export function markNewLooks({ known, unseen, mark, apart: judgedEachTime }: LookedFor): readonly string[] {
  const before = new Set(known);
  const judged = new Set<string>();
  /** The colours under what an element holds, down to the first that nothing is seen through; null where that is not all. */
  interface Ground {
    readonly colours: string | null;
    readonly isFaded: boolean;
  }
  const grounds = new Map<Element, Ground>();

  const groundOf = (element: Element | null): Ground => {
    if (element === null) return { colours: '', isFaded: false };
    const kept = grounds.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity, position, transform, zIndex, mixBlendMode, filter } =
      getComputedStyle(element);
    const below = groundOf(element.parentElement);
    const isFaded = below.isFaded || opacity !== '1' || mixBlendMode !== 'normal' || filter !== 'none';
    const isInFlow =
      ['static', 'relative', 'sticky'].includes(position) && zIndex === 'auto' && transform === 'none';
    // What is seen through has a fourth part in its name.
    const under = backgroundColor.startsWith('rgb(') ? '' : isInFlow ? below.colours : null;
    const isKnown = under !== null && !isFaded && backgroundImage === 'none';
    const ground = { colours: isKnown ? `${backgroundColor} ${under}` : null, isFaded };
    grounds.set(element, ground);
    return ground;
  };

  const isName = ({ id }: Element) =>
    id !== '' && document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"]`) !== null;

  const lookOf = (element: Element): string | null => {
    if (element.closest(judgedEachTime) !== null || isName(element)) return null;
    const { colours } = groundOf(element);
    if (colours === null) return null;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, colours].join(';');
  };

  /** The middle of its first line is on screen, and nothing covers it. */
  const isInView = (element: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    if (line === undefined) return false;
    const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };

  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '');

  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) && !element.matches('input, select, textarea')) continue;
    const look = lookOf(element);
    if (look !== null && before.has(look)) continue;
    element.setAttribute(mark, '');
    if (look !== null && element.closest(unseen) === null && isInView(element)) judged.add(look);
  }
  return [...judged];
}
