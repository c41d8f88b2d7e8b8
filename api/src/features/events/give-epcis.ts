import type { FileReply } from '@huella/domain/calls/contract';
import { epcisEventsOf } from '@huella/domain/epcis/build-events';
import { epcisVersions, writeEpcisDocument, type EpcisFrame } from '@huella/domain/epcis/epcis-document';
import type { EpcisEvent, EpcisRecord } from '@huella/domain/epcis/epcis-event';
import { fail } from '@huella/domain/errors';
import { lotEventModels } from '@huella/domain/lots/lot-events';
import { findEvent } from '@huella/domain/rules/event-access';
import type { Actor, Standing } from '../../db/actors';
import { changesOf, headerOf, idsIn, payloadOf } from '../../db/ledger/stored-texts';
import type { Deps } from '../../deps';
import { settingOf, type Setting } from '../../http/setting';
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
  /** This asset's part alone; null tells of all. */
  readonly assetId: number | null;
  readonly caller: Actor;
  readonly place: Standing;
}

/**
 * An event as a document of EPCIS 2.0, written while it is sent, in memory that does not grow with its assets. It tells
 * what the reader may list where they stand. Fails as not found where there is no such event, or it is not the asset's.
 */
export async function giveEpcis(deps: Deps, { id, assetId, caller, place }: EpcisAsked): Promise<FileReply> {
  const event = (await findWrittenEvent(deps.db, id)) ?? fail('notFound');
  const setting = settingOf(deps.clock(), caller, place, event.assetType);
  const some = await listParts(deps.db, { eventId: id, assetId }, first, 1);
  if (some.length === 0) fail('notFound');
  const frame: EpcisFrame = {
    base: deps.config.publicUrl,
    code: setting.model.code,
    eventType: event.eventType,
    createdAt: deps.clock(),
  };
  const pages = listPages(deps, setting, event, assetId);
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

async function* listPages(
  deps: Deps,
  setting: Setting,
  event: WrittenEvent,
  assetId: number | null,
): AsyncGenerator<readonly EpcisEvent[]> {
  const common = await commonOf(deps, setting, event);
  let last: Pick<EventPart, 'id' | 'sequence'> = first;
  for (;;) {
    const parts = await listParts(deps.db, { eventId: event.id, assetId }, last, atOnce);
    const end = parts.at(-1);
    if (end === undefined) return;
    yield epcisEventsOf(await recordOf(deps, setting, common, parts));
    last = end;
  }
}

type Common = Omit<EpcisRecord, 'assets' | 'publicIds'>;

async function commonOf(
  { db, config }: Deps,
  { model, scope }: Setting,
  event: WrittenEvent,
): Promise<Common> {
  const { eventType, at, zone, recordedAt, box, target } = event;
  const { comment, fields } = payloadOf(event);
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
  };
}

async function recordOf(
  { db }: Deps,
  { place }: Setting,
  common: Common,
  parts: readonly EventPart[],
): Promise<EpcisRecord> {
  const assets = parts.map((part) => {
    const { before, after, fields } = changesOf(part);
    const { id, publicId, hash } = part;
    return { id, publicId, hash: hash.toString('hex'), before, after, fields };
  });
  const ids = [
    ...idsIn(common.named?.fields ?? [], common.fields),
    ...assets.flatMap(({ after, fields }) => [
      ...idsIn(common.model.attributes, after),
      ...idsIn(common.named?.fields ?? [], fields),
    ]),
  ];
  const publicIds = await listPublicIds(db, place.boxId, [...new Set(ids)]);
  return { ...common, assets, publicIds };
}
