import type { BodyOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, Refusal, type Issue } from '@huella/domain/model/errors';
import { undoEvents } from '@huella/domain/model/engine-events';
import type { Actor, BoxAccess } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import type { NewEvent } from '../../db/ledger/event-rows';
import type { RowOutcome } from '../../db/ledger/record-adds';
import { recordUndo, type UndoneRow } from '../../db/ledger/record-undo';
import { findRecordedEvent, type FoundEvent } from '../../db/ledger/undo-links';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import { formContextOf, type FormContext } from '../../http/form-context';
import { judgeUndo, listMeantBy, refusalOf, type Judged } from './undo-check';

type Body = BodyOf<Calls['events.undo']>;
type Reply = ReplyInputOf<Calls['events.undo']>;

/** The most reasons that an answer carries. */
const reasonsShown = 1_000;

/** What is undone, by whom and why. */
interface Plan {
  readonly deps: Deps;
  readonly form: FormContext;
  readonly event: FoundEvent;
  readonly said: NewEvent;
  readonly body: Body;
}

/**
 * Undoes an event by another one (decision 21): of all its assets or of those that were named, and where that is not
 * possible of some, of the others if the caller said so. The assets are locked, looked at and written in one transaction.
 */
export async function undoEvent(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  eventId: number,
  body: Body,
): Promise<Reply> {
  const event = (await findRecordedEvent(deps.db, eventId)) ?? fail('notFound');
  const now = deps.clock();
  const form = formContextOf(now, actor, place, event.assetType);
  const refusal = refusalOf(form, event, { userId: actor.userId, place, now });
  if (refusal?.code === 'undoOthers') fail('notAllowed');
  if (refusal !== null) throw new Refusal('undoRefused', {}, [refusal]);
  const said: NewEvent = {
    ...newEvent({
      form,
      eventType: undoEvents.undo,
      context: 'manual_form',
      moment: { at: now, zone: actor.timezone },
      now,
      recordedBy: actor.userId,
      comment: body.reason,
      fields: { undone_number: event.id },
    }),
    undoes: event.id,
  };
  return transact(deps.db, (db) => undo(db, { deps, form, event, said, body }));
}

async function undo(db: Inside, { deps, form, event, said, body }: Plan): Promise<Reply> {
  const { model, place } = form;
  const meant = await listMeantBy(db, form, event, body.pks);
  const judged = await judgeUndo(db, form, event, meant, {
    use: 'lock',
    assets: (ids) => lockAssets(db, model.id, ids),
  });
  const leaves = body.leaveOthers === true && !meant.isWhole;
  const against = judged.flatMap(({ id, issue }) => (issue === null ? [] : [placed(id, issue)]));
  refuseIf(against.length > 0 && (!leaves || against.length === judged.length), against);
  const rows = judged.flatMap(rowOf);
  const { eventId, outcomes } = await recordUndo(db, deps.randomBytes, {
    model,
    event: said,
    companyId: place.companyId,
    rows,
  });
  const left = [...against, ...lostIn(outcomes, rows)];
  refuseIf(eventId === null || (left.length > 0 && !leaves), left);
  return {
    eventId: eventId ?? 0,
    undone: judged.length - new Set(left.map(({ record }) => record)).size,
    left: left.slice(0, reasonsShown).map((each) => ({ ...each, slots: { ...each.slots } })),
  };
}

function placed(id: number, found: Issue): Issue {
  return { ...found, record: String(id) };
}

/** Whatever was written of it is gone with the transaction. */
function refuseIf(isRefused: boolean, issues: readonly Issue[]): void {
  if (isRefused) throw new Refusal('undoRefused', {}, issues.slice(0, reasonsShown));
}

function rowOf(judged: Judged<LockedAsset>, at: number): readonly UndoneRow[] {
  const { asset, link, leave, created, issue } = judged;
  if (issue !== null || asset === undefined || link === undefined) return [];
  return [{ row: at, asset, link, leave, created: created.map(([, each]) => each) }];
}

/** What could not be had again: identifiers that others have by now, places of the quota. */
function lostIn(outcomes: readonly RowOutcome[], rows: readonly UndoneRow[]): readonly Issue[] {
  const ids = new Map(rows.map(({ row, asset }) => [row, asset.id]));
  return outcomes.flatMap(({ row, issues }) => issues.map((found) => placed(ids.get(row) ?? 0, found)));
}
