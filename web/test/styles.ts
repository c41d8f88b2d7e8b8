import type { EmotionCache } from '@emotion/cache';
import { onTestFinished } from 'vitest';

let doApply = false;

/**
 * Where the style sheets of what is rendered go: beside the document. In it jsdom matches each of their rules with each
 * element whenever a role is asked for, which took a third of the time of a test of a list.
 */
export function putStyles(): HTMLElement {
  return doApply ? document.head : document.createElement('div');
}

/** Lets the styles of what is rendered from here on apply, for a test of what one is or of what one hides. */
export function letStylesApply(): void {
  doApply = true;
  onTestFinished(() => {
    doApply = false;
    document.head.replaceChildren();
  });
}

/** The styles that were read, by any test. */
const read = new Set<string>();

/** Reads each style once and not once in each test: what is to be said of one is said then, and its rules go nowhere. */
export function readOnce(cache: EmotionCache): EmotionCache {
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const style = `${selector} ${serialized.name}`;
    if (doApply || !read.has(style)) {
      read.add(style);
      return insert(selector, serialized, sheet, shouldCache);
    }
    if (shouldCache) cache.inserted[serialized.name] = true;
  };
  return cache;
}

type Shown = Readonly<Record<'display' | 'visibility', string>>;

/** How elements of a kind are displayed by what jsdom knows of them. */
const displays = new Map<string, string>();

/** All that the style sheet of jsdom asks about where it says how something is displayed. */
function kindOf(element: Element): string {
  const asked = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  return [element.localName, element.parentElement?.localName, ...asked].map((each) => each ?? '-').join(' ');
}

/** Whether the element itself says something of a property. */
const says = (element: Element, property: keyof Shown): boolean =>
  element.getAttribute('style')?.includes(property) === true;

function displayOf(element: Element, ask: () => Shown): string {
  if (says(element, 'display')) return ask().display;
  const kind = kindOf(element);
  const known = displays.get(kind) ?? ask().display;
  displays.set(kind, known);
  return known;
}

/** Only elements say it, and those within them follow. */
function visibilityOf(element: Element, ask: () => Shown): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (says(each, 'visibility')) return ask().visibility;
  return 'visible';
}

/**
 * Answers quickly whether an element is shown, which queries by role ask of every element: jsdom would match it with each
 * rule of its own style sheet and work out thirteen other properties, a tenth of the time of rendered tests. Where styles
 * apply, and of all else, jsdom is asked.
 */
export function answerQuickly(compute: typeof getComputedStyle): typeof getComputedStyle {
  return (element, pseudo) => {
    if (document.styleSheets.length > 0) return compute(element, pseudo);
    let computed: CSSStyleDeclaration | null = null;
    const ask = () => (computed ??= compute(element, pseudo));
    const shown = (name: unknown) => {
      if (name === 'display') return displayOf(element, ask);
      return name === 'visibility' ? visibilityOf(element, ask) : undefined;
    };
    // What it stands for is made when something else is asked of it.
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, key) => {
        if (key === 'getPropertyValue') return (name: string) => shown(name) ?? ask().getPropertyValue(name);
        const answer: unknown = shown(key) ?? Reflect.get(ask(), key);
        return typeof answer === 'function' ? (answer.bind(ask()) as unknown) : answer;
      },
    });
  };
}
