import type { EventFit } from '@huella/domain/calls/events';
import { findEnding } from '@huella/domain/engine/events/ending';
import { standingOn } from '@huella/domain/engine/events/standing-on';
import { findState } from '@huella/domain/engine/status/asset-state';
import type { EventModel } from '@huella/domain/model/event-model';
import { listHistories } from '../../db/ledger/standing-rows';
import type { Database } from '../../db/database';
import { judgeRow, type Subject } from '../../http/check-row';
import type { Moment } from '../../http/event-moment';
import { dayIn, type FormContext } from '../../http/form-context';

/** An asset that has ended, as it was in the minute before. */
interface Ended {
  readonly before: Subject;
  readonly day: string;
  readonly endedAt: Date;
  /** What became of it, in the user's language. */
  readonly ended: string;
}

export const noneEnded: ReadonlyMap<number, Ended> = new Map();

/** Events are entered to the minute. */
const minute = 60_000;

/**
 * Those of some assets that have ended since they were loaded, each as it was right before: what was forgotten until then
 * is entered late (decisions section 8). One question for all of them.
 */
export async function listEnded(
  db: Database,
  form: FormContext,
  { at, zone }: Moment,
  assets: ReadonlyMap<number, Subject>,
): Promise<ReadonlyMap<number, Ended>> {
  const { model, statusDay, scope, locale } = form;
  const { today } = statusDay;
  const ended = [...assets].filter(
    ([, { attributes }]) => findState(model, attributes, false, today, scope.boxSubtype).ended !== undefined,
  );
  if (ended.length === 0) return noneEnded;
  const histories = await listHistories(
    db,
    model,
    ended.map(([id]) => id),
    at,
  );
  return new Map(
    ended.flatMap(([id, asset]) => {
      const history = histories.get(id) ?? [];
      const ending = findEnding(model, history, today, scope.boxSubtype);
      if (ending === null) return [];
      const last = Math.floor(ending.at / minute) * minute - 1;
      const standing = standingOn(model, asset.attributes, history, last);
      const before = { ...asset, standing };
      const said = { endedAt: new Date(ending.at), ended: ending.ended[locale.language] };
      return [[id, { before, day: dayIn(new Date(last), zone), ...said }] as const];
    }),
  );
}

/** Counts the assets that would have taken an event before they ended, and keeps the last end of them. */
export function openEarlier() {
  let count = 0;
  let latest: Ended | null = null;
  return {
    add: (form: FormContext, event: EventModel, ended: Ended | undefined): void => {
      if (ended === undefined || judgeRow({ form, event, day: ended.day }, ended.before).obstacle !== null)
        return;
      count += 1;
      if (latest === null || ended.endedAt > latest.endedAt) latest = ended;
    },
    found: (): EventFit['earlier'] =>
      latest === null ? null : { count, ended_at: latest.endedAt.toISOString(), ended: latest.ended },
  };
}
