import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as askPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from '../private-networks';
import { GeocoderError } from './geocoder';

export interface FetchJsonOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Longest time for the whole answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Most bytes of the answer. */
  readonly maxBytes: number;
}

/**
 * Gets JSON from somebody else's server: a bounded time, a bounded size, no redirects, and no way into a private network
 * unless the address itself names a place in one (security checklist, outside calls). Throws `GeocoderError`.
 */
export async function fetchJson(address: URL, options: FetchJsonOptions): Promise<unknown> {
  const text = await fetchText(address, options);
  try {
    const answer: unknown = JSON.parse(text);
    return answer;
  } catch (error) {
    throw new GeocoderError('not JSON', { cause: error });
  }
}

/** The same for who reads the answer apart themselves: its text. */
export function fetchText(address: URL, options: FetchJsonOptions): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  return ask(address, options, signal).catch((error: unknown) => {
    throw error instanceof GeocoderError ? error : new GeocoderError('no answer', { cause: error });
  });
}

function ask(address: URL, { headers, maxBytes }: FetchJsonOptions, signal: AbortSignal): Promise<string> {
  const send = address.protocol === 'https:' ? askSecure : askPlain;
  const request: RequestOptions = {
    headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
    signal,
    ...(isPrivateByName(address) ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    send(address, request, (answer) => {
      readAnswer(answer, maxBytes).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<string> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new GeocoderError(`answered ${String(answer.statusCode)}`);
  }
  const pieces: Buffer[] = [];
  let bytes = 0;
  const bodies = answer as AsyncIterable<Buffer>; // without an encoding it gives buffers
  for await (const piece of bodies) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new GeocoderError('answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Whether the address is meant to be of a private network: an address of one, or this machine. */
function isPrivateByName({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) !== 0 && isPrivateAddress(host));
}

/** Looks up a name and refuses what lies in a private network: a public name must not lead in. */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookUp(host, { ...options, all: true }, (fault, found: readonly LookupAddress[]) => {
    const open = (fault === null ? found : []).filter(({ address }) => !isPrivateAddress(address));
    const [first] = open;
    if (fault !== null || first === undefined) {
      answer(fault ?? new GeocoderError(`${host} lies in a private network`), '', 0);
      return;
    }
    if (options.all === true) answer(null, [...open]);
    else answer(null, first.address, first.family);
  });
};
