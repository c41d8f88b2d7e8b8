import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { UndoneAsset } from '@huella/domain/calls/events';
import type { Calls } from '@huella/domain/calls/index';
import { fail, type Issue } from '@huella/domain/model/errors';
import { chosenIds } from '@huella/domain/engine/forms/check-choice';
import { engineEvents, lotEvents } from '@huella/domain/model/engine-events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { createYielder } from '../../yielder';
import type { Actor, BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import { changesOf } from '../../db/ledger/stored-texts';
import { findRecordedEvent, type FoundEvent } from '../../db/ledger/undo-links';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { presentTo } from '../../http/event-for-reader';
import { listSubjects } from '../runs/subjects.store';
import { listNames } from './events.store';
import { presentChanges, type Wording } from './present-event';
import { judgeUndo, listMeantBy, refusalOf, type Judged, type UndoAsset } from './undo-check';

/** Assets that an answer lists: so many of which it is possible, and so many of the others. */
const maxListed = 100;

/** What undoing an event would do, of all its assets or of one, as anyone who may list them sees it. */
export async function previewUndo(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  eventId: number,
  pk: number | undefined,
): Promise<ReplyInputOf<Calls['events.undoPreview']>> {
  const event = (await findRecordedEvent(deps.db, eventId)) ?? fail('notFound');
  const now = deps.clock();
  const form = formContextOf(now, actor, place, event.assetType);
  const { model, locale } = form;
  const refusal = refusalOf(form, event, { userId: actor.userId, place, now });
  const meant = await listMeantBy(deps.db, form, event, pk === undefined ? undefined : [pk]);
  const { fit, others, can, cannot } = await judgeAll(deps, form, event, meant);
  const named = [...fit, ...others].flatMap(({ link }) =>
    link === undefined ? [] : chosenIds(model.attributes, changesOf(link).before),
  );
  const names = await listNames(deps.db, place.boxId, [...new Set(named)]);
  const wording = { locale, readerId: place.companyId, boxId: place.boxId, names };
  return {
    id: event.id,
    name: findEvent(model, event.eventType)?.name[locale.language] ?? '',
    refusal: refusal === null ? null : presentIssue(refusal),
    can,
    cannot,
    isWhole: meant.isWhole,
    assets: fit.map((each) => present(form, each, wording)),
    others: others.map((each) => present(form, each, wording)),
  };
}

/** Assets of an event that are looked at together: the server takes them in within some milliseconds. */
const judgedAtOnce = 250;

/**
 * Looks at the assets of an event bit by bit: there may be tens of thousands, of which the answer shows the first of both
 * kinds and counts the rest.
 */
async function judgeAll(deps: Deps, form: FormContext, event: FoundEvent, { ids, ...meant }: Meant) {
  const fit: Judged<UndoAsset>[] = [];
  const others: Judged<UndoAsset>[] = [];
  const yieldIfDue = createYielder();
  let can = 0;
  for (let from = 0; from < ids.length; from += judgedAtOnce) {
    const some = { ...meant, ids: ids.slice(from, from + judgedAtOnce) };
    const judged = await judge(deps, form, event, some);
    can += judged.filter(({ issue }) => issue === null).length;
    for (const each of judged) {
      const kind = each.issue === null ? fit : others;
      if (kind.length < maxListed) kind.push(each);
    }
    await yieldIfDue();
  }
  return { fit, others, can, cannot: ids.length - can };
}

type Meant = Awaited<ReturnType<typeof listMeantBy>>;

function judge(deps: Deps, form: FormContext, event: FoundEvent, meant: Meant) {
  return judgeUndo(deps.db, form, event, meant, {
    use: 'look',
    assets: (ids) => listSubjects(deps.db, form.model.id, ids),
  });
}

/** Whether the last effective event of an asset may be undone by the caller, or why not. */
export async function undoingOf(
  deps: Deps,
  actor: Actor,
  form: FormContext,
  place: BoxAccess,
  { eventId, pk }: { readonly eventId: number; readonly pk: number },
): Promise<{ readonly can: boolean; readonly issue: ReturnType<typeof presentIssue> | null }> {
  const event = (await findRecordedEvent(deps.db, eventId)) ?? fail('notFound');
  const refusal = refusalOf(form, event, { userId: actor.userId, place, now: deps.clock() });
  if (refusal !== null) return { can: false, issue: presentIssue(refusal) };
  const meant = await listMeantBy(deps.db, form, event, [pk]);
  const judged = await judge(deps, form, event, meant);
  const issue = judged.find((each) => each.issue !== null)?.issue ?? null;
  return { can: issue === null, issue: issue === null ? null : presentIssue(issue) };
}

/** An issue as answers carry it. */
export function presentIssue(found: Issue) {
  return { ...found, slots: { ...found.slots } };
}

function present(form: FormContext, judged: Judged<UndoAsset>, wording: Wording): UndoneAsset {
  const { model, scope } = form;
  const { id, asset, link, issue } = judged;
  const now = asset?.attributes ?? {};
  const isShown = issue === null && link !== undefined;
  const isLoad = link?.eventType === engineEvents.load;
  return {
    pk: id,
    label: labelOf(model, now),
    issue: issue === null ? null : presentIssue(issue),
    changes:
      isShown && !isLoad
        ? presentChanges(
            allowedFields(model, 'list', scope),
            presentTo(wording.readerId, model, link, {
              before: now,
              after: changesOf(link).before,
              fields: {},
            }),
            wording,
          ).filter(({ before, after }) => before !== after)
        : [],
    effects: isShown ? effectsOf(form, judged) : [],
  };
}

/** What undoing does beside attributes. */
function effectsOf(
  { model }: FormContext,
  { asset, link, leave, lot, created }: Judged<UndoAsset>,
): UndoneAsset['effects'] {
  const effect = findEvent(model, link?.eventType ?? 0)?.effect?.kind;
  const label = lot?.name ?? '';
  return [
    ...(asset?.deleted === true ? [{ effect: 'unretired' as const, label: '' }] : []),
    ...(effect === 'pause' ? [{ effect: 'unpaused' as const, label: '' }] : []),
    ...(effect === 'resume' ? [{ effect: 'paused' as const, label: '' }] : []),
    ...(leave !== null || link?.eventType === lotEvents.leave ? [{ effect: 'rejoins' as const, label }] : []),
    ...(link?.eventType === lotEvents.join ? [{ effect: 'leaves' as const, label }] : []),
    ...(link?.eventType === engineEvents.load ? [{ effect: 'retires' as const, label: '' }] : []),
    ...created.map(([, each]) => ({ effect: 'burns' as const, label: labelOf(model, each.attributes) })),
  ];
}
