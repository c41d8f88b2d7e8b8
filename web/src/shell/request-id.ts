import { CallError } from '../call/call-error';

/** The number that the server gave the request that failed, when it got that far. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof CallError ? (error.requestId ?? undefined) : undefined;
}
