import { vi } from 'vitest';

/** Widths at which screens differ: a grid or cards, a panel of filters or a drawer. */
const widths = { desktop: 1366, phone: 390 } as const;
export type Width = keyof typeof widths;

/** Whether a media query holds in a window of a width, whose visitor asks for no motion. */
function isTrue(query: string, width: number): boolean {
  const least = /min-width: ([\d.]+)px/.exec(query)?.[1] ?? 0;
  const most = /max-width: ([\d.]+)px/.exec(query)?.[1] ?? Infinity;
  const others = query.replaceAll(/\((min|max)-width: [\d.]+px\)/g, '');
  const holds = !others.includes('(') || others.includes('prefers-reduced-motion: reduce');
  return holds && width >= Number(least) && width <= Number(most);
}

/** Gives the window a width. jsdom lays nothing out: what a screen decides by media queries is all that it changes. */
export function layOut(width: Width): void {
  const px = widths[width];
  vi.stubGlobal('innerWidth', px);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isTrue(media, px),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}

/** Where nothing is laid out, everything is in view. */
class ViewObserver extends Object {
  readonly #report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    super();
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Where nothing is laid out, nothing is observed. */
class NoObserver extends Object {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
