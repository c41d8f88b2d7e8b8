import type { ActivityRow } from '@huella/domain/calls/activities';
import type { QueryOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { transferEvents } from '@huella/domain/model/engine-events';
import type { Actor } from '../../db/actors';
import { payloadOf } from '../../db/ledger/stored-texts';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listEventsById, type ListedEvent } from './events.store';
import {
  countActivities,
  findScope,
  listActivities,
  sources,
  type Listed,
  type Position,
  type Source,
  type TimelineScope,
} from './activities.store';
import { listEventExtras, listRunsById, listTransfersOf } from './activity-details.store';
import {
  presentEmptyRun,
  presentEventActivity,
  presentRejection,
  type PresentedActivity,
  type TimelineReader,
} from './present-activity';

/** Activities of a page where nobody says. */
const usualSize = 40;

/** Who did what in one establishment, or in all of a user (document 3 section 2). */
export function activityRoutes(deps: Deps): Pick<Handlers, 'activities.ofBox' | 'activities.all'> {
  const { db } = deps;
  return {
    'activities.ofBox': ({ query, caller, place }) =>
      pageOf(db, caller, { boxes: [place.boxId], companies: [place.companyId] }, query),
    'activities.all': async ({ query, caller }) =>
      pageOf(db, caller, await findScope(db, caller.userId, 'ASSET_LIST'), query),
  };
}

/** A page of the timeline of some establishments, all of which the user may list. */
async function pageOf(
  db: Deps['db'],
  { language, timezone: zone }: Actor,
  scope: TimelineScope,
  { before, size = usualSize, ...narrowed }: QueryOf<Calls['activities.ofBox']>,
): Promise<ReplyInputOf<Calls['activities.ofBox']>> {
  const wanted = { ...narrowed, zone };
  const after = before === undefined ? null : positionOf(before);
  const listed = await listActivities(db, scope, wanted, { after, limit: size });
  const list = await present(db, listed, {
    language,
    boxes: new Set(scope.boxes),
    companies: new Set(scope.companies),
  });
  return { list, total: after === null ? await countActivities(db, scope, wanted) : null };
}

function positionOf(text: string): Position {
  const [at = 0, rank = 0, id = 0] = text.split('-').map(Number);
  return { at, rank, id };
}

function textOf({ at, source, id }: Listed): string {
  return [at, sources.indexOf(source), id].join('-');
}

/** What is told of each of a page, in its order. */
async function present(
  db: Deps['db'],
  listed: readonly Listed[],
  reader: TimelineReader,
): Promise<ActivityRow[]> {
  const idsOf = (source: Source) => listed.filter((each) => each.source === source).map(({ id }) => id);
  const events = await listEventsById(db, idsOf('event'));
  const eventIds = events.map(({ id }) => id);
  const extras = byId(await listEventExtras(db, [...reader.boxes], eventIds));
  const answered = events.flatMap((event) => answeredOf(event) ?? []);
  const transfers = await listTransfersOf(db, { ids: [...idsOf('transfer'), ...answered], eventIds });
  const transferById = byId(transfers);
  const transferByEvent = new Map(transfers.map((each) => [each.eventId, each]));
  const runIds = [...extras.values()].flatMap(({ runId }) => runId ?? []);
  const runById = byId(await listRunsById(db, [...idsOf('run'), ...runIds]));
  const eventById = byId(events);
  const presentOne = ({ source, id }: Listed): PresentedActivity[] => {
    if (source === 'transfer')
      return presentFound(transferById.get(id), (each) => presentRejection(each, reader));
    if (source === 'run') return presentFound(runById.get(id), (each) => presentEmptyRun(each, reader));
    return presentFound(eventById.get(id), (event) => {
      const own = extras.get(id);
      const answer = answeredOf(event);
      return presentEventActivity(
        event,
        {
          extras: own,
          transfer: answer === null ? transferByEvent.get(id) : transferById.get(answer),
          run: runById.get(own?.runId ?? 0),
        },
        reader,
      );
    });
  };
  return listed.flatMap((each) => presentOne(each).map((row) => ({ ...row, cursor: textOf(each) })));
}

function presentFound<Found>(
  found: Found | undefined,
  presented: (found: Found) => PresentedActivity,
): PresentedActivity[] {
  return found === undefined ? [] : [presented(found)];
}

const answers: readonly number[] = Object.values(transferEvents);

/** The transfer that an event answered or withdrew; null of all other events. */
function answeredOf(event: ListedEvent): number | null {
  if (!answers.includes(event.eventType)) return null;
  const number = payloadOf(event).fields['transfer_number'];
  return typeof number === 'number' ? number : null;
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
