import { vi } from 'vitest';
import type { AnswerOf, Call, CountedReply } from '@huella/domain/calls/contract';
import { calls, type CallName, type Calls } from '@huella/domain/calls/index';
import type { ErrorCode } from '@huella/domain/model/errors';
import type { CallInput } from '../src/call/call';
import { keepTokens } from '../src/call/tokens';

/** What the server answers to a call: the declared reply, or a response of the test's own, such as a refusal. */
type Handler<Name extends CallName> = (
  input: CallInput<Name>,
) => AnswerOf<Calls[Name]> | Response | Promise<AnswerOf<Calls[Name]> | Response>;
type Handlers = { readonly [Name in CallName]?: Handler<Name> };

/** A call that was made, in the order in which calls were made. */
interface Made {
  readonly name: CallName;
  readonly input: CallInput<CallName>;
}

/** A path of a call, as what an address of it looks like. */
interface Pattern {
  readonly name: CallName;
  readonly method: string;
  readonly regex: RegExp;
}

/** Every path of every call. Those with most of their own words come first: `/lots/all` is no `/lots/:id`. */
const patterns: readonly Pattern[] = (Object.entries(calls) as [CallName, Call][]) // the keys of the registry
  .flatMap(([name, { method, path, alsoAt = [] }]) =>
    [path, ...alsoAt].map((each) => ({ name, method, path: each })),
  )
  .sort((one, other) => countParams(one.path) - countParams(other.path))
  .map(({ name, method, path }) => ({
    name,
    method,
    regex: new RegExp(`^/api${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

function countParams(path: string): number {
  return path.split('/:').length;
}

/** A refusal as the server answers it. */
export function refuse(
  status: number,
  error: ErrorCode,
  slots: Record<string, string | number> = {},
): Response {
  return Response.json(
    { error, message: error, slots, data: null, issues: [], requestId: 'R-1' },
    { status },
  );
}

/**
 * Answers the calls of a screen until the test ends, by name, and returns those that were made. A call without an answer
 * fails the test; the frame's own look at the connection finds the server there.
 */
export function serveCalls(handlers: Handlers): readonly Made[] {
  const made: Made[] = [];
  keepTokens({ token: tokenOf(3600), refreshToken: 'r' });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, window.location.href);
    const pattern = patterns.find((each) => each.method === method && each.regex.test(url.pathname));
    if (pattern === undefined) throw new TypeError(`no such call: ${method} ${url.pathname}`);
    const { name, regex } = pattern;
    const input = {
      params: paramsOf(regex, url.pathname),
      query: Object.fromEntries(url.searchParams),
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
    } as CallInput<CallName>; // as the call declares
    if (name === 'ping') return Response.json({ ok: true });
    made.push({ name, input });
    const handler = handlers[name] as Handler<CallName> | undefined; // of the same name
    if (handler === undefined) {
      console.error(`The test answers no call of ${name}`);
      throw new TypeError('no answer');
    }
    const answer = await handler(input);
    return answer instanceof Response ? answer : respond(calls[name], answer);
  });
  return made;
}

/** An answer as it travels: of a counted list the total is a header. */
function respond({ counted }: Call, answer: unknown): Response {
  if (counted === undefined) return Response.json(answer);
  const { list, total } = answer as CountedReply<unknown, number | null>; // as the call declares
  return Response.json(list, total === null ? {} : { headers: { 'x-total-count': String(total) } });
}

function paramsOf(regex: RegExp, pathname: string): Record<string, string> {
  const found = Object.entries(regex.exec(pathname)?.groups ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Takes the bytes of every file that is sent, until the test ends. */
export function takeUploads(): void {
  class Taken extends EventTarget {
    readonly upload = {};
    readonly status = 200;
    onload: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      queueMicrotask(() => {
        this.onload?.();
        this.onloadend?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Taken);
}

/** A token that expires so many seconds from now. */
function tokenOf(seconds: number): string {
  return `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;
}
