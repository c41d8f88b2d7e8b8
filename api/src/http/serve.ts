import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallName, type Calls } from '@huella/domain/calls/index';
import {
  isWriting,
  takesRoom,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ReplyInputOf,
} from '@huella/domain/calls/contract';
import { errorBody } from '@huella/domain/calls/schemas';
import { findUnclean } from '@huella/domain/clean';
import { errorStatus, fail, failWith, issue } from '@huella/domain/model/errors';
import type { Config } from '../config';
import type { Actor, BoxAccess } from '../db/actors';
import type { Deps } from '../deps';
import { errorsOf } from './call-errors';
import { readerOf, type ReadDeclared } from './declared-parts';
import { isByContext, knownAccess, requireAccess, resourceOf, type Demands, type Doing } from './access';
import { announcedBytes, drainRefused } from './drain';
import { recordFault } from './faults';
import { checkGetBody, mayBringBody, readGetBody } from './get-body';
import type { LargeCalls } from './large-calls';
import { sendReply } from './send-reply';
import { answerInTurn, isLarge } from './send-rows';
import { identify, readClaims, type Caller } from './session';
import type { Claims } from './tokens';
import { findAttempt, type RefusalAudit } from './audit-refusals';

/** Who a handler gets, by the access its call declares. */
type CallerOf<C extends Call> = C['access']['who'] extends 'anyone'
  ? null
  : C['access']['who'] extends 'refresher'
    ? Claims
    : Actor;

/** A file that comes in. */
export interface ComingBytes {
  readonly stream: Readable;
  /** How many bytes the caller says that it has; null where it does not say. */
  readonly announced: number | null;
}

/** What a handler gets: checked input, the caller, and the address it came from. */
interface Request<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: CallerOf<C>;
  /** The establishment that access was asked for; of generic calls null where no establishment holds the object. */
  readonly place: C['access']['who'] extends 'demand' | 'holder' | 'member'
    ? BoxAccess
    : C['access']['who'] extends 'objectKind'
      ? BoxAccess | null
      : null;
  readonly ip: string;
  readonly userAgent: string;
  /** The bytes of a call that takes them. */
  readonly bytes: C extends { readonly requestBody: 'bytes' } ? ComingBytes : null;
  /** Called once nobody reads the answer any more: it was read to its end, or the caller is gone. */
  readonly onClose: (listener: () => void) => void;
  /** Runs work once the answer has gone out; what fails is logged, the answer is kept. */
  readonly afterwards: (work: () => Promise<void>) => void;
}

type Handler<C extends Call> = (request: Request<C>) => Promise<ReplyInputOf<C>>;

/** A handler for each declared call: one that is missing does not compile. */
export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Calls[Name]> };

/** Largest body of a call, and of one that carries rows, in bytes. Files go another way. */
const bodyLimit = 512 * 1024;
const bulkyBodyLimit = 8 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not refused under load either. */
    readonly alwaysAnswered?: boolean;
  }
  interface FastifyRequest {
    claims: Claims | null;
    /** Null until it is known who asks. */
    caller: Caller | null;
    place: BoxAccess | null;
  }
}

/** What decides who may make which call and when, and where it is written down who tried what they may not. */
export interface Gates {
  readonly demands: Demands;
  readonly audit: RefusalAudit;
  readonly large: LargeCalls;
}

/**
 * Serves every declared call under the prefix of the instance: names the caller, cleans and checks the input, asks
 * for access, runs the handler, and lets only the declared reply leave. Refuses to boot when a call declares no
 * access that has a gate.
 */
export function serveCalls(app: FastifyInstance, deps: Deps, handlers: Handlers, gates: Gates): void {
  app.decorateRequest('claims', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('place', null);
  const served = Object.entries<Call>(calls).flatMap(([name, call]) => {
    if (!knownAccess.has(call.access.who)) throw new Error(`The call ${name} declares no access`);
    // The table pairs each name with the handler of its call; walking it loses the pairing.
    const handler = handlers[name as CallName] as unknown as Handler<Call>;
    const read = readerOf(call);
    const urls = [call.path, ...(call.alsoAt ?? [])];
    return urls.map((url, at) => ({
      ...{ name, call, read, url, handler },
      operationId: at === 0 ? name : `${name}.${String(at)}`,
    }));
  });
  for (const one of served.filter(({ call }) => call.requestBody === undefined))
    serveOne(app, deps, gates, one);
  // Calls that take files are apart: everywhere else a body that is not JSON is refused.
  void app.register((apart, _options, ready) => {
    drainRefused(apart);
    apart.removeAllContentTypeParsers();
    apart.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
      done(null, payload);
    });
    for (const one of served.filter(({ call }) => call.requestBody === 'bytes'))
      serveOne(apart, deps, gates, one);
    ready();
  });
}

interface Served {
  readonly name: string;
  /** Of its own for each path. */
  readonly operationId: string;
  readonly call: Call;
  readonly read: ReadDeclared;
  readonly url: string;
  readonly handler: Handler<Call>;
}

function serveOne(app: FastifyInstance, deps: Deps, { demands, audit, large }: Gates, served: Served): void {
  const { call, handler, read } = served;
  const limitOfBody = call.bulky === true ? bulkyBodyLimit : bodyLimit;
  const does: Doing = isWriting(call) ? 'write' : 'read';
  app.route({
    method: call.method,
    url: served.url,
    schema: describe(served),
    bodyLimit: limitOfBody,
    config: {
      ...(call.limit !== undefined && limitConfig(call.limit, deps)),
      ...(call.revalidated === true && { revalidated: true }),
    },
    onRequest: async (request: FastifyRequest) => {
      request.claims = await readClaims(deps, call.access, request);
    },
    preValidation: async (request: FastifyRequest) => {
      if (mayBringBody(call)) request.body = await readGetBody(request, limitOfBody);
      const { claims, params, query, body } = request;
      request.caller = await identify(
        deps,
        call.access,
        claims,
        resourceOf(call.access, read, { params, query, body }),
      );
      refuseUnclean(request);
      if (mayBringBody(call)) request.body = checkGetBody(call, request.body);
    },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller: known, params, query, body } = request;
      const caller = known ?? fail('notSignedIn');
      const visit = { deps, demands, does, caller, read, sent: { params, query, body } };
      request.place = await requireAccess(call.access, visit);
      if (isByContext(call.access, visit)) void reply.header('x-box-id', request.place?.boxId);
      if (takesRoom(call)) await deps.disk.requireRoom();
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const give = () => handler(requestOf(call, request, reply));
      if (!isLarge(call, request)) return sendReply(call, reply, await give());
      const { caller } = request;
      const userId = caller?.kind === 'user' ? caller.actor.userId : fail('notSignedIn');
      return answerInTurn(large, { call, userId, request, reply }, give);
    },
    ...(call.audited !== undefined && { onResponse: auditRefusal(audit, served) }),
  });
}

/** What a handler gets of a request that passed the gates before it. */
function requestOf(call: Call, request: FastifyRequest, reply: FastifyReply): Request<Call> {
  return {
    params: request.params, // checked against the call's own schema just before
    query: call.query === undefined ? undefined : request.query, // likewise
    body: call.requestBody === 'bytes' ? undefined : request.body, // likewise
    caller: callerOf(request.caller) as never, // identify answers what the access declares
    place: request.place as never, // the gate of the access answers it
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    bytes: (call.requestBody === 'bytes' ? comingBytes(request) : null) as never, // as the call declares
    onClose: (listener) => {
      reply.raw.once('close', listener);
    },
    afterwards: (work) => {
      reply.raw.once('finish', () => {
        work().catch((error: unknown) => {
          recordFault(request, error, 'work after the answer failed');
        });
      });
    },
  };
}

/** Records who was refused once the refusal has gone out, so that it takes no longer for it. */
function auditRefusal(audit: RefusalAudit, { name, call, read }: Served) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const attempt = findAttempt(name, call, read, request);
    if (attempt !== null) audit.record(attempt);
    done();
  };
}

function comingBytes(request: FastifyRequest): ComingBytes {
  const stream = request.body as Readable; // the parser of such calls hands it on
  return { stream, announced: announcedBytes(request) };
}

/** Files that a public page may show while its visitor stays within the limit of pages: most show fewer. */
const filesOfPage = 8;

function limitConfig(limit: NonNullable<Call['limit']>, deps: Deps): FastifyContextConfig {
  if (limit === 'none') return { rateLimit: false, alwaysAnswered: true };
  return { rateLimit: { max: limitOf(limit, deps.config.limits), timeWindow: 60_000 } };
}

function limitOf(limit: Exclude<NonNullable<Call['limit']>, 'none'>, limits: Config['limits']): number {
  if (limit === 'credentials') return limits.credentials;
  return limit === 'pageFiles' ? limits.pages * filesOfPage : limit.perMinute;
}

function callerOf(caller: Caller | null): Actor | Claims | null {
  if (caller?.kind === 'user') return caller.actor;
  return caller?.kind === 'refresher' ? caller.claims : null;
}

/** Every inbound string passes one gate: address, query and body. */
function refuseUnclean(request: FastifyRequest): void {
  const { params, query, body } = request;
  // A stream is not read here: who takes it cleans what it finds.
  const found =
    findUnclean(params) ?? findUnclean(query) ?? (body instanceof Readable ? null : findUnclean(body));
  if (found !== null) failWith([issue(found.place === '' ? null : found.place.slice(0, 120), found.code)]);
}

/** Nothing is behind the question mark of a call that declares nothing there. */
const noQuery = z.strictObject({});

/** The schema of a route: what goes in and out, and how the reference shows it. */
function describe({ operationId, call }: Served): object {
  const statuses = [...new Set(errorsOf(call).map((code) => errorStatus[code]))];
  return {
    operationId,
    summary: call.summary,
    tags: [call.tag],
    security: call.access.who === 'anyone' ? [] : [{ bearer: [] }],
    ...(call.params !== undefined && { params: call.params }),
    ...(call.query !== undefined && { querystring: call.query }),
    // Where anybody asks, whoever watches the server or breaks a cache may add what they like.
    ...(call.query === undefined && call.access.who !== 'anyone' && { querystring: noQuery }),
    // The framework takes no schema for the body of a GET.
    ...(call.body !== undefined && !mayBringBody(call) && { body: call.body }),
    response: {
      ...(call.responseType === undefined && { 200: call.reply }),
      ...(call.alternateStatus !== undefined && { [call.alternateStatus.status]: call.reply }),
      ...Object.fromEntries(statuses.map((status) => [status, errorBody])),
    },
  };
}
