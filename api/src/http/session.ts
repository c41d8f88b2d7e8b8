import type { FastifyRequest } from 'fastify';
import type { Access } from '@huella/domain/calls/contract';
import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../deps';
import type { ResourceRef } from '../db/actors';
import { loadAuthContext, type AuthContext } from '../db/auth-context';
import type { Claims } from './tokens';

/** Who is behind a request, by what the call asks for. */
export type Caller =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'refresher'; readonly claims: Claims }
  | ({ readonly kind: 'user' } & AuthContext);

function bearer(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  const sound = scheme?.toLowerCase() === 'bearer' && token !== undefined && token.length < 2_000;
  return sound && rest.length === 0 ? token : fail('notSignedIn');
}

/**
 * Reads the token before anything else of the request is read; null where the call asks for none. Whether its session
 * is still valid is asked next, together with the rights.
 */
export async function readClaims(
  deps: Deps,
  access: Access,
  request: FastifyRequest,
): Promise<Claims | null> {
  if (access.who === 'anyone') return null;
  const token = bearer(request);
  return access.who === 'refresher'
    ? deps.tokens.readRefresh(token, deps.clock())
    : deps.tokens.readAccess(token, deps.clock());
}

/**
 * Names the caller. The session is asked for in the database each time, and with it the access of the caller to the place
 * that the call names: a session that ended or a user that was disabled is refused at the very next request.
 */
export async function identify(
  deps: Deps,
  access: Access,
  claims: Claims | null,
  resource: ResourceRef | null,
): Promise<Caller> {
  if (access.who === 'anyone') return { kind: 'anyone' };
  if (claims === null) return fail('notSignedIn');
  if (access.who === 'refresher') return { kind: 'refresher', claims };
  const context = await loadAuthContext(deps.db, claims, deps.clock(), resource);
  return context === null ? fail('notSignedIn') : { kind: 'user', ...context };
}
