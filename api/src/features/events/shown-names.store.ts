import { sql, type RawBuilder } from 'kysely';
import { transferEvents } from '@huella/domain/model/engine-events';
import { actorName } from '../../db/actors';
import { platformUserId } from '../../db/platform';

type Condition = RawBuilder<unknown>;

/** Accents and case of a name do not count where it is looked for. */
function foldedName(name: Condition): Condition {
  return sql`lower(regexp_replace(normalize(${name}, NFD), '[\u0300-\u036f]', '', 'g'))`;
}

/** Who did something, in a query: the user, and the establishment whose people did it. */
export interface Doer {
  readonly userId: Condition;
  readonly box: Condition;
}

/** Who recorded an event `e`: of an arrival the people of its receiver (`recordingCompany`). */
export const eventDoer: Doer = {
  userId: sql`e.recorded_by`,
  box: sql`case when e.event_type = ${transferEvents.receive} then e.target_box_id else e.box_id end`,
};

/** Whether an establishment of a query is of one of some companies. */
export function isOfCompanies(box: Condition, companies: readonly number[]): Condition {
  return sql`${box} in (select o.id from box o where o.company_id = any(${[...companies]}::bigint[]))`;
}

/**
 * Whether the name of who did something holds a text, as somebody reads it who reads for some companies (`authorOf`):
 * that of a person of theirs and of the platform, else that of the company. What is not shown is not found.
 */
export function nameHolds({ userId, box }: Doer, companies: readonly number[], text: string): Condition {
  const key = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const people = sql`select u.id from app_user u where strpos(${foldedName(actorName)}, ${key}) > 0`;
  const places = sql`
    select n.id from box n join company c on c.id = n.company_id
    where strpos(${foldedName(sql`c.name`)}, ${key}) > 0`;
  return sql`case when ${userId} = ${platformUserId} or ${isOfCompanies(box, companies)}
    then ${userId} in (${people}) else ${box} in (${places}) end`;
}
