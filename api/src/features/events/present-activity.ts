import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { ActivityRow } from '@huella/domain/calls/activities';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { AssetType } from '@huella/domain/model/asset-type';
import { activityContextOf, activityTypeOf } from '@huella/domain/rules/activities';
import type { Language } from '@huella/domain/words';
import { labelOf } from '../../db/index-slots';
import { platformUserId } from '../../db/platform';
import { authorOf } from '../../http/event-for-reader';
import type { ListedEvent } from './events.store';
import { presentEvent } from './present-event';
import type { EventExtras, ListedRun, ListedTransfer } from './activity-details.store';

/** Who reads a timeline: in which language, the establishments that it is of, and for which companies. */
export interface TimelineReader {
  readonly language: Language;
  readonly boxes: ReadonlySet<number>;
  readonly companies: ReadonlySet<number>;
}

/** What belongs to an event in a timeline. */
export interface EventContext {
  readonly extras: EventExtras | undefined;
  readonly transfer: ListedTransfer | undefined;
  readonly run: ListedRun | undefined;
}

/** All that is told of an activity but where it stands in the timeline. */
export type PresentedActivity = Omit<ActivityRow, 'cursor'>;

/** No company has this id. */
const otherCompany = -1;

/** An event of a timeline. Private things stay with the company that wrote them (decisions section 8). */
export function presentEventActivity(
  event: ListedEvent,
  { extras, transfer, run }: EventContext,
  reader: TimelineReader,
): PresentedActivity {
  const { language, boxes, companies } = reader;
  const model = findAssetType(event.assetType);
  const readerId = companies.has(event.companyId) ? event.companyId : otherCompany;
  const shown = presentEvent(event, { language, today: '', zone: 'utc' }, readerId);
  const isSending = event.eventType === engineEvents.transfer;
  const isWaiting = isSending && transfer?.state === 'in_transit';
  const isTheirs = !boxes.has(event.boxId);
  return {
    ...common(event, model, language),
    id: `e${String(event.id)}`,
    type: activityTypeOf({ eventType: event.eventType, context: event.context, isWaiting }),
    username: shown.username,
    isCompany: readerId !== event.companyId && event.recordedBy !== platformUserId,
    nro: transfer?.id ?? event.id,
    boxname: event.boxName,
    boxtarget: event.targetName,
    event_holder: event.boxId,
    seen_in: isTheirs ? (event.targetId ?? event.boxId) : event.boxId,
    new: isWaiting && boxes.has(transfer.targetId),
    asset: assetOf(model, extras),
    comment: shown.comment,
    undoes: shown.undoes,
    undone: shown.undone,
    run: run === undefined || !boxes.has(run.boxId) ? null : runOf(run),
    transfer:
      transfer === undefined
        ? null
        : { ...transferOf(transfer), direction: isTheirs ? 'in' : 'out', reason: transfer.reason },
    transferencia: transfer === undefined ? null : otherSideOf(transfer, isTheirs, model, language),
  };
}

/** A transfer that was refused and moved nothing: seen by who tried it. */
export function presentRejection(transfer: ListedTransfer, { language }: TimelineReader): PresentedActivity {
  const model = findAssetType(transfer.assetType);
  const facts = { ...transfer, eventType: engineEvents.transfer, context: 'manual_form' };
  return {
    ...common({ ...facts, recordedAt: transfer.at }, model, language),
    ...nothingMore,
    id: `t${String(transfer.id)}`,
    type: 'rejected',
    username: transfer.username,
    nro: transfer.id,
    boxname: transfer.sourceName,
    boxtarget: transfer.targetName,
    event_holder: transfer.sourceId,
    seen_in: transfer.sourceId,
    transfer: { ...transferOf(transfer), direction: 'out', reason: transfer.reason },
    transferencia: otherSideOf(transfer, false, model, language),
  };
}

/** A run that recorded nothing: every row of it was refused, or it was stopped or failed before. */
export function presentEmptyRun(run: ListedRun, reader: TimelineReader): PresentedActivity {
  const model = findAssetType(run.assetType);
  const facts = { ...run, count: run.total, recordedAt: run.at };
  return {
    ...common(facts, model, reader.language),
    ...nothingMore,
    id: `r${String(run.id)}`,
    type: 'rejected',
    username: authorOf(run, run.companyId),
    nro: run.id,
    boxname: run.boxName,
    boxtarget: null,
    event_holder: run.boxId,
    seen_in: run.boxId,
    run: runOf(run),
    transfer: null,
    transferencia: null,
  };
}

const nothingMore = {
  isCompany: false,
  new: false,
  asset: null,
  comment: null,
  undoes: null,
  undone: 0,
  run: null,
} as const;

function common(
  fact: {
    readonly eventType: number;
    readonly context: string;
    readonly assetType: number;
    readonly recordedAt: Date;
    readonly count: number;
  },
  model: AssetType | null,
  language: Language,
) {
  const event = model === null ? null : findEvent(model, fact.eventType);
  return {
    event_type: fact.eventType,
    event_context: { context: activityContextOf(fact.context), eventType: fact.eventType },
    name: event?.name[language] ?? '',
    icon: event?.icon ?? null,
    timsta: fact.recordedAt.toISOString(),
    id_asset_type: fact.assetType,
    count: fact.count,
    noun: model === null ? '' : (fact.count === 1 ? model.noun.one : model.noun.many)[language],
  };
}

function assetOf(model: AssetType | null, extras: EventExtras | undefined): ActivityRow['asset'] {
  if (model === null || extras === undefined || extras.assetId === null || extras.attributes === null)
    return null;
  return { id: extras.assetId, label: labelOf(model, extras.attributes) };
}

function runOf({ id, name, done, left }: ListedRun): NonNullable<ActivityRow['run']> {
  return { id, name, done, left };
}

function transferOf({ id, state, kind, received }: ListedTransfer) {
  return { id, state, kind, received };
}

function otherSideOf(
  transfer: ListedTransfer,
  isTheirs: boolean,
  model: AssetType | null,
  language: Language,
): ActivityRow['transferencia'] {
  return {
    activo: model?.noun.many[language] ?? '',
    box: isTheirs ? transfer.sourceName : transfer.targetName,
    partido: isTheirs ? transfer.sourceCity : transfer.targetCity,
    email: '',
    telefono: '',
  };
}
