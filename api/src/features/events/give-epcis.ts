import type { FileReply } from '@huella/domain/calls/contract';
import { epcisEventsOf, undoneEventsOf } from '@huella/domain/engine/epcis/build-events';
import {
  epcisVersions,
  writeEpcisDocument,
  type EpcisFrame,
} from '@huella/domain/engine/epcis/epcis-document';
import type {
  EpcisAmount,
  EpcisAsset,
  EpcisEvent,
  EpcisRecord,
} from '@huella/domain/engine/epcis/epcis-event';
import { isOneTransformation } from '@huella/domain/engine/epcis/event-lineage';
import { fail } from '@huella/domain/model/errors';
import { chosenIds } from '@huella/domain/engine/forms/check-choice';
import { undoEvents } from '@huella/domain/model/engine-events';
import { lotEventModels } from '@huella/domain/engine/events/lot-events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { recordingSide } from '@huella/domain/engine/events/private-values';
import type { Actor, BoxAccess } from '../../db/actors';
import { changesOf, headerOf } from '../../db/ledger/stored-texts';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { noChanges, presentTo } from '../../http/event-for-reader';
import { findEventLineage, listMade, listOwnersBefore } from './epcis-lineage.store';
import {
  findLotPublicId,
  findWrittenEvent,
  listParts,
  listPublicIds,
  type EventPart,
  type WrittenEvent,
} from './epcis.store';

/** Assets that are read and written at a time: an event has ten thousand. */
const atOnce = 500;

export interface EpcisAsked {
  readonly id: number;
  /** This asset's part alone; null means all of them. */
  readonly assetId: number | null;
  readonly caller: Actor;
  readonly place: BoxAccess;
}

/**
 * An event as a document of EPCIS 2.0, written while it is sent, in memory that does not grow with its assets. It shows
 * what the reader may list where they are. Fails as not found where there is no such event, or it is not the asset's.
 */
export async function giveEpcis(deps: Deps, { id, assetId, caller, place }: EpcisAsked): Promise<FileReply> {
  const event = (await findWrittenEvent(deps.db, id)) ?? fail('notFound');
  const form = formContextOf(deps.clock(), caller, place, event.assetType);
  const some = await listParts(deps.db, { eventId: id, assetId }, first, 1);
  if (some.length === 0) fail('notFound');
  const frame: EpcisFrame = {
    base: deps.config.publicUrl,
    code: form.model.code,
    eventType: event.eventType,
    createdAt: deps.clock(),
  };
  const pages = listPages(deps, form, event, assetId);
  return {
    name: `${['epcis', id, ...(assetId === null ? [] : [assetId])].join('-')}.json`,
    type: 'application/json',
    headers: epcisVersions,
    bytes: encoded(writeEpcisDocument(frame, pages)),
  };
}

const first = { id: 0, sequence: 0 } as const;

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** Events page by page. What takes another event back comes after that one, declared an error. */
async function* listPages(
  deps: Deps,
  form: FormContext,
  event: WrittenEvent,
  assetId: number | null,
): AsyncGenerator<readonly EpcisEvent[]> {
  const undone = event.undoesId === null ? null : await findWrittenEvent(deps.db, event.undoesId);
  if (undone !== null)
    for await (const record of listRecords(deps, form, undone, assetId))
      yield undoneEventsOf(record, event.id);
  for await (const record of listRecords(deps, form, event, assetId)) yield epcisEventsOf(record);
}

async function* listRecords(
  deps: Deps,
  form: FormContext,
  event: WrittenEvent,
  assetId: number | null,
): AsyncGenerator<EpcisRecord> {
  const common = await commonOf(deps, form, event);
  const made = await listMade(deps.db, form.place.boxId, event.id);
  // A transformation is one event, no matter which of its assets is asked for.
  const wanted = {
    eventId: event.id,
    assetId: isOneTransformation({ ...common, assets: [] }) ? null : assetId,
  };
  let last: Pick<EventPart, 'id' | 'sequence'> = first;
  for (;;) {
    const parts = await listParts(deps.db, wanted, last, atOnce);
    const end = parts.at(-1);
    if (end === undefined) return;
    yield await recordOf(deps, form, { common, companyId: recordingCompanyOf(event), made }, parts);
    last = end;
  }
}

type Common = Omit<EpcisRecord, 'assets'>;

function recordingCompanyOf({ eventType, box, target }: WrittenEvent): number {
  return (recordingSide(eventType) === 'target' ? target : null)?.companyId ?? box.companyId;
}

function undoing<Undo>(undo: Undo) {
  return { ...undo, eventType: undoEvents.undo };
}

async function commonOf(
  { db, config }: Deps,
  { model, scope, place }: FormContext,
  event: WrittenEvent,
): Promise<Common> {
  const { eventType, at, zone, recordedAt, box, target } = event;
  const companyId = recordingCompanyOf(event);
  const { comment, fields } = presentTo(place.companyId, model, { ...event, companyId }, noChanges);
  const isOfLots = lotEventModels.some((each) => each.eventType === eventType);
  return {
    ...{
      base: config.publicUrl,
      model,
      scope,
      eventType,
      at,
      zone,
      recordedAt,
      box,
      target,
      comment,
      fields,
    },
    ...headerOf(event),
    named: findEvent(model, eventType),
    lot: isOfLots ? await findLotPublicId(db, Number(fields['lot_number'] ?? 0)) : null,
    publicIds: new Map(),
    ...(await findEventLineage(db, place.boxId, event.id)),
  };
}

interface Known {
  readonly common: Common;
  /** Whose event it is. */
  readonly companyId: number;
  /** What came about by the event, by the asset. */
  readonly made: ReadonlyMap<number, readonly EpcisAmount[]>;
}

async function recordOf(
  { db }: Deps,
  { place }: FormContext,
  { common, companyId, made }: Known,
  parts: readonly EventPart[],
): Promise<EpcisRecord> {
  const owners = common.target === null ? new Map<number, number>() : await listOwnersBefore(db, parts);
  const { model, eventType } = common;
  const partOf = (part: EventPart): Pick<EpcisAsset, 'before' | 'after' | 'fields'> => {
    const own = { companyId, eventType, payload: null };
    const { before, after, fields } = presentTo(place.companyId, model, own, changesOf(part));
    return { before, after, fields };
  };
  const assets = parts.map((part): EpcisAsset => {
    const { id, publicId, hash, undoes, undo } = part;
    const [brought, ownerId] = [made.get(id), owners.get(id)];
    return {
      ...{ id, publicId, hash: hash.toString('hex') },
      ...partOf(part),
      undo:
        undo === null
          ? null
          : {
              ...undo,
              hash: undo.hash.toString('hex'),
              reason: presentTo(place.companyId, model, undoing(undo), noChanges).comment,
            },
      isUnmade: common.eventType === undoEvents.undo && undoes === null,
      ...(brought !== undefined && { made: brought }),
      ...(ownerId !== undefined && { ownerId }),
    };
  });
  const ids = [
    ...chosenIds(common.named?.fields ?? [], common.fields),
    ...assets.flatMap(({ after, fields }) => [
      ...chosenIds(common.model.attributes, after),
      ...chosenIds(common.named?.fields ?? [], fields),
    ]),
  ];
  const publicIds = await listPublicIds(db, place.boxId, [...new Set(ids)]);
  return { ...common, assets, publicIds };
}
