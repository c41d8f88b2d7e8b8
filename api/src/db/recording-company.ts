import { sql } from 'kysely';
import { transferEvents } from '@huella/domain/model/engine-events';

/** The company whose people recorded an event `e` of a query, of its establishment `b` and its target `t` (`recordingSide`). */
export const recordingCompany = sql`
  case when e.event_type = ${transferEvents.receive} then t.company_id else b.company_id end`;
