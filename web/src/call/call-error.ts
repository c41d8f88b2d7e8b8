import type { z } from 'zod';
import type { errorBody } from '@huella/domain/calls/schemas';
import { errorStatus, type ErrorCode, type Issue } from '@huella/domain/model/errors';
import type { SlotValue } from '@huella/domain/phrases/phrase';

type ErrorBody = z.output<typeof errorBody>;

/** What a call answered instead of its reply, or that it could not be made at all. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly slots: Readonly<Record<string, SlotValue>>;
  readonly issues: readonly Issue[];
  readonly requestId: string | null;
  /** Whether something answered, be it only what stands before the server. */
  readonly isAnswered: boolean;
  /** What a server answered that says more than this page has words for; null of a code that it knows. */
  readonly unknownCode: string | null;

  constructor(
    code: ErrorCode,
    details?: Pick<ErrorBody, 'slots' | 'requestId'> & { issues: readonly Issue[] },
    isAnswered = details !== undefined,
    unknownCode: string | null = null,
  ) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.slots = details?.slots ?? {};
    this.issues = details?.issues ?? [];
    this.requestId = details?.requestId ?? null;
    this.isAnswered = isAnswered;
    this.unknownCode = unknownCode;
  }
}

/** Whether no answer came at all: what was asked for may still have been done. */
export function isUnanswered({ code, requestId }: CallError): boolean {
  return code === 'unavailable' && requestId === null;
}

/** What a gateway says of a server that it does not reach. */
const gatewayFaults: readonly number[] = [502, 503, 504];

/**
 * Reads the error body of an answer. One that is not ours is a gateway's, which does not reach the server, or the answer
 * of something that broke: neither is a network that is cut.
 */
export async function readCallError(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null); // not JSON: not ours
  if (!isErrorBody(body)) {
    const code = gatewayFaults.includes(response.status) ? 'unavailable' : 'unexpected';
    return new CallError(code, undefined, true, codeIn(body));
  }
  return new CallError(body.error, body);
}

/** A code in an answer that is not one of ours: a word, as codes are, and no prose. */
function codeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'string' && /^\w{1,60}$/.test(body.error) ? body.error : null;
}

function isErrorBody(body: unknown): body is ErrorBody & { error: ErrorCode; issues: Issue[] } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    body.error in errorStatus
  );
}
