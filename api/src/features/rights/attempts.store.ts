import { sql } from 'kysely';
import { attemptDays } from '@huella/domain/rules/attempts';
import { givingTemplates } from '@huella/domain/rules/giving';
import type { Database } from '../../db/database';
import type { Attempt, Named } from '../../http/audit-refusals';
import type { Origin } from '../../outside/visitor';

/** A refused attempt as it is written down. */
export interface RefusedAttempt extends Omit<Attempt, 'ip' | 'userAgent'> {
  readonly at: Date;
  /** How many equal ones. */
  readonly tries: number;
  readonly origin: Origin;
}

/**
 * Different things that one person may name in a minute and have them kept one by one: far more of those that are there
 * than of those that are not, for only these have somebody who wants to know.
 */
const maxExisting = 300;
const maxMissing = 30;

/** The place that is meant, if it is there. */
function placeOf(named: Named) {
  switch (named.of) {
    case 'box':
      return sql`select id, company_id, id as box_id from box where id = ${named.id}`;
    case 'company':
      return sql`select id, id as company_id, null::bigint as box_id from company where id = ${named.id}`;
    case 'invitation':
    case 'link': {
      const which = named.of === 'link' ? sql`i.hash = ${named.hash}` : sql`i.id = ${named.id}`;
      return sql`select i.id, coalesce(i.company_id, b.company_id) as company_id, i.box_id
                 from invitation i left join box b on b.id = i.box_id where ${which}`;
    }
  }
}

/**
 * Writes down refused attempts, so many equal ones of a minute as one. Nothing is written of who may give roles where
 * they name something: what the answer says is not there has only just gone.
 */
export async function insertRefusedAttempt(
  db: Database,
  { at, userId, sessionId, call, act, reason, named, tries, origin }: RefusedAttempt,
): Promise<void> {
  const { country, device, browser, os } = origin;
  const [kind, id] = named.of === 'link' ? (['invitation', null] as const) : ([named.of, named.id] as const);
  const givers = [...givingTemplates('company'), ...givingTemplates('box')];
  await sql`
    insert into refused_attempt (at, minute, actor_id, session_id, call, act, reason, named, named_id, company_id, box_id,
                                 tries, country, device, browser, os)
    select ${at}, date_trunc('minute', ${at}::timestamptz), ${userId}, ${sessionId}, ${call}, ${act}, ${reason},
           case when w.kept then ${kind} end, case when w.kept then coalesce(p.id, ${id}::bigint) end,
           case when w.kept then p.company_id end, case when w.kept then p.box_id end,
           ${tries}, ${country}, ${device}, ${browser}, ${os}
    from (values (1)) one
    left join (${placeOf(named)}) p on true
    cross join lateral (
      select count(*) < case when p.id is null then ${maxMissing}::int else ${maxExisting}::int end
             or bool_or(a.named = ${kind} and a.named_id = coalesce(p.id, ${id}::bigint)) as kept
      from refused_attempt a
      where a.actor_id = ${userId} and a.minute = date_trunc('minute', ${at}::timestamptz)
    ) w
    where ${reason} <> 'notFound' or not exists (
      select from relation r
      where r.user_id = ${userId} and r.template = any(${givers}::text[])
        and (r.company_id = p.company_id or r.box_id = p.box_id))
    on conflict on constraint refused_attempt_unique
    do update set tries = refused_attempt.tries + excluded.tries`.execute(db);
}

/** Removes what is older than anybody needs. Answers how many rows went. */
export async function removeOldAttempts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - attemptDays * 24 * 3600_000);
  const result = await db.deleteFrom('refused_attempt').where('at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
