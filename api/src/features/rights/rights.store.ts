import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode } from '@huella/domain/model/errors';
import type { AttemptAct } from '@huella/domain/rules/attempts';
import type { RightsChanger, RightsLogKind } from '@huella/domain/rules/rights-changes';
import type { Database } from '../../db/database';
import type { Origin } from '../../outside/visitor';

/** A change of rights, or a refused attempt, as it is shown. The names and e-mails of erased accounts are blank. */
export interface RecordedChange extends Origin {
  readonly id: number;
  readonly at: Date;
  readonly kind: RightsLogKind;
  readonly doneBy: RightsChanger;
  readonly actorId: number | null;
  readonly actorName: string;
  readonly actorEmail: string;
  readonly boxId: number | null;
  readonly boxName: string | null;
  readonly userId: number | null;
  readonly personName: string;
  /** Of the account, or what there is of somebody who has none. */
  readonly personEmail: string;
  readonly template: string | null;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
  /** Of attempts: what was tried, why it was refused, and how often in that minute. */
  readonly act: AttemptAct | null;
  readonly reason: ErrorCode | null;
  readonly tries: number;
}

/** Whose rights: a company's with all its establishments, or an establishment's with those over its company. */
export type ChangeScope = { readonly companyId: number } | { readonly boxId: number };

/** What is wanted of the changes; days are of a zone, both included. */
export interface ChangeFilter {
  readonly person?: string | undefined;
  readonly kind?: RightsLogKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone: string;
  /** The last moment that is meant, for who reads in parts while more is written. */
  readonly until?: Date | undefined;
}

/** Whatever is listed of a place: changes and, as what concerns who was refused, attempts at what is there. */
const logged = sql`(
  select id, at, kind, done_by, actor_id, company_id, box_id, user_id, email, template, before, after,
         country, device, browser, os, null as act, null as reason, 1 as tries, false as refused
  from rights_change
  union all
  select id, at, 'refused', 'user', actor_id, company_id, box_id, actor_id, null, null, null, null,
         country, device, browser, os, act, reason, tries, true
  from refused_attempt where company_id is not null)`;

function conditionOf(
  scope: ChangeScope,
  { person, kind, from, to, zone, until }: ChangeFilter,
): RawBuilder<unknown> {
  const place =
    'companyId' in scope
      ? sql`h.company_id = ${scope.companyId}`
      : sql`h.company_id = (select company_id from box where id = ${scope.boxId})
            and (h.box_id = ${scope.boxId} or h.box_id is null)`;
  return sql`${place}
    and (${kind ?? null}::text is null or h.kind = ${kind ?? null})
    and (${from ?? null}::date is null or h.at >= (${from ?? null}::date)::timestamp at time zone ${zone})
    and (${to ?? null}::date is null or h.at < (${to ?? null}::date + 1)::timestamp at time zone ${zone})
    and (${until ?? null}::timestamptz is null or h.at <= ${until ?? null})
    and strpos(lower(concat_ws(' ', p.firstname, p.lastname, ${emailOf('p')}, h.email)), lower(${person ?? ''})) > 0`;
}

function emailOf(user: 'p' | 'a'): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql`case when ${column('erased_at')} is null then ${column('email')} end`;
}

/** The changes of a scope, newest first: so many, after so many. */
export async function listRightsChanges(
  db: Database,
  scope: ChangeScope,
  filter: ChangeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly RecordedChange[]> {
  const found = await sql<RecordedChange>`
    select h.id, h.at, h.kind, h.done_by as "doneBy", h.country, h.device, h.browser, h.os,
           h.actor_id as "actorId", trim(concat(a.firstname, ' ', a.lastname)) as "actorName",
           coalesce(${emailOf('a')}, '') as "actorEmail", b.id as "boxId", b.name as "boxName",
           h.user_id as "userId", trim(concat(p.firstname, ' ', p.lastname)) as "personName",
           coalesce(${emailOf('p')}, h.email, '') as "personEmail", h.template, h.before, h.after,
           h.act, h.reason, h.tries
    from ${logged} h
    left join app_user a on a.id = h.actor_id
    left join app_user p on p.id = h.user_id
    left join box b on b.id = h.box_id
    where ${conditionOf(scope, filter)}
    order by h.at desc, h.refused desc, h.id desc limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

/** How many changes there are of a scope. */
export async function countRightsChanges(
  db: Database,
  scope: ChangeScope,
  filter: ChangeFilter,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from ${logged} h left join app_user p on p.id = h.user_id
    where ${conditionOf(scope, filter)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}
