import type { Call } from '@huella/domain/calls/contract';

/** What a browser has to know of a call to make it. */
export interface CallLine extends Pick<Call, 'method' | 'path' | 'alsoAt' | 'counted'> {
  /** Anybody may make it: no token goes with it. */
  readonly isOpen: boolean;
  readonly hasBody: boolean;
}

/** What a browser has to know of a declared call. */
export function lineOf({ method, path, alsoAt, counted, access, body }: Call): CallLine {
  return {
    method,
    path,
    ...(alsoAt !== undefined && { alsoAt }),
    ...(counted !== undefined && { counted }),
    isOpen: access.who === 'anyone',
    hasBody: body !== undefined,
  };
}
