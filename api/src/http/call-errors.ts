import { isWriting, takesRoom, type Call } from '@huella/domain/calls/contract';
import type { ErrorCode } from '@huella/domain/model/errors';

/** Refusals that any call may answer. */
const commonErrors: readonly ErrorCode[] = ['invalidInput', 'tooManyRequests', 'unexpected', 'unavailable'];

/** Every refusal that a call may answer: its own, those of any call, and those of who may make it. */
export function errorsOf(call: Call): readonly ErrorCode[] {
  return [
    ...new Set([
      ...(call.errors ?? []),
      ...commonErrors,
      ...accessErrors(call),
      ...(takesRoom(call) ? (['storageFull'] as const) : []),
    ]),
  ];
}

function accessErrors(call: Call): readonly ErrorCode[] {
  if (call.access.who === 'anyone') return [];
  if (call.access.who === 'user' || call.access.who === 'refresher') return ['notSignedIn'];
  const writing: readonly ErrorCode[] = isWriting(call) ? ['renewalExpired', 'companyClosed'] : [];
  const place: readonly ErrorCode[] = 'orContext' in call.access ? ['contextMissing'] : [];
  return ['notSignedIn', 'notAllowed', 'notFound', ...place, ...writing];
}
