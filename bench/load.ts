import autocannon from 'autocannon';

/** How long each answer took under load, in milliseconds, and how many came in a second. */
export interface Load {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
  /** How many answers there were, those of the warm-up included. */
  readonly calls: number;
}

/** What a busy server sees, and what somebody alone does. */
export const crowd = 8;
export const alone = 1;

/** Work that is thrown away first: code gets compiled, pages of the database get into memory. */
const warmUpSeconds = 1.5;

function loadOf(warming: readonly number[], times: readonly number[], seconds: number): Load {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const calls = warming.length + times.length;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: times.length / seconds, calls };
}

/** An answer that takes longer is an error, in seconds: the server gives up on a query sooner. */
const maxAnswerSeconds = 60;

export interface HttpRequest {
  readonly path: string;
  /** Null is asked with GET, anything else with POST. */
  readonly body: object | null;
}

/** Asks a server over several connections, each its next question as soon as the last was answered. */
export async function loadServer(
  origin: string,
  token: string,
  asked: readonly HttpRequest[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const warming = await fire(origin, token, asked, connections, warmUpSeconds);
  return loadOf(warming, await fire(origin, token, asked, connections, seconds), seconds);
}

async function fire(
  origin: string,
  token: string,
  asked: readonly HttpRequest[],
  connections: number,
  duration: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const refused = new Map<number, number>();
  const errors = await new Promise<number>((resolve, reject) => {
    const running = autocannon(
      {
        url: origin,
        connections,
        duration,
        timeout: maxAnswerSeconds,
        headers: {
          authorization: `Bearer ${token}`,
          ...(asked.some(({ body }) => body !== null) && { 'content-type': 'application/json' }),
          'accept-encoding': 'gzip, deflate, br',
        },
        requests: asked.map(({ path, body }) => ({
          path: `/api${path}`,
          ...(body === null ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) }),
        })),
      },
      (error: Error | null, result) => {
        if (error === null) resolve(result.errors);
        else reject(error);
      },
    );
    running.on('response', (_client, status, _bytes, time) => {
      if (status === 200) times.push(time);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    });
  });
  if (refused.size > 0 || errors > 0)
    throw new Error(`refused: ${JSON.stringify([...refused])}, errors: ${String(errors)}`);
  return times;
}

/** Does pieces of work with some workers at a time, each its next piece as soon as the last was done. */
export async function loadWork(
  work: readonly (() => Promise<void>)[],
  workers: number,
  seconds: number,
): Promise<Load> {
  const warming = await repeat(work, workers, warmUpSeconds);
  return loadOf(warming, await repeat(work, workers, seconds), seconds);
}

async function repeat(
  work: readonly (() => Promise<void>)[],
  workers: number,
  seconds: number,
): Promise<readonly number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const worker = async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const begun = performance.now();
      await work[turn % work.length]?.();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return times;
}
