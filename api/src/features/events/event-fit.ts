import type { BodyOf } from '@huella/domain/calls/contract';
import type { EventFit } from '@huella/domain/calls/events';
import type { Calls } from '@huella/domain/calls/index';
import { findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { fail, failWith, issue, type Issue } from '@huella/domain/model/errors';
import type { EventModel } from '@huella/domain/model/event-model';
import { labelOf } from '../../db/index-slots';
import { withStandings } from '../../db/ledger/standing-rows';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { judgeRow, type Subject } from '../../http/check-row';
import { readMoment } from '../../http/event-moment';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { listSelectedIds } from '../../http/selected-ids';
import { createYielder } from '../../yielder';
import { noLot, openLotOnDay } from '../lots/lot-day-check';
import { listLotAssetIds } from '../lots/lots.store';
import { listSubjects, markSubjects } from '../runs/subjects.store';
import { listEnded, noneEnded, openEarlier } from './ended-assets';
import { presentIssue } from './undo-preview';

type Body = BodyOf<Calls['events.fit']>;

/** Assets that are read at a time. */
const batch = 1_000;

/** Of each reason so many assets are named, and of each event so many reasons told. */
const named = 20;
const reasonsShown = 20;

/**
 * Which of some assets take which events on a day, and why the others do not: what a screen shows before anything is filled
 * in (decisions section 8). What it answers is asked again when the event is recorded.
 */
export async function fitEvents(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  assetType: number,
  body: Body,
): Promise<EventFit[]> {
  const form = formContextOf(deps.clock(), actor, place, assetType);
  const moment = readMoment(body.date, actor.timezone, deps.clock());
  if (moment.issues.length > 0) failWith(moment.issues);
  const events = eventsOf(form, body.eventType);
  const ids = await listMeantIds(deps, form, body);
  const day = dayIn(moment.at, moment.zone);
  const lotOnDay = body.lot === undefined ? noLot : await openLotOnDay(deps.db, body.lot, ids, moment.zone);
  const isDated = typeof body.date === 'string' && body.date.trim() !== '';
  const counts = events.map((event) => openCount(event));
  const yieldIfDue = createYielder();
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const found = await listSubjects(deps.db, form.model.id, some);
    const assets = await withStandings(deps.db, form.model, moment.at, found);
    const ended = isDated ? noneEnded : await listEnded(deps.db, form, moment, found);
    for (const count of counts) {
      const { event } = count;
      const seen = await markSubjects(deps.db, { form, event, day }, assets);
      for (const id of some) {
        await yieldIfDue();
        const asset = seen.get(id);
        const judged = judgeRow({ form, event, day }, asset);
        const obstacle = judged.obstacle ?? lotOnDay(id, day);
        if (obstacle === null) count.can += 1;
        else {
          count.cannot.add(obstacle, id, labelIn(form, asset));
          count.earlier.add(form, event, ended.get(id));
        }
        for (const doubt of judged.doubts) count.doubts.add(doubt, id, labelIn(form, asset));
      }
    }
  }
  return counts.map(({ event, can, cannot, doubts, earlier }) => ({
    event_type: event.eventType,
    can,
    total: ids.length,
    cannot: cannot.list(),
    doubts: doubts.list(),
    earlier: earlier.found(),
  }));
}

/** What is counted of an event. */
function openCount(event: EventModel) {
  return { event, can: 0, cannot: openReasons(), doubts: openReasons(), earlier: openEarlier() };
}

/** The events that are asked about: one, or all that are offered and that assets may take or not. */
function eventsOf(form: FormContext, eventType: number | undefined): readonly EventModel[] {
  const { model, scope } = form;
  if (eventType !== undefined)
    return [findEvent(model, eventType) ?? failWith([issue(null, 'eventNotOffered')])];
  return model.events.filter(
    (event) =>
      !event.isTransfer && event.form.steps.length > 0 && isEventOffered(event, scope.boxSubtype, form),
  );
}

async function listMeantIds(
  deps: Deps,
  form: FormContext,
  { pks, lot, selection }: Body,
): Promise<readonly number[]> {
  if (pks !== undefined) return [...new Set(pks)];
  if (lot !== undefined) {
    const ids = await listLotAssetIds(deps.db, lot);
    const found = await listSubjects(deps.db, form.model.id, ids);
    return ids.filter((each) => found.get(each)?.boxId === form.place.boxId);
  }
  return selection === undefined ? fail('nothingSelected') : listSelectedIds(deps.db, form, selection);
}

/** What an asset is called as far as the user may list it; nothing of one that is not here. */
function labelIn({ model, scope, place }: FormContext, asset: Subject | undefined): string {
  if (asset?.boxId !== place.boxId) return '';
  const seen = allowedFields(model, 'list', scope).map(
    ({ name }) => [name, asset.attributes[name] ?? null] as const,
  );
  return labelOf(model, Object.fromEntries(seen));
}

/** Counts reasons that are alike, and keeps the first assets of each. */
function openReasons() {
  const reasons = new Map<string, { found: Issue; count: number; assets: { pk: number; label: string }[] }>();
  return {
    add: (found: Issue, pk: number, label: string): void => {
      const key = JSON.stringify([found.code, found.slots]);
      const reason = reasons.get(key) ?? { found, count: 0, assets: [] };
      reason.count += 1;
      if (reason.assets.length < named) reason.assets.push({ pk, label });
      reasons.set(key, reason);
    },
    list: () =>
      [...reasons.values()]
        .toSorted((one, other) => other.count - one.count)
        .slice(0, reasonsShown)
        .map(({ found, count, assets }) => ({ issue: presentIssue(found), count, assets })),
  };
}
