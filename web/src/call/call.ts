import { addressOf } from '@huella/domain/calls/address';
import type { CallName, Calls } from '@huella/domain/calls/index';
import type { AnswerOf, InputOf, ReplyOf } from '@huella/domain/calls/contract';
import { CallError, readCallError } from './call-error';
import type { CallLine } from './call-line';
import { firstCalls } from './first-calls';
import { isExpired, keepTokens, readTokens } from './tokens';

/** What a call takes: its parameters, what is behind the question mark, its body, when it declares them. */
export type CallInput<Name extends CallName> = InputOf<Calls[Name]>;

/** Seconds before its expiry at which an access token is turned already. */
const turnAhead = 30;

/**
 * Makes a declared call. The access token is turned before it expires, and once more after a 401; a session that
 * cannot be turned is over, and the tokens are forgotten (document 1 section 7).
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Calls[Name]>> {
  // The server lets only the declared reply leave.
  return (await callBy(await lineOf(name), input, signal)) as AnswerOf<Calls[Name]>;
}

/** Makes a call by what is known of it. */
export async function callBy(line: CallLine, input: Input, signal?: AbortSignal): Promise<unknown> {
  const { counted } = line;
  const answered = await respond(line, input, signal);
  const reply = await readReply(answered, signal);
  const total = answered.headers.get('x-total-count');
  return counted === undefined ? reply : { list: reply, total: total === null ? null : Number(total) };
}

/** What is known of a call; of most of them once the screens inside are there, which ask for it. */
export async function lineOf(name: CallName): Promise<CallLine> {
  const known = firstCalls[name];
  if (known !== undefined) return known;
  const { callTable } = await import('./call-table').catch(() => {
    throw new CallError('unavailable');
  });
  return callTable[name];
}

/** A long answer is sent while it is read, and may break off; a proxy may put a page of its own in its place. */
async function readReply(answered: Response, signal?: AbortSignal): Promise<unknown> {
  return answered.json().catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    throw new CallError('unavailable');
  });
}

/**
 * Makes a declared call and answers the response as it comes, for what is read bit by bit or as a file. Throws the
 * refusal.
 */
export async function callResponse<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): Promise<Response> {
  return respond(await lineOf(name), input, signal);
}

async function respond(line: CallLine, input: Input, signal?: AbortSignal): Promise<Response> {
  const token = line.isOpen ? null : await currentToken();
  const first = await send(line, input, token, signal);
  const answered =
    first.status === 401 && token !== null ? await send(line, input, await turn(token), signal) : first;
  if (answered.status === 401 && !line.isOpen) keepTokens(null);
  if (!answered.ok) throw await readCallError(answered);
  return answered;
}

async function currentToken(): Promise<string | null> {
  const token = readTokens()?.token ?? null;
  return token !== null && isExpired(token, turnAhead) ? turn(token) : token;
}

/** Turns the pair once for all calls and tabs: later callers find it turned. Null when the session is over. */
function turn(used: string): Promise<string | null> {
  const turnOnce = () => turnPair(used);
  // Without a secure context there are no locks; the server answers tabs that race with the same pair.
  return 'locks' in navigator ? navigator.locks.request('huella.turn', turnOnce) : turnOnce();
}

async function turnPair(used: string): Promise<string | null> {
  const pair = readTokens();
  if (pair === null || pair.token !== used) return pair?.token ?? null;
  const answered = await send(await lineOf('users.newToken'), {}, pair.refreshToken);
  if (answered.status === 401) {
    keepTokens(null);
    return null;
  }
  // The server is away, not the session: the call fails, and the pair stays for the next try.
  if (!answered.ok) throw await readCallError(answered);
  const next = (await readReply(answered)) as ReplyOf<Calls['users.newToken']>; // as declared
  keepTokens(next);
  return next.token;
}

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

async function send(
  line: CallLine,
  input: Input,
  token: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const hasBody = line.hasBody && input.body !== undefined;
  const request = fetch(`/api${addressOf(line, input)}`, {
    method: line.method,
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(hasBody && { body: JSON.stringify(input.body) }),
    ...(signal !== undefined && { signal }),
  });
  return request.catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    throw new CallError('unavailable');
  });
}
