import { afterEach, expect, it, vi } from 'vitest';
import { reports } from '@huella/domain/phrases/es/reports';
import { savePdf } from './save-pdf';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a canvas draws with, as far as pages use it; nothing is drawn here. */
function blankPen() {
  const measureText = (text: string) => ({ width: text.length });
  return new Proxy({ measureText }, { get: (pen, name) => Reflect.get(pen, name) ?? (() => undefined) });
}

it('a page is drawn once the one before it is a picture, however many there are', async () => {
  const steps: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    steps.push('drawn');
    return blankPen() as never; // as much of a context as is used
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer) => {
    // A browser answers in a turn of its own.
    setTimeout(() => {
      steps.push('packed');
      answer(Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }));
    }, 0);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let saved: Blob | null = null;
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      saved = blob;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const values = Array.from({ length: 500 }, (_, at) => ({
    name: `Depositante ${String(at)}`,
    value: 500 - at,
    lists: [],
  }));
  const pie = { title: 'Toneladas', unit: 't', total: 125_250, values, worth: null };
  const pies = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...pie, name }));
  const about = { title: 'Cartera', subtitle: 'Ana', language: 'es', others: 'Otros' } as const;
  await savePdf({ ...about, pies, portfolio: null, words: reports });
  // Two pages of donuts, and nine of the parts of each.
  expect(steps).toEqual(Array.from({ length: 2 + 5 * 9 }, () => ['drawn', 'packed']).flat());
  expect(saved).toBeInstanceOf(Blob);
});
