import type { Demand } from '@huella/domain/calls/contract';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { issue, type Issue } from '@huella/domain/model/errors';
import { checkChoices } from '@huella/domain/engine/forms/check-choice';
import { createdAssets } from '@huella/domain/engine/events/created-assets';
import { engineEvents, lotEvents } from '@huella/domain/model/engine-events';
import { intakeRows } from '@huella/domain/engine/events/intake';
import { isKeys, type Values } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { findUndoObstacle, findUndoRefusal } from '@huella/domain/rules/undo';
import type { BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { listLivingLots, type NamedLot } from '../../db/ledger/lot-rows';
import { listPledgedBy } from '../../db/ledger/pledge-rows';
import { lotOf } from '../../db/ledger/record-undo';
import { changesOf, payloadOf } from '../../db/ledger/stored-texts';
import {
  findRecordedEvent,
  listCaused,
  listEffectiveLinks,
  listUndoneOf,
  type FoundEvent,
  type EffectiveLink,
} from '../../db/ledger/undo-links';
import { dayIn, type FormContext } from '../../http/form-context';
import { withChosen } from '../runs/chosen.store';

/** An asset as undoing sees it. */
export interface UndoAsset {
  readonly boxId: number;
  readonly attributes: Values;
  readonly deleted: boolean;
}

/** How assets are read: unlocked, or locked to the end of the transaction. */
export interface Reading<Asset extends UndoAsset> {
  readonly use: 'look' | 'lock';
  readonly assets: (ids: readonly number[]) => Promise<ReadonlyMap<number, Asset>>;
}

/** What undoing an event of one asset comes to. */
export interface Judged<Asset extends UndoAsset> {
  readonly id: number;
  readonly asset: Asset | undefined;
  /** The last effective link of the asset. */
  readonly link: EffectiveLink | undefined;
  /** It left its lot right before, and the lot lives. */
  readonly leave: EffectiveLink | null;
  /** The lot that it joins again or leaves. */
  readonly lot: NamedLot | null;
  /** What came about by the event. */
  readonly created: readonly (readonly [id: number, asset: Asset])[];
  readonly issue: Issue | null;
}

/** Undoing an event demands what recording it does, where it was recorded; null where there is no such event. */
export async function findUndoDemand(db: Database, eventId: number): Promise<Demand | null> {
  const found = await findRecordedEvent(db, eventId);
  const model = found && findAssetType(found.assetType);
  if (found === null || model === null) return null;
  const code = findEvent(model, found.eventType)?.permissions.code ?? 'ASSET_EVENT';
  return { code, boxId: found.boxId, assetType: found.assetType };
}

/** Why the event is not undone by the caller, whatever became of its assets, or null. */
export function refusalOf(
  { model }: FormContext,
  event: FoundEvent,
  { userId, place, now }: { readonly userId: number; readonly place: BoxAccess; readonly now: Date },
): Issue | null {
  const refusal = findUndoRefusal(model, event, { userId, templates: place.templates, now });
  return refusal ?? (event.isRunning ? issue(null, 'undoRunning') : null);
}

/** Whether an event is undone of all its assets or of none. */
export function isUndoneWhole(model: AssetType, { eventType }: Pick<FoundEvent, 'eventType'>): boolean {
  return findEvent(model, eventType)?.absorbs !== undefined;
}

/**
 * The assets that are meant: those that were named, or all of the event. What it joined to another asset is undone with
 * that one: all of the event or nothing.
 */
export async function listMeantBy(
  db: Database,
  { model }: FormContext,
  event: FoundEvent,
  pks: readonly number[] | undefined,
): Promise<{
  readonly ids: readonly number[];
  readonly undone: ReadonlySet<number>;
  readonly isWhole: boolean;
}> {
  const isWhole = isUndoneWhole(model, event);
  const links = await listUndoneOf(db, event.id, isWhole ? undefined : pks);
  const ids = pks === undefined || isWhole ? links.map(({ assetId }) => assetId) : [...new Set(pks)];
  return { ids, isWhole, undone: new Set(links.filter((link) => link.undone).map(({ assetId }) => assetId)) };
}

/** Looks at each asset of an event that somebody wants to undo (decision 21). Locked it holds for the transaction. */
export async function judgeUndo<Asset extends UndoAsset>(
  db: Database,
  form: FormContext,
  event: FoundEvent,
  { ids, undone }: { readonly ids: readonly number[]; readonly undone: ReadonlySet<number> },
  reading: Reading<Asset>,
): Promise<readonly Judged<Asset>[]> {
  const creates = findEvent(form.model, event.eventType)?.creates !== undefined;
  const caused = creates ? await listCaused(db, event.id, ids) : [];
  const all = [...ids, ...caused.map(({ assetId }) => assetId)];
  const before = await listLinks(db, event, all);
  const lotIds = [...before.values()].flatMap((links) => lotsOf(links));
  const place = { boxId: event.boxId, assetType: event.assetType };
  const lots = await listLivingLots(db, place, [...new Set(lotIds)], reading.use);
  const assets = await reading.assets(all);
  // What was there before the lock may have changed until it was had.
  const links = reading.use === 'lock' ? await listLinks(db, event, all) : before;
  const pledged = await listPledgedBy(db, event.id);
  const known: Known<Asset> = { form, event, undone, lots, assets, links, caused, pledged };
  const judged = ids.map((id) => judge(known, id));
  return withChoices(db, form, judged, reading.use);
}

/** The link that is undone, and the one right before; of a load, lots that were joined and left since are passed over. */
const depthOf = ({ eventType }: FoundEvent) => (eventType === engineEvents.load ? 12 : 2);

/** Whether a link says in which lot an asset is: that what was loaded was put together keeps nobody from undoing the load. */
function isOfLots({ eventType }: Pick<EffectiveLink, 'eventType'>): boolean {
  return eventType === lotEvents.join || eventType === lotEvents.leave;
}

/** The last effective links of assets, as far as they matter to undoing an event. */
async function listLinks(db: Database, event: FoundEvent, ids: readonly number[]) {
  const links = await listEffectiveLinks(db, ids, depthOf(event));
  if (event.eventType !== engineEvents.load) return links;
  return new Map([...links].map(([id, each]) => [id, each.filter((link) => !isOfLots(link))]));
}

interface Known<Asset extends UndoAsset> {
  readonly form: FormContext;
  readonly event: FoundEvent;
  readonly undone: ReadonlySet<number>;
  readonly lots: ReadonlyMap<number, NamedLot>;
  readonly assets: ReadonlyMap<number, Asset>;
  readonly links: ReadonlyMap<number, readonly EffectiveLink[]>;
  readonly caused: Awaited<ReturnType<typeof listCaused>>;
  /** Those that the event pledged to an establishment, or released from one. */
  readonly pledged: ReadonlySet<number>;
}

/** The link by which an asset left its lot as a part of the last event, by the user who recorded that, right before it. */
function leaveBefore([last, before]: readonly EffectiveLink[]): EffectiveLink | null {
  if (last === undefined || before?.eventType !== lotEvents.leave) return null;
  const together =
    before.sequence === last.sequence - 1 &&
    before.recordedBy === last.recordedBy &&
    before.recordedAt.getTime() === last.recordedAt.getTime();
  return together ? before : null;
}

function lotsOf(links: readonly EffectiveLink[]): readonly number[] {
  const [last] = links;
  const ofLots = last !== undefined && isOfLots(last) ? [last] : [];
  return [...ofLots, leaveBefore(links)].flatMap((link) => (link === null ? [] : [lotOf(link)]));
}

function judge<Asset extends UndoAsset>(known: Known<Asset>, id: number): Judged<Asset> {
  const { form, event, undone, lots } = known;
  const links = known.links.get(id) ?? [];
  const [link] = links;
  const asset = known.assets.get(id);
  const left = leaveBefore(links);
  const leave = left !== null && lots.has(lotOf(left)) ? left : null;
  const created = createdBy(known, id);
  const base = { id, asset, link, leave, created, lot: lots.get(lotsOf(links)[0] ?? 0) ?? null };
  if (asset === undefined) return { ...base, issue: issue(null, 'assetGone') };
  const last = link === undefined ? null : { eventId: link.id, eventType: link.eventType };
  const subject = { boxId: asset.boxId, last, undone: undone.has(id) };
  const obstacle = findUndoObstacle(form.model, event, subject, form.locale.language);
  return { ...base, issue: obstacle ?? (link === undefined ? null : findFault(known, base, link, asset)) };
}

function createdBy<Asset extends UndoAsset>({ caused, assets }: Known<Asset>, id: number) {
  return caused.flatMap(({ assetId, causeId }) => {
    const asset = causeId === id ? assets.get(assetId) : undefined;
    // Whatever was retired by hand since needs no retiring.
    return asset === undefined || asset.deleted ? [] : [[assetId, asset] as const];
  });
}

/** What prevents it although the event is the last one: what it created, texts that are gone, a lot that is. */
function findFault<Asset extends UndoAsset>(
  known: Known<Asset>,
  { id, created, lot }: Pick<Judged<Asset>, 'id' | 'created' | 'lot'>,
  link: EffectiveLink,
  asset: Asset,
): Issue | null {
  const { form, event, links, caused, pledged } = known;
  if (link.eventType === engineEvents.load) return null;
  if (pledged.has(id)) return issue(null, 'undoPledge');
  if (link.changes === null) return issue(null, 'undoErased');
  if (link.eventType === lotEvents.leave && lot === null) return issue(null, 'undoLotGone');
  const { intake, creates: creation } = findEvent(form.model, event.eventType) ?? {};
  const fields = { ...payloadOf(link).fields, ...changesOf(link).fields };
  // What went in keeps what was taken off it.
  if (intake !== undefined && intakeRows(intake, fields).length > 0) return issue(null, 'undoTransformation');
  if (creation === undefined) return null;
  const day = dayIn(event.at, form.locale.zone);
  const expected = createdAssets(creation, { fields, asset: asset.attributes, day }).length;
  if (caused.filter(({ causeId }) => causeId === id).length < expected)
    return issue(null, 'undoCreatedUnknown');
  const moved = created.find(
    ([createdId, each]) =>
      each.boxId !== event.boxId || links.get(createdId)?.[0]?.eventType !== engineEvents.load,
  );
  return moved === undefined
    ? null
    : issue(null, 'undoCreated', { label: labelOf(form.model, moved[1].attributes) });
}

/** Assets that a record would choose again may be gone by now, or chosen by another. */
async function withChoices<Asset extends UndoAsset>(
  db: Database,
  form: FormContext,
  judged: readonly Judged<Asset>[],
  use: 'look' | 'lock',
): Promise<readonly Judged<Asset>[]> {
  const { model, locale } = form;
  const named = judged.map((each) => (each.issue === null ? againChosen(form, each) : {}));
  if (named.every((values) => Object.keys(values).length === 0)) return judged;
  const task = { form, event: null, day: locale.today };
  const { chosen } = await withChosen(
    db,
    task,
    named.map((raw) => ({ raw })),
    use,
  );
  return judged.map((each, at) => {
    const record = { model, values: each.asset?.attributes ?? {} };
    const [found] = checkChoices(model.attributes, named[at] ?? {}, chosen, record, locale);
    return found === undefined ? each : { ...each, issue: found };
  });
}

function againChosen<Asset extends UndoAsset>(
  { model }: FormContext,
  { link, asset }: Judged<Asset>,
): Values {
  if (link === undefined) return {};
  const { before } = changesOf(link);
  const pairs = model.attributes.flatMap(({ name, type }) => {
    const [then, now] = [before[name] ?? null, asset?.attributes[name] ?? null];
    if (type !== 'assetsSelectList' || !isKeys(then)) return [];
    const again = then.filter((key) => !isKeys(now) || !now.includes(key));
    return again.length === 0 ? [] : [[name, again] as const];
  });
  return Object.fromEntries(pairs);
}
