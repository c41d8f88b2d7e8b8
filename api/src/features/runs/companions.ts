import { failWith, hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import { createdAssets } from '@huella/domain/engine/events/created-assets';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import { isKeys, type Values } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import type { NewEvent, Random } from '../../db/ledger/event-rows';
import { appendLineage, wholeOf } from '../../db/ledger/lineage-rows';
import { recordAdds } from '../../db/ledger/record-adds';
import { recordChanges } from '../../db/ledger/record-changes';
import type { Inside } from '../../db/transact';
import type { RowCheck } from '../../http/check-row';

/**
 * What an event does to other assets than the one that it is recorded of: calves that are born, a herd that is parted
 * or joined. All of it or nothing: whatever speaks against one of them undoes the transaction.
 */

/** An asset with what an event writes of it. */
export interface Written {
  readonly row: number;
  readonly asset: LockedAsset;
  readonly changes: Values;
  readonly fields: Values;
}

/** Assets that become part of another one, locked, with the counts that go over. */
export interface Absorbed {
  readonly assets: readonly LockedAsset[];
  readonly counts: Values;
}

/** The assets that an event joins to the one that it is recorded of; none where it joins none. */
export async function lockAbsorbed(
  db: Inside,
  { form, event }: RowCheck,
  { row, asset, fields }: Omit<Written, 'changes'>,
): Promise<Absorbed> {
  const absorbs = event?.absorbs;
  const ids = absorbs === undefined ? null : fields[absorbs.field];
  if (absorbs === undefined || !isKeys(ids)) return { assets: [], counts: {} };
  const locked = await lockAssets(db, form.model.id, ids.map(Number));
  const assets = ids.flatMap((id) => locked.get(Number(id)) ?? []);
  const isFit = (each: LockedAsset) =>
    each.boxId === asset.boxId && each.id !== asset.id && !each.deleted && !each.paused;
  if (assets.length < ids.length || !assets.every(isFit)) refuse(row, [issue(absorbs.field, 'assetGone')]);
  const total = (name: string) =>
    [asset, ...assets].reduce((sum, { attributes }) => sum + Number(attributes[name] ?? 0), 0);
  return { assets, counts: Object.fromEntries(absorbs.counts.map((name) => [name, total(name)])) };
}

/** Retires what has become part of another asset, under the same event, and keeps what it became. */
export async function retireAbsorbed(
  db: Inside,
  random: Random,
  { form }: RowCheck,
  recorded: { readonly event: NewEvent; readonly eventId: number | null },
  { into, assets }: { readonly into: readonly number[]; readonly assets: readonly LockedAsset[] },
): Promise<void> {
  if (assets.length === 0 || recorded.eventId === null) return;
  await recordChanges(db, random, {
    model: form.model,
    ...recorded,
    effect: { kind: 'retire' },
    companyId: form.place.companyId,
    rows: assets.map((asset, at) => ({ row: at + 1, asset, changes: {}, fields: {} })),
  });
  await appendLineage(db, recorded.eventId, {
    inputs: assets.map(({ id }) => wholeOf(id)),
    outputs: into.map(wholeOf),
  });
}

/**
 * Writes the assets that come about by an event, each with its own beginning, which names that event: checked and charged
 * as any other.
 */
export async function writeCreated(
  db: Inside,
  random: Random,
  check: RowCheck,
  cause: { readonly event: NewEvent; readonly eventId: number | null },
  { row, asset, fields }: Omit<Written, 'changes'>,
): Promise<void> {
  const { form, event, day } = check;
  if (event?.creates === undefined) return;
  const raws = createdAssets(event.creates, { fields, asset: asset.attributes, day });
  if (raws.length === 0) return;
  const { model, scope, locale, place, areas } = form;
  const checked = raws.map((raw) => checkForm({ model, mode: 'new', scope, locale, raw, before: {}, areas }));
  const issues = checked.flatMap((outcome) => outcome.issues);
  if (hasErrors(issues)) refuse(row, issues.map(placedIn(event)));
  const load = findEvent(model, engineEvents.load);
  const { eventId, outcomes } = await recordAdds(db, random, {
    model,
    event: {
      ...{ ...cause.event, eventType: engineEvents.load, ...load?.epcis, fields: {}, runId: null },
      ...(cause.eventId === null ? {} : { cause: { eventId: cause.eventId, assetId: asset.id } }),
    },
    eventId: null,
    companyId: place.companyId,
    rows: checked.map(({ values }, at) => ({ row: at + 1, values })),
  });
  refuse(
    row,
    outcomes.flatMap((outcome) => outcome.issues.map(placedIn(event))),
  );
  if (eventId === null) return;
  const outputs = outcomes.flatMap(({ assetId }) => (assetId === null ? [] : [wholeOf(assetId)]));
  await appendLineage(db, eventId, { inputs: [wholeOf(asset.id)], outputs });
}

/** What is wrong with a new asset is reported where the event's form asks for it: at its rows, else at the whole. */
function placedIn({ creates }: EventModel): (found: Issue) => Issue {
  return (found) => ({ ...found, field: creates?.rows ?? null });
}

function refuse(row: number, issues: readonly Issue[]): void {
  const errors = issues.filter((found) => found.level === 'error');
  if (errors.length > 0) failWith(errors.map((found) => ({ ...found, record: String(row) })));
}
