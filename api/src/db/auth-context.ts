import { sql, type RawBuilder } from 'kysely';
import {
  accessToBoxes,
  accessToCompany,
  type Actor,
  type BoxAccess,
  type CompanyAccess,
  type ResourceRef,
} from './actors';
import type { Database } from './database';
import { fixedStatement } from './named-statements';

/** Who makes a call, and their access to the place that it is about; null for a stranger and where there is none. */
export interface AuthContext {
  readonly actor: Actor;
  readonly resource: ResourceRef | null;
  readonly boxAccess: BoxAccess | null;
  readonly companyAccess: CompanyAccess | null;
}

/**
 * The user of a living session and their access to what a call is about, in one question by primary keys; null when
 * the session ended, expired, is another's, or the user was disabled. Asked for each request, so that a right taken
 * away or given counts at the next one, in whatever process (decisions section 3).
 */
export async function loadAuthContext(
  db: Database,
  claims: SessionRef,
  now: Date,
  resource: ResourceRef | null,
): Promise<AuthContext | null> {
  const [row] = await findContext(db, claims, now, resource);
  if (row === undefined) return null;
  const { email, firstname, lastname, language, topBar, ownCountry, ownTimezone, ...place } = row;
  const names = { email, firstname, lastname, language, topBar };
  const isThere = place.companyName !== undefined && place.companyName !== null;
  // The columns are those of the access that was asked for.
  const boxAccess =
    isThere && resource !== null && 'boxId' in resource ? (place as unknown as BoxAccess) : null;
  const ofCompany = isThere && boxAccess === null ? (place as unknown as CompanyAccess) : null; // likewise
  return {
    actor: {
      ...names,
      userId: row.userId,
      sessionId: claims.sessionId,
      country: ownCountry,
      timezone: ownTimezone,
    },
    resource,
    boxAccess,
    companyAccess: ofCompany,
  };
}

/** A session and whose it is, as a token says. */
interface SessionRef {
  readonly sessionId: string;
  readonly userId: number;
}

type ContextRow = ActorRow & { readonly boxId?: number | null; readonly companyName?: string | null };

function findContext(
  db: Database,
  { sessionId, userId }: SessionRef,
  now: Date,
  resource: ResourceRef | null,
): Promise<readonly ContextRow[]> {
  if (resource === null) return findActor(db, sessionId, userId, now);
  return 'boxId' in resource
    ? findActorAtBox(db, sessionId, userId, now, resource.boxId)
    : findActorAtCompany(db, sessionId, userId, now, resource.companyId);
}

/** The columns of who makes a call, and the session that they must have; `p` is what the call is about. */
const ofActor = sql`
  u.id as "userId", u.email, u.firstname, u.lastname, u.country as "ownCountry", u.language,
  u.timezone as "ownTimezone", u.top_bar as "topBar"`;
const livingSession = (
  sessionId: RawBuilder<string>,
  userId: RawBuilder<number>,
  now: RawBuilder<Date>,
) => sql`
  s.id = ${sessionId} and s.user_id = ${userId} and s.ended_at is null and s.expires_at > ${now}
  and u.disabled_at is null`;
const actorAt = (access: RawBuilder<unknown>, living: RawBuilder<unknown>) => sql<ContextRow>`
  select ${ofActor}, p.* from session s join app_user u on u.id = s.user_id
  left join lateral (${access}) p on true where ${living}`;

const findActor = fixedStatement<ContextRow, [sessionId: string, userId: number, now: Date]>(
  (sessionId, userId, now) => sql<ContextRow>`
    select ${ofActor} from session s join app_user u on u.id = s.user_id
    where ${livingSession(sessionId, userId, now)}`,
);
const findActorAtBox = fixedStatement<
  ContextRow,
  [sessionId: string, userId: number, now: Date, boxId: number]
>((sessionId, userId, now, boxId) =>
  actorAt(accessToBoxes(sql`b.id = ${boxId}`, sql.ref('u.id')), livingSession(sessionId, userId, now)),
);
const findActorAtCompany = fixedStatement<
  ContextRow,
  [sessionId: string, userId: number, now: Date, companyId: number]
>((sessionId, userId, now, companyId) =>
  actorAt(accessToCompany(companyId, sql.ref('u.id')), livingSession(sessionId, userId, now)),
);

interface ActorRow extends Omit<Actor, 'sessionId' | 'country' | 'timezone'> {
  readonly ownCountry: string | null;
  readonly ownTimezone: string;
}
