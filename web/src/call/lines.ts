import type { CallName, Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { callResponse, type CallInput } from './call';
import { CallError } from './call-error';

/** The calls that answer line after line. */
export type LinesCallName = {
  [Name in CallName]: Calls[Name] extends { readonly responseType: 'ndjson' } ? Name : never;
}[CallName];

/** A stream that says nothing for a heartbeat of 60 s and its grace of 15 s is lost (document 1 section 9). */
const silenceMs = 75_000;

/**
 * Makes a call that gives lines of JSON and hands each to `onLine` as it arrives, until the server ends. Empty lines
 * are heartbeats. Throws the refusal; a stream that breaks off or falls silent throws `unavailable`.
 */
export async function callLines<Name extends LinesCallName>(
  name: Name,
  input: CallInput<Name>,
  onLine: (line: ReplyOf<Calls[Name]>) => void,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  const stop = AbortSignal.any([signal, silence.signal]);
  const response = await callResponse(name, input, stop);
  let timer = setTimeout(() => undefined, 0);
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silence.abort();
    }, silenceMs);
  };
  try {
    listen();
    for await (const line of linesOf(response, listen)) {
      // The server lets only the declared reply leave.
      onLine(JSON.parse(line) as ReplyOf<Calls[Name]>);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CallError('unavailable');
  } finally {
    clearTimeout(timer);
  }
}

/** The lines of an answer that hold something. A last line without its end was cut off and does not count. */
export async function* linesOf(response: Response, onBytes: () => void): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const parts = `${rest}${value}`.split('\n');
    rest = parts.pop() ?? '';
    yield* parts.filter((part) => part.trim() !== '');
  }
}
