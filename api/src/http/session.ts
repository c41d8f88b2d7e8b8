import type { FastifyRequest } from 'fastify';
import type { Access } from '@huella/domain/calls/contract';
import { fail } from '@huella/domain/errors';
import type { Deps } from '../deps';
import { findActor, type Actor } from '../db/actors';
import type { Claims } from './tokens';

/** Who stands behind a request, by what the call asks for. */
export type Caller =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'refresher'; readonly claims: Claims }
  | { readonly kind: 'user'; readonly actor: Actor };

function bearer(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  const sound = scheme?.toLowerCase() === 'bearer' && token !== undefined && token.length < 2_000;
  return sound && rest.length === 0 ? token : fail('notSignedIn');
}

/**
 * Names the caller before anything else of the request is read. The session is asked for in the database each
 * time: a session that ended or a user that was disabled is refused at the very next request.
 */
export async function identify(deps: Deps, access: Access, request: FastifyRequest): Promise<Caller> {
  if (access.who === 'anyone') return { kind: 'anyone' };
  const token = bearer(request);
  if (access.who === 'refresher')
    return { kind: 'refresher', claims: await deps.tokens.readRefresh(token, deps.clock()) };
  const claims = await deps.tokens.readAccess(token, deps.clock());
  const actor = await findActor(deps.db, claims.sessionId, claims.userId, deps.clock());
  return actor === null ? fail('notSignedIn') : { kind: 'user', actor };
}
