import { onTestFinished, vi } from 'vitest';

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

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Those that wait to be in view, while a test keeps all out of it. */
let waiting: Set<Report> | null = null;

/** Keeps everything out of view until the test ends, or the answered function brings it there. */
export function keepOutOfView(): () => void {
  const held = (waiting = new Set<Report>());
  onTestFinished(() => {
    waiting = null;
  });
  return () => {
    waiting = null;
    for (const report of held) report([{ isIntersecting: true }]);
  };
}

/** Where nothing is laid out, everything is in view. */
class ViewObserver extends Object {
  readonly #report: Report;
  constructor(report: Report) {
    super();
    this.#report = report;
  }
  observe(): void {
    if (waiting === null) this.#report([{ isIntersecting: true }]);
    else waiting.add(this.#report);
  }
  unobserve(): void {}
  disconnect(): void {
    waiting?.delete(this.#report);
  }
}

/** Where nothing is laid out, nothing is observed. */
class NoObserver extends Object {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
