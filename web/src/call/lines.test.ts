import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileNameOf } from './file';
import { callLines, linesOf } from './lines';

/** An answer that arrives in these pieces. */
function answer(...pieces: string[]): Response {
  const bytes = new TextEncoder();
  return new Response(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(bytes.encode(piece));
        controller.close();
      },
    }),
  );
}

async function read(response: Response): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(response, () => undefined)) lines.push(line);
  return lines;
}

describe('the lines of an answer', () => {
  it('are whole, however they arrive', async () => {
    expect(await read(answer('{"a":', '1}\n{"a"', ':2}\n'))).toEqual(['{"a":1}', '{"a":2}']);
    expect(await read(answer('{"a":1}\n{"a":2}\n{"a":3}\n'))).toHaveLength(3);
  });

  it('leave heartbeats and a line that was cut off out', async () => {
    expect(await read(answer('\n', '{"a":1}\n', '\n\n', '{"a":'))).toEqual(['{"a":1}']);
    expect(await read(answer())).toEqual([]);
  });
});

describe('a stream', () => {
  let send: (text: string) => void = () => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('fetch', (_path: string, { signal }: { readonly signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          send = (text) => {
            controller.enqueue(new TextEncoder().encode(text));
          };
          signal.addEventListener('abort', () => {
            controller.error(signal.reason);
          });
        },
      });
      return Promise.resolve(new Response(body));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that says nothing for a minute and a quarter is lost; heartbeats keep it', async () => {
    const lost = vi.fn();
    const listening = callLines(
      'jobs.stream',
      { params: { id: '1' } },
      () => undefined,
      new AbortController().signal,
    ).catch(lost);
    await vi.advanceTimersByTimeAsync(60_000);
    send('\n');
    await vi.advanceTimersByTimeAsync(74_000);
    expect(lost).not.toHaveBeenCalled();
    send('\n');
    await vi.advanceTimersByTimeAsync(75_000);
    await listening;
    expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unavailable' }));
  });
});

describe('the name of a file', () => {
  it.each([
    [`attachment; filename="rows.xlsx"; filename*=UTF-8''filas%20a%C3%B1o.xlsx`, 'filas año.xlsx'],
    ['attachment; filename="rows.xlsx"', 'rows.xlsx'],
    [`attachment; filename*=UTF-8''100%.csv`, '100%.csv'],
    ['attachment', null],
    [null, null],
  ])('%j is %j', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
