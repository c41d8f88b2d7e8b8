import type { Demand } from '@huella/domain/calls/contract';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail, failWith, hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import { checkForm, type FormInput } from '@huella/domain/engine/forms/check-form';
import { canRegister, findEvent } from '@huella/domain/engine/events/event-access';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Values } from '@huella/domain/model/value';
import { changedValues } from '@huella/domain/engine/events/changed-values';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Actor, BoxAccess } from '../../db/actors';
import { lockAssets } from '../../db/ledger/asset-rows';
import type { NewEvent } from '../../db/ledger/event-rows';
import { recordAdds, type Recorded } from '../../db/ledger/record-adds';
import { recordChanges } from '../../db/ledger/record-changes';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent, readMoment } from '../../http/event-moment';
import { asItIsToday, type RowCheck } from '../../http/check-row';
import { formContextOf, type FormContext } from '../../http/form-context';
import { findTakenIdentifiers } from '../../http/taken-identifiers';
import { takeDrafts } from '../details/details-check';
import { heldKind, type HeldBody } from '../objects/held-kind';
import type { AddBody } from '../objects/object-kind';
import { withChosen } from '../runs/chosen.store';
import { recordOne } from '../runs/one-event-check';
import { withOptions, withSourcesOf } from '../sources/sources-check';
import { getAssetAsOf } from './asset-as-of';
import { findAsset, findLotName, type AssetRecord } from './assets.store';
import { listAssetRows } from './list-assets';
import { listPauses } from './pauses.store';
import { presentSaved } from './present-asset';

/** Assets behind the generic `objects/*` calls. */
export const assetKind = heldKind<AssetRecord>({
  // Assets are retired by an event, and stay in their history.
  codes: { list: 'ASSET_LIST', add: 'ASSET_ADD', edit: 'ASSET_EDIT', remove: null },
  find: findAsset,
  list: listAssetRows,
  get: async (deps, actor, place, asset) =>
    present(deps, formContextOf(deps.clock(), actor, place, asset.assetType), asset, []),
  getAsOf: getAssetAsOf,
  add,
  update,
  remove: () => fail('notFound'),
  events: { codeOf, record },
});

function failIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) failWith(issues);
}

async function add(deps: Deps, actor: Actor, place: BoxAccess, body: HeldBody) {
  const form = await withSourcesOf(deps.db, formContextOf(deps.clock(), actor, place, body.pkObjectType));
  if (!canRegister(form.model, form.scope.boxSubtype)) fail('notAllowed');
  const event = eventOf(deps, actor, form, engineEvents.load, body);
  const { id, issues } = await transact(deps.db, async (db) => {
    const raw = await withDrafts(db, actor, body);
    const checked = await check(db, form, { mode: 'new', raw, before: {} });
    // The form proposed the numbers: who saves second gets the next.
    const rows = [{ row: 1, values: checked.values, isProposed: true }];
    const { model } = form;
    const adds = { model, event, eventId: null, companyId: place.companyId, rows };
    const recorded = await recordAdds(db, deps.randomBytes, adds);
    return { id: await writtenId(db, actor, form, checked.values, recorded), issues: checked.issues };
  });
  return present(deps, form, (await findAsset(deps.db, id)) ?? fail('notFound'), issues);
}

/** What was sent, with the rows that the form has kept on the server meanwhile. */
function withDrafts(db: Inside, { userId }: Actor, body: HeldBody): Promise<HeldBody['values']> {
  const temporalId = body.temporalDetailParentId ?? null;
  if (temporalId === null) return Promise.resolve(body.values);
  return takeDrafts(db, { userId, temporalId, assetType: body.pkObjectType }, body.values);
}

async function update(deps: Deps, actor: Actor, place: BoxAccess, stored: AssetRecord, body: HeldBody) {
  const form = await withSourcesOf(deps.db, formContextOf(deps.clock(), actor, place, stored.assetType));
  const { model } = form;
  const event = eventOf(deps, actor, form, engineEvents.edit, body);
  const issues = await transact(deps.db, async (db) => {
    const asset = (await lockAssets(db, model.id, [stored.id])).get(stored.id);
    if (asset === undefined || asset.boxId !== place.boxId) return fail('notFound');
    if (asset.deleted || asset.paused)
      return failWith([issue(null, asset.deleted ? 'assetDeleted' : 'assetPaused')]);
    if (asset.inTransit) return failWith([issue(null, 'assetInTransit')]);
    if (asset.version !== (body.version ?? asset.version)) return fail('changedMeanwhile');
    const checked = await check(db, form, { mode: 'edit', raw: body.values, before: asset.attributes });
    const changes = changedValues(asset.attributes, checked.values);
    const rows = [{ row: 1, asset, changes, fields: {} }];
    const change = { model, event, eventId: null, effect: null, companyId: place.companyId, rows };
    const recorded = await recordChanges(db, deps.randomBytes, change);
    await writtenId(db, actor, form, { ...asset.attributes, ...changes }, recorded);
    return checked.issues;
  });
  return present(deps, form, (await findAsset(deps.db, stored.id)) ?? fail('notFound'), issues);
}

function codeOf({ pkObjectType, actionContext }: AddBody): Demand['code'] | null {
  const model = findAssetType(pkObjectType ?? 0);
  const event = model && findEvent(model, actionContext?.eventType ?? engineEvents.edit);
  return event?.permissions.code ?? null;
}

async function record(deps: Deps, actor: Actor, place: BoxAccess, stored: AssetRecord, body: HeldBody) {
  const form = formContextOf(deps.clock(), actor, place, stored.assetType);
  await recordOne(deps, actor, place, stored, body);
  return present(deps, form, (await findAsset(deps.db, stored.id)) ?? fail('notFound'), []);
}

/** The event behind a single load or edit: when it happened and what was said, or now and nothing. */
function eventOf(
  deps: Deps,
  actor: Actor,
  form: FormContext,
  eventType: number,
  { headerValues }: HeldBody,
): NewEvent {
  const moment = readMoment(headerValues?.date, actor.timezone, deps.clock());
  failIfAny(moment.issues);
  return newEvent({
    form,
    eventType,
    context: 'manual_form',
    moment,
    now: deps.clock(),
    recordedBy: actor.userId,
    comment: headerValues?.comment ?? null,
  });
}

/** Checks the row; errors refuse, warnings come back with what was saved. The assets that it names stay as they are. */
async function check(db: Inside, form: FormContext, input: Pick<FormInput, 'mode' | 'raw' | 'before'>) {
  const { model, scope, locale, areas } = form;
  const rowCheck: RowCheck = { form, event: null, day: locale.today };
  const { chosen } = await withChosen(db, rowCheck, [{ raw: input.raw }], 'lock');
  const known = chosen === undefined ? {} : { chosen };
  const outcome = checkForm({ ...input, model, scope, locale, areas, ...known });
  if (hasErrors(outcome.issues)) failWith(outcome.issues);
  return outcome;
}

/** The id of what was written; a reason why nothing was refuses, which undoes the transaction. */
async function writtenId(
  db: Inside,
  actor: Actor,
  form: FormContext,
  values: Values,
  { outcomes }: Recorded,
): Promise<number> {
  const [outcome] = outcomes;
  if (outcome?.issues.some((found) => found.code === 'quotaReached') === true)
    fail('quotaExceeded', { remaining: 0, needed: 1 });
  failIfAny(await withHolders(db, actor, form, values, outcome?.issues ?? []));
  return outcome?.assetId ?? fail('unexpected');
}

/** The reasons, with which asset has an identifier that is taken, for those who may know. */
async function withHolders(
  db: Inside,
  actor: Actor,
  form: FormContext,
  values: Values,
  issues: readonly Issue[],
): Promise<readonly Issue[]> {
  if (!issues.some(({ code }) => code === 'notUnique')) return issues;
  const taken = (await findTakenIdentifiers(db, actor, form, [{ key: 0, values }])).get(0) ?? [];
  return issues.map((found) =>
    found.code === 'notUnique' ? (taken.find(({ field }) => field === found.field) ?? found) : found,
  );
}

async function present(deps: Deps, form: FormContext, asset: AssetRecord, issues: readonly Issue[]) {
  const { model, place, locale, statusDay } = form;
  const allowed = await withOptions(deps.db, place, allowedFields(model, 'list', form.scope));
  const today = asItIsToday(form, asset);
  const paused = asset.pausedMessage === null ? [] : [asset.id];
  const pause = (await listPauses(deps.db, model, place.companyId, paused)).get(asset.id);
  const lot = asset.lotId === null ? null : await findLotName(deps.db, place.boxId, asset.lotId);
  const view = { publicUrl: deps.config.publicUrl, statusDay, pause, lot };
  return presentSaved(model, allowed, today, place.name, locale, issues, view);
}
