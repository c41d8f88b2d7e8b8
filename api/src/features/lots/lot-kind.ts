import type { LotRow } from '@huella/domain/calls/lots';
import type { AssetRow, SavedObject } from '@huella/domain/calls/objects';
import { fail, failWith, hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import { formatDate } from '@huella/domain/engine/fields/date';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Values } from '@huella/domain/model/value';
import { changedValues } from '@huella/domain/engine/events/changed-values';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Actor, BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import { lotNameConstraint } from '../../db/ledger/lot-rows';
import { listPastMembers } from '../../db/past/lot-members';
import { findPgFault } from '../../db/pg-fault';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { presentValue } from '../../http/present-value';
import { readAsOf } from '../../http/as-of';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { heldKind, type HeldBody } from '../objects/held-kind';
import {
  isLargeList,
  type ListBody,
  type ListMoment,
  type ListParams,
  type ListReply,
} from '../objects/object-kind';
import { withSourcesOf } from '../sources/sources-check';
import { insertLotChange } from './lot-changes.store';
import { movingOf, putInto, takeOut, type Moving } from './lot-members';
import {
  findLot,
  listLotAssetIds,
  listLots,
  listValues,
  lockLot,
  nameOf,
  removeLot,
  updateLot,
  type LotRecord,
} from './lots.store';
import { changingOf, checkLot, holdFiles, makeLot, type CheckedLot, type LotInput } from './make-lots';
import { presentLots } from './present-lot';

/** Lots behind the generic `objects/*` calls (document 2 sections 2, 6 and 7). */
export const lotKind = heldKind<LotRecord>({
  codes: { list: 'ASSET_LIST', add: 'TAG_ADD', edit: 'TAG_EDIT', remove: 'TAG_EDIT' },
  find: findLot,
  list,
  get: async (deps, actor, place, lot) =>
    present(deps, formContextOf(deps.clock(), actor, place, lot.assetType), lot, []),
  getAsOf,
  add,
  update,
  remove,
  // Events of a lot are events of its assets, by a call of their own.
  events: null,
});

/** Lots leave a list as the rows of assets do, so that a list that shows those shows these. */
async function list(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  params: ListParams,
  body: ListBody,
  { asOf }: ListMoment = {},
): Promise<ListReply> {
  if (asOf !== undefined) failWith([issue('asOf', 'badParam')]);
  const form = formContextOf(deps.clock(), actor, place, params.pkObjectType);
  const limit = params.pageSize === -1 ? 10_000 : params.pageSize;
  const { rows, total } = await listLots(deps.db, {
    search: '',
    boxId: place.boxId,
    assetType: params.pkObjectType,
    offset: params.pageSize === -1 ? 0 : params.page * limit,
    limit,
  });
  const rest = { resTotal: total };
  const { scope, locale } = form;
  if (!isLargeList(params, body))
    return { res: (await presentLots(deps, rows, scope, locale)).map(rowOf), ...rest };
  async function* inBatches() {
    for (let from = 0; from < rows.length; from += lotsAtOnce)
      yield (await presentLots(deps, rows.slice(from, from + lotsAtOnce), scope, locale)).map(rowOf);
  }
  return { batches: inBatches(), rest: () => rest };
}

/** Lots whose figures are asked for at a time where all are listed. */
const lotsAtOnce = 200;

function rowOf({ links, figure: _figure, gone_since: _gone, ...lot }: LotRow): AssetRow {
  return { ...lot, label: lot.name, ...aliveState, qr_link: links[0]?.link ?? null };
}

const aliveState = {
  paused: false,
  paused_message: null,
  logical_deleted: false,
  asset_status_change: { state: 'alive', label: '', tone: 'ok', icon: 'check' },
};

/**
 * A lot with those that were in it on a day, by the names that they had (decision 83). Its own fields are as they are: no event
 * changes them. Refuses with `notHereThen` where it had not been made by then.
 */
async function getAsOf(deps: Deps, actor: Actor, place: BoxAccess, lot: LotRecord, day: string) {
  const today = formContextOf(deps.clock(), actor, place, lot.assetType);
  const { until, form } = readAsOf(today, day) ?? fail('unexpected');
  const { model, scope, locale } = form;
  const past = { boxId: place.boxId, companyId: place.companyId, model, day, until, locale };
  const members = await listPastMembers(deps.db, past, lot.id);
  if (members.length === 0 && lot.createdAt > until) {
    const since = formatDate(dayIn(lot.createdAt, place.timezone));
    fail('notHereThen', { day: formatDate(day), since });
  }
  const seen = allowedFields(model, 'list', scope).map(({ name }) => name);
  const namesOf = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => seen.includes(name)));
  const labels = members.map(({ values }) => labelOf(model, namesOf(values))).join(', ');
  const saved = await present(deps, form, lot, [], { ids: members.map(({ id }) => id), labels });
  const box = { id: place.boxId, name: place.name };
  return { ...saved, asOf: { day, box, lot: null, isRetiredSince: false, retiredAt: null } };
}

async function add(deps: Deps, actor: Actor, place: BoxAccess, body: HeldBody) {
  const form = await withSourcesOf(deps.db, formContextOf(deps.clock(), actor, place, body.pkObjectType));
  const { issues, ...checked } = check(form, { mode: 'new', raw: body.values, before: {} });
  const moving = movingOf(deps, actor, form, body.headerValues);
  const lot = await transact(deps.db, async (db) => {
    const made = await makeLot(db, moving, actor, checked);
    return made ?? failWith([issue('name', 'notUnique')]);
  });
  return present(deps, form, lot, issues);
}

async function update(deps: Deps, actor: Actor, place: BoxAccess, stored: LotRecord, body: HeldBody) {
  const form = await withSourcesOf(deps.db, formContextOf(deps.clock(), actor, place, stored.assetType));
  const moving = movingOf(deps, actor, form, body.headerValues);
  const issues = await transact(deps.db, async (db) => {
    const lot = await lockLot(db, stored.id);
    if (lot?.boxId !== place.boxId) return fail('notFound');
    if (lot.version !== (body.version ?? lot.version)) return fail('changedMeanwhile');
    const checked = check(form, { mode: 'edit', raw: body.values, before: lot.attributes });
    await updateLot(db, lot.id, checked.own, deps.clock());
    const edited = Object.keys(changedValues(lot.attributes, checked.own));
    if (edited.length > 0)
      await insertLotChange(db, lot.id, 'edited', changingOf(deps, actor, place), edited);
    if (Object.hasOwn(body.values, lotAssetsField)) await regroup(db, moving, lot, checked.assets ?? []);
    await holdFiles(db, form, lot.id, checked.own);
    return checked.issues;
  }).catch(refuseTwins);
  return present(deps, form, (await findLot(deps.db, stored.id)) ?? fail('notFound'), issues);
}

/** The form names all assets of the lot: those that it leaves out leave, new ones join. */
async function regroup(db: Inside, moving: Moving, lot: LotRecord, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids);
  const leaving = (await listLotAssetIds(db, lot.id)).filter((id) => !wanted.has(id));
  await takeOut(db, moving, lot.id, leaving);
  await putInto(db, moving, lot, ids);
}

/** Two lots of one name: said beside the field. */
function refuseTwins(error: unknown): never {
  if (findPgFault(error)?.constraint === lotNameConstraint) failWith([issue('name', 'notUnique')]);
  throw error;
}

/** Deletes a lot, whose assets leave it first. One whose code was handed out is kept (document 2 section 6). */
async function remove(deps: Deps, actor: Actor, place: BoxAccess, stored: LotRecord): Promise<void> {
  const form = formContextOf(deps.clock(), actor, place, stored.assetType);
  const moving = movingOf(deps, actor, form, undefined);
  await transact(deps.db, async (db) => {
    const lot = await lockLot(db, stored.id);
    if (lot?.boxId !== place.boxId) fail('notFound');
    if (lot.qrEvent) fail('lotHasQr');
    await takeOut(db, moving, stored.id, await listLotAssetIds(db, stored.id));
    await removeLot(db, stored.id, deps.clock());
    await insertLotChange(db, stored.id, 'removed', changingOf(deps, actor, place));
    await holdFiles(db, form, stored.id, {});
  });
}

/** Checks what was sent of a lot; errors refuse, warnings come back with what was saved. */
function check(form: FormContext, input: LotInput): CheckedLot {
  const checked = checkLot(form, input);
  if (hasErrors(checked.issues)) failWith(checked.issues);
  return checked;
}

async function present(
  deps: Deps,
  form: FormContext,
  lot: LotRecord,
  issues: readonly Issue[],
  members?: { readonly ids: readonly number[]; readonly labels: string },
): Promise<SavedObject> {
  const { model, place, scope, locale } = form;
  const ids = members?.ids ?? (await listLotAssetIds(deps.db, lot.id));
  const values: Values = { ...lot.attributes, [lotAssetsField]: ids.map(String) };
  const shown = allowedFields(lotModelOf(model), 'list', scope).filter(
    ({ name }) => (values[name] ?? null) !== null,
  );
  return {
    id: lot.id,
    version: lot.version,
    label: nameOf(lot.attributes),
    values: Object.fromEntries(
      shown.map((field) => [
        field.name,
        presentValue(field, values[field.name] ?? null, deps.config.publicUrl),
      ]),
    ),
    labels: {
      ...Object.fromEntries(
        shown.map((field) => [field.name, formatField(field, values[field.name] ?? null, locale)]),
      ),
      [lotAssetsField]: members?.labels ?? (await labelsOf(deps, form, lot)),
    },
    state: aliveState.asset_status_change,
    assetType: model.id,
    box: { id: place.boxId, name: place.name },
    createdAt: lot.createdAt.toISOString(),
    updatedAt: lot.updatedAt.toISOString(),
    issues: issues.map((each) => ({ ...each, slots: { ...each.slots } })),
  };
}

/** What the assets of a lot are called, as far as the reader may list what names them. */
async function labelsOf(deps: Deps, { model, place, scope }: FormContext, lot: LotRecord): Promise<string> {
  const seen = allowedFields(model, 'list', scope).map(({ name }) => name);
  const names = model.labelFields.filter((name) => seen.includes(name));
  const rows = await listValues(deps.db, { boxId: place.boxId, model }, { lotId: lot.id }, names);
  return rows.map((values) => labelOf(model, values)).join(', ');
}
