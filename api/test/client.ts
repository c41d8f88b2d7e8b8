import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { addressOf } from '@huella/domain/calls/address';
import type { Call, InputOf, ReplyOf } from '@huella/domain/calls/contract';
import { calls, type CallName, type Calls } from '@huella/domain/calls/index';
import type { errorBody } from '@huella/domain/calls/schemas';

/** Who makes a call: an access token, or a user who has one. Without it nobody is signed in. */
export type Actor = string | { readonly token: string } | null | undefined;

/** Texts of an address may be given as numbers. */
type Loose<Texts> = {
  [Key in keyof Texts]: string extends Texts[Key] ? Texts[Key] | number : Texts[Key];
};
type LooseInput<Input> = {
  readonly [Part in keyof Input]: Part extends 'params' | 'query' ? Loose<Input[Part]> : Input[Part];
};
interface WithHeaders {
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call takes by its contract, and headers where a test is about them. */
export type InputFor<Name extends CallName> = LooseInput<InputOf<Calls[Name]>> & WithHeaders;

/** The parts of a call, whatever is in them. */
interface RawInput extends WithHeaders {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A file that a call answered, under the name to save it by. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a call answers by its contract; lines come as a list, once the last one is there. */
type ReplyFor<Name extends CallName> = Calls[Name] extends { readonly responseType: 'file' }
  ? FileAnswer
  : Calls[Name] extends { readonly responseType: 'ndjson' }
    ? readonly ReplyOf<Calls[Name]>[]
    : ReplyOf<Calls[Name]>;

type Headers = Readonly<Record<string, unknown>>;

/** How a call was refused. */
export interface Refusal extends z.output<typeof errorBody> {
  readonly status: number;
  readonly headers: Headers;
}

/** What came of a call that may be refused. */
export interface Attempt<Reply> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Reply | z.output<typeof errorBody>;
}

/** A request as a server takes it, and what it answers. */
export interface Request {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}
export type Send = (request: Request) => Promise<Answered>;

/** The calls of the product, typed by their contracts. */
export interface Client {
  /** Makes a call that is answered with its reply; throws what it was refused with. */
  readonly call: <Name extends CallName>(
    name: Name,
    input: InputFor<Name>,
    actor?: Actor,
  ) => Promise<ReplyFor<Name>>;
  /** Makes a call that is refused; throws if it is not. */
  readonly refusal: <Name extends CallName>(
    name: Name,
    input: InputFor<Name>,
    actor?: Actor,
  ) => Promise<Refusal>;
  /** Makes a call of which a test asks whether it is refused. */
  readonly attempt: <Name extends CallName>(
    name: Name,
    input: InputFor<Name>,
    actor?: Actor,
  ) => Promise<Attempt<ReplyFor<Name>>>;
  /** The status of what a call is answered with. */
  readonly statusOf: <Name extends CallName>(
    name: Name,
    input: InputFor<Name>,
    actor?: Actor,
  ) => Promise<number>;
  /** An attempt with input that its contract may not allow. */
  readonly attemptRaw: (name: CallName, input: RawInput, actor?: Actor) => Promise<Attempt<unknown>>;
}

/** A client of a server. */
export function openClient(send: Send): Client {
  const make = async (name: CallName, input: RawInput, actor: Actor): Promise<Attempt<never>> => {
    const call: Call = calls[name];
    const { status, headers, bytes } = await send(requestOf(call, input, actor));
    const body = status < 400 ? readReply(call, headers, bytes) : readJson(bytes);
    // The server lets only what the contract declares leave, or the one body of refusals.
    return { status, headers, body: body as never };
  };
  return {
    call: async (name, input, actor) => {
      const { status, body } = await make(name, input, actor);
      if (status >= 400) throw new Error(`${name} answered ${String(status)} ${JSON.stringify(body)}`);
      return body as ReplyFor<typeof name>; // as the server declares it
    },
    refusal: async (name, input, actor) => {
      const { status, headers, body } = await make(name, input, actor);
      if (status < 400) throw new Error(`${name} was not refused: ${String(status)} ${JSON.stringify(body)}`);
      return { ...body, status, headers };
    },
    attempt: (name, input, actor) => make(name, input, actor),
    statusOf: async (name, input, actor) => (await make(name, input, actor)).status,
    attemptRaw: make,
  };
}

function requestOf(call: Call, { headers, ...input }: RawInput, actor: Actor): Request {
  const token = typeof actor === 'object' ? actor?.token : actor;
  return {
    method: call.method,
    url: `/api${addressOf(call, input)}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
  };
}

function readReply({ responseType }: Call, headers: Headers, bytes: Buffer): unknown {
  if (responseType === 'ndjson')
    return bytes
      .toString()
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  if (responseType !== 'file') return readJson(bytes);
  const named = /filename\*=UTF-8''([^;\s]+)/.exec(String(headers['content-disposition']))?.[1] ?? '';
  return { name: decodeURIComponent(named), type: String(headers['content-type']), bytes };
}

function readJson(bytes: Buffer): unknown {
  return bytes.length === 0 ? null : JSON.parse(bytes.toString());
}

/** Sends requests into an app of this process. */
export function sendInto(app: FastifyInstance): Send {
  return async (request) => {
    const { statusCode, headers, rawPayload } = await app.inject(request);
    return { status: statusCode, headers, bytes: rawPayload };
  };
}

/** Sends requests to a server that listens. */
export function sendTo(origin: string): Send {
  return async ({ method, url, headers, payload }) => {
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
}

/** What was found wrong with a call; nothing where it was not refused. */
export function issuesOf({ status, body }: Attempt<unknown>): Refusal['issues'] {
  return status < 400 ? [] : (body as z.output<typeof errorBody>).issues; // the one body of refusals
}
