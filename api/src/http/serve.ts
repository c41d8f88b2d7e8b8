import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls, type CallName, type Calls } from '@huella/domain/calls/index';
import type { BodyOf, Call, ParamsOf, ReplyInputOf } from '@huella/domain/calls/contract';
import { errorBody } from '@huella/domain/calls/schemas';
import { findUnclean } from '@huella/domain/clean';
import { errorStatus, failWith, issue, type ErrorCode } from '@huella/domain/errors';
import type { Actor, Place } from '../db/actors';
import type { Deps } from '../deps';
import { knownAccess, requireAccess, type Demands } from './access';
import { identify, type Caller } from './session';
import type { Claims } from './tokens';

/** Who a handler is told about, by the access its call declares. */
type CallerOf<C extends Call> = C['access']['who'] extends 'anyone'
  ? null
  : C['access']['who'] extends 'refresher'
    ? Claims
    : Actor;

/** What a handler gets: checked input, the caller, and the address it came from. */
export interface Request<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: CallerOf<C>;
  /** The establishment that access was asked for. */
  readonly place: C['access']['who'] extends 'objectKind' ? Place : null;
  readonly ip: string;
}

export type Handler<C extends Call> = (request: Request<C>) => Promise<ReplyInputOf<C>>;

/** A handler for each declared call: one that is missing does not compile. */
export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Calls[Name]> };

/** Largest body of a call, in bytes. Files go another way. */
const bodyLimit = 512 * 1024;

/** Refusals that any call may answer. */
const commonErrors: readonly ErrorCode[] = ['invalidInput', 'tooManyRequests', 'unexpected', 'unavailable'];

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    place: Place | null;
  }
}

/**
 * Serves every declared call under the prefix of the instance: names the caller, cleans and checks the input, asks
 * for access, runs the handler, and lets only the declared reply leave. Refuses to boot when a call declares no
 * access that has a gate.
 */
export function serveCalls(app: FastifyInstance, deps: Deps, handlers: Handlers, demands: Demands): void {
  app.decorateRequest('caller');
  app.decorateRequest('place', null);
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (!knownAccess.has(call.access.who)) throw new Error(`The call ${name} declares no access`);
    // The table pairs each name with the handler of its call; walking it loses the pairing.
    const handler = handlers[name as CallName] as unknown as Handler<Call>;
    for (const [at, url] of [call.path, ...(call.alsoAt ?? [])].entries())
      serveOne(app, deps, demands, { name, call, url, handler, documented: at === 0 });
  }
}

interface Served {
  readonly name: string;
  readonly call: Call;
  readonly url: string;
  readonly handler: Handler<Call>;
  readonly documented: boolean;
}

function serveOne(app: FastifyInstance, deps: Deps, demands: Demands, served: Served): void {
  const { call, handler } = served;
  app.route({
    method: call.method,
    url: served.url,
    schema: describe(served),
    bodyLimit,
    ...(call.limit === 'credentials' && {
      config: { rateLimit: { max: deps.config.limits.credentials, timeWindow: 60_000 } },
    }),
    onRequest: async (request: FastifyRequest) => {
      request.caller = await identify(deps, call.access, request);
    },
    preValidation: refuseUnclean,
    preHandler: async (request: FastifyRequest) => {
      const { caller, params, body } = request;
      request.place = await requireAccess(call.access, { deps, demands, caller, params, body });
    },
    handler: async (request: FastifyRequest) =>
      handler({
        params: request.params, // checked against the call's own schema just before
        body: request.body, // likewise
        caller: callerOf(request.caller) as never, // identify answers what the access declares
        place: request.place as never, // the gate of the access answers it
        ip: request.ip,
      }),
  });
}

function callerOf(caller: Caller): Actor | Claims | null {
  if (caller.kind === 'user') return caller.actor;
  return caller.kind === 'refresher' ? caller.claims : null;
}

/** Every inbound string passes one gate: address, query and body. */
function refuseUnclean(request: FastifyRequest, _reply: unknown, next: (error?: Error) => void): void {
  const { params, query, body } = request;
  const found = findUnclean(params) ?? findUnclean(query) ?? findUnclean(body);
  if (found !== null) failWith([issue(found.place === '' ? null : found.place.slice(0, 120), found.code)]);
  next();
}

/** The schema of a route: what goes in and out, and how the reference shows it. */
function describe({ name, call, documented }: Served): object {
  const codes = [...(call.errors ?? []), ...commonErrors, ...accessErrors(call)];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    hide: !documented,
    ...(call.access.who !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(call.params !== undefined && { params: call.params }),
    ...(call.body !== undefined && { body: call.body }),
    response: { 200: call.reply, ...Object.fromEntries(statuses.map((status) => [status, errorBody])) },
  };
}

function accessErrors(call: Call): readonly ErrorCode[] {
  if (call.access.who === 'anyone') return [];
  if (call.access.who === 'user' || call.access.who === 'refresher') return ['notSignedIn'];
  return ['notSignedIn', 'notAllowed', 'notFound'];
}
