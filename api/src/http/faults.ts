import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { errorBody } from '@huella/domain/calls/schemas';
import { issue, Refusal, type ErrorCode, type Issue } from '@huella/domain/model/errors';
import type { Faults } from '../db/faults';
import { closedCompanyOf, isDiskFull, isUnreachable } from '../db/pg-fault';
import { methodsAt } from './methods-at';

/**
 * What Fastify calls a request that cannot be read, by its code, as ours. These alone are the caller's fault: any other
 * error, a `SyntaxError` of stored JSON for one, is a fault of the server.
 */
const requestFaults: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notAcceptable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_BAD_URL: 'noSuchCall',
  FST_ERR_MAX_PARAM_LENGTH: 'noSuchCall',
};

/** Seconds after which a caller may try again: a database that restarts is soon there, room has to be made by somebody. */
const retrySeconds: Partial<Record<ErrorCode, number>> = { unavailable: 3, storageFull: 60 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Where its unexpected faults go. */
    readonly faults: Faults;
  }
  interface FastifyRequest {
    /** What it was refused with; null where it was not. */
    refusal: ErrorCode | null;
  }
}

/**
 * Turns whatever went wrong into the one error body (decisions section 1): a refusal as it is, a request that
 * cannot be read by its code, an unreachable database as 503, one without room as 507, and anything else as 500 without
 * a word about the inside, which goes to the log. What is refused is nobody's fault here, and is not logged.
 */
export function answerFaults(app: FastifyInstance, faults: Faults): void {
  app.decorate('faults', faults);
  app.decorateRequest('refusal', null);
  app.setErrorHandler(answerFault);
}

/** Answers that no call is at an address, or none that is made so: then `Allow` names how it is made. */
export function answerNothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsAt(request.url);
  if (methods.length === 0) return answer(reply, request, new Refusal('noSuchCall', {}, []));
  void reply.header('allow', methods.join(', '));
  return answer(reply, request, new Refusal('methodNotAllowed', {}, []));
}

/** The same for a request that Fastify refuses before it has a route: an address that cannot be decoded. */
export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = hasLeft(request) ? new Refusal('badJson', {}, []) : asRefusal(error);
  logFault(error, request, refusal.code);
  return answer(reply, request, refusal);
}

/** What went wrong as a page gets it: the refusal, noted and logged as that of a call. */
export function refusalOfPage(error: FastifyError, request: FastifyRequest): Refusal {
  const refusal = asRefusal(error);
  logFault(error, request, refusal.code);
  request.refusal = refusal.code;
  return refusal;
}

/** Seconds after which it is worth to try again; null where nobody knows. */
export function secondsToWait({ code, slots }: Refusal): number | null {
  if (code === 'tooManyRequests' && typeof slots['seconds'] === 'number') return slots['seconds'];
  return retrySeconds[code] ?? null;
}

/** Answers a refusal as the error body. */
function answer(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  request.refusal = refusal.code;
  const seconds = secondsToWait(refusal);
  if (seconds !== null) void reply.header('retry-after', seconds);
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      error: refusal.code,
      message: refusal.code,
      slots: refusal.slots,
      data: dataOf(refusal),
      issues: refusal.issues,
      requestId: request.id,
    });
}

/** What the documents read of a refusal (decisions section 1). */
function dataOf({ code, slots, issues }: Refusal): z.output<typeof errorBody>['data'] {
  const remaining = slots['remaining'];
  if (code === 'quotaExceeded' && typeof remaining === 'number')
    return { canUse: false, remainingQuota: remaining };
  if (issues.length === 0) return null;
  if (code === 'dataRepeated')
    return issues.map(({ record, slots: { code: oracleCode = '', asset = '' } }) => ({
      pk: Number(record),
      oracleCode: String(oracleCode),
      asset: String(asset),
    }));
  return issues.map(({ record, field, code: error }) => ({ record, field, error }));
}

/** Logs and counts a fault of ours that a request met, under its id. */
export function recordFault(request: FastifyRequest, error: unknown, message: string): void {
  request.server.faults.record('call', error, message, { reference: request.id }, request.log);
}

/** Whether the caller hung up in the middle of the request: nobody reads the answer, and reading broke off for them. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** The stack of a fault of ours, once; of a database that cannot be reached, which every call meets, its message. */
function logFault(error: FastifyError, request: FastifyRequest, code: ErrorCode): void {
  if (code === 'unexpected') recordFault(request, error, 'call failed');
  else if ((code === 'unavailable' || code === 'storageFull') && isUnreachable(error))
    request.log.warn({ reason: error.message, code }, 'call refused: the database cannot be reached');
}

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new Refusal('invalidInput', {}, issuesOf(error));
  if (isDiskFull(error)) return new Refusal('storageFull', {}, []);
  if (isUnreachable(error)) return new Refusal('unavailable', {}, []);
  const closed = closedCompanyOf(error);
  if (closed !== null) return new Refusal('companyClosed', { company: closed }, []);
  const known = requestFaults[error.code];
  if (known !== undefined) return new Refusal(known, {}, []);
  return new Refusal('unexpected', {}, []);
}

/** The place of each fault in the request, by the name of the parameter or the path in the body. */
function issuesOf(error: FastifyError & { validation: readonly SchemaFault[] }): Issue[] {
  const fromBody = error.validationContext === 'body';
  return error.validation.slice(0, 50).flatMap((fault) => {
    const place = fault.instancePath
      .split('/')
      .filter((part) => part !== '')
      .join('.')
      .slice(0, 120);
    const unknown = fault.params['keys'];
    if (fault.keyword === 'unrecognized_keys' && Array.isArray(unknown))
      return unknown.map((name) =>
        issue([place, String(name).slice(0, 120)].filter(Boolean).join('.'), 'unknownParam'),
      );
    return [describeFault(place === '' ? null : place, fault, fromBody)];
  });
}

interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function describeFault(place: string | null, fault: SchemaFault, fromBody: boolean): Issue {
  if (!fromBody) return issue(place, 'badParam');
  const { maximum, origin } = fault.params;
  if (fault.keyword === 'too_big' && origin === 'string' && typeof maximum === 'number')
    return issue(place, 'tooLong', { max: maximum });
  if (fault.message?.endsWith('received undefined') === true) return issue(place, 'mandatory');
  return issue(place, 'wrongType');
}
