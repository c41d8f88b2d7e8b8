import type { AssetType } from '@huella/domain/model/asset-type';
import { issue } from '@huella/domain/model/errors';
import { engineEvents, lotEvents } from '@huella/domain/model/engine-events';
import { plainText, type Values } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Inside } from '../transact';
import { appendChanges, nextEntry } from './append-changes';
import { lockAssets, type LockedAsset } from './asset-rows';
import { pauseAssets, unretireAssets } from './retired-rows';
import { getOpenEvent, insertEvent, type NewEvent, type OpenEvent, type Random } from './event-rows';
import { claimKeys, releaseKeys } from './key-rows';
import { placeInLot } from './lot-rows';
import { assetQuotaKind, consumeQuota } from './quota-rows';
import type { Recorded } from './record-adds';
import { claimChangedKeys, recordChanges } from './record-changes';
import { changesOf, payloadOf } from './stored-texts';
import { listLastOf, type EffectiveLink } from './undo-links';

/** An asset that is locked, with what is undone of it: all of it was found possible. */
export interface UndoneRow {
  readonly row: number;
  readonly asset: LockedAsset;
  /** The last effective link of the asset. */
  readonly link: EffectiveLink;
  /** The link by which it left its lot right before; the lot lives, and has it back. */
  readonly leave: EffectiveLink | null;
  /** What came about by the event and has nothing since; it is retired. */
  readonly created: readonly LockedAsset[];
}

export interface Undo {
  readonly model: AssetType;
  /** The event that says so; it names the one that it undoes. */
  readonly event: NewEvent;
  /** The event that says so already of others, where it goes on. */
  readonly eventId?: number | null;
  /** The company of the establishment: its quota is charged for what comes back. */
  readonly companyId: number;
  readonly rows: readonly UndoneRow[];
}

interface Restored extends UndoneRow {
  /** What the asset holds again, by attribute; null empties one. */
  readonly changes: Values;
}

/**
 * Takes an event back of assets that are locked, by an event that writes what they held before it. What was retired comes
 * back: its identifiers are claimed and its place of the quota is charged again; those that cannot have them are left out
 * with the reason. Pauses, lots and what the event created go back with it. Before a load there was nothing: what it brought
 * is retired. Run it in the transaction that locked them.
 */
export async function recordUndo(db: Inside, random: Random, undo: Undo): Promise<Recorded> {
  const { model, companyId, eventId: known = null } = undo;
  if (undo.rows[0]?.link.eventType === engineEvents.load) return retire(db, random, undo, known, undo.rows);
  const rows = undo.rows.map((row) => ({ ...row, changes: changesOf(row.link).before }));
  const taken = await reclaimKeys(db, model, rows);
  const free = rows.filter(({ asset }) => !taken.has(asset.id));
  const back = free.filter(({ asset }) => asset.deleted).map(({ asset }) => asset.id);
  const places =
    back.length === 0 ? 0 : await consumeQuota(db, companyId, assetQuotaKind(model.id), back.length);
  const without = new Set(back.slice(places));
  await releaseKeys(db, [...without]);
  const written = free.filter(({ asset }) => !without.has(asset.id));
  const eventId = written.length === 0 ? known : await write(db, random, undo, written);
  return {
    eventId,
    outcomes: rows.map(({ row, asset }) => {
      if (without.has(asset.id)) return { row, assetId: null, issues: [issue(null, 'quotaReached')] };
      const lost = taken.get(asset.id) ?? [];
      const issues = lost.map((attribute) => issue(attribute, 'notUnique'));
      return { row, assetId: lost.length === 0 ? asset.id : null, issues };
    }),
  };
}

/** Identifiers of what comes back are claimed again, those of others where the event changed them. */
async function reclaimKeys(db: Inside, model: AssetType, rows: readonly Restored[]) {
  const changed = await claimChangedKeys(
    db,
    model,
    rows.filter(({ asset }) => !asset.deleted),
    null,
  );
  const back = rows.filter(({ asset }) => asset.deleted);
  const lost = await claimKeys(
    db,
    model,
    back.map(({ asset, changes }) => ({
      assetId: asset.id,
      ownerCompanyId: asset.ownerCompanyId,
      values: { ...asset.attributes, ...changes },
    })),
  );
  return new Map([...changed, ...lost]);
}

async function write(db: Inside, random: Random, undo: Undo, rows: readonly Restored[]): Promise<number> {
  const { model, event, eventId = null } = undo;
  const open = eventId === null ? await insertEvent(db, random, event) : await getOpenEvent(db, eventId);
  await append(db, random, undo, open, rows);
  await applyBack(db, model, rows);
  await rejoinLots(db, random, undo, rows);
  const created = rows.flatMap((row) => row.created);
  if (created.length > 0) {
    const added = created.map((asset, at) => ({ row: at + 1, asset }));
    await retire(db, random, undo, open.id, added);
  }
  return open.id;
}

/** Retires what would not be there without what is undone, under the event that says so. */
function retire(
  db: Inside,
  random: Random,
  { model, event, companyId }: Undo,
  eventId: number | null,
  rows: readonly Pick<UndoneRow, 'row' | 'asset'>[],
): Promise<Recorded> {
  return recordChanges(db, random, {
    ...{ model, event, eventId, companyId, effect: { kind: 'retire' } },
    rows: rows.map(({ row, asset }) => ({ row, asset, changes: {}, fields: {} })),
  });
}

/** What is appended of an asset: the values that it has again, and the link that it takes back. */
type Appended = Pick<Restored, 'asset' | 'changes' | 'link'>;

async function append(
  db: Inside,
  random: Random,
  { model, event }: Undo,
  open: OpenEvent,
  rows: readonly Appended[],
): Promise<void> {
  const appended = rows.map(({ asset, changes, link }) => ({
    asset,
    counting: changes,
    entry: nextEntry(asset, changes, { fields: {}, undoes: link.sequence }),
  }));
  // Of what is undone nothing is folded: the row is as of the events before.
  const at = new Date(0);
  await appendChanges(db, random, { model, open, at, now: event.now }, appended);
}

/** What the event did beside writing attributes is done backwards. */
async function applyBack(db: Inside, model: AssetType, rows: readonly Restored[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { effect } = findEvent(model, first.link.eventType) ?? {};
  const ids = rows.map(({ asset }) => asset.id);
  const back = rows.filter(({ asset }) => asset.deleted).map(({ asset }) => asset.id);
  if (back.length > 0) await unretireAssets(db, back);
  if (effect?.kind === 'pause') await pauseAssets(db, ids, null);
  if (effect?.kind === 'resume') await pauseAgain(db, model, ids);
  if (first.link.eventType === lotEvents.join) await placeInLot(db, ids, null);
  if (first.link.eventType === lotEvents.leave) await placeInLot(db, ids, lotOf(first.link));
}

/** The lot that an event of lots is about. */
export function lotOf(link: Pick<EffectiveLink, 'payload'>): number {
  return Number(payloadOf(link).fields['lot_number'] ?? 0);
}

/** They are paused with the message that they were paused with. */
async function pauseAgain(db: Inside, model: AssetType, ids: readonly number[]): Promise<void> {
  const pausing = model.events.flatMap(({ eventType, effect }) =>
    effect?.kind === 'pause' ? [{ eventType, field: effect.messageField }] : [],
  );
  const last = await listLastOf(
    db,
    ids,
    pausing.map(({ eventType }) => eventType),
  );
  for (const link of last.values()) {
    const { comment, fields } = payloadOf(link);
    const name = pausing.find(({ eventType }) => eventType === link.eventType)?.field ?? '';
    const said = { ...fields, ...changesOf(link).fields };
    await pauseAssets(db, [link.assetId], plainText(said[name] ?? comment));
  }
}

/** Those that left their lot as a part of what is undone are in it again: that they left is undone, too. */
async function rejoinLots(db: Inside, random: Random, undo: Undo, rows: readonly Restored[]): Promise<void> {
  const left = rows.flatMap(({ leave, asset }) => (leave === null ? [] : [{ link: leave, id: asset.id }]));
  if (left.length === 0) return;
  // Their chains have grown by what was just written.
  const now = await lockAssets(
    db,
    undo.model.id,
    left.map(({ id }) => id),
  );
  for (const eventId of new Set(left.map(({ link }) => link.id))) {
    const together = left
      .filter(({ link }) => link.id === eventId)
      .flatMap(({ link, id }) => {
        const asset = now.get(id);
        return asset === undefined ? [] : [{ asset, link, changes: {} }];
      });
    const fields = { ...undo.event.fields, undone_number: eventId };
    const open = await insertEvent(db, random, { ...undo.event, undoes: eventId, fields });
    await append(db, random, undo, open, together);
    const [first] = together;
    const ids = together.map(({ asset }) => asset.id);
    if (first !== undefined) await placeInLot(db, ids, lotOf(first.link));
  }
}
