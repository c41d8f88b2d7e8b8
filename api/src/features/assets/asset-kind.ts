import { DateTime } from 'luxon';
import { findAssetType } from '@huella/domain/assets/index';
import type { AssetType, Attribute } from '@huella/domain/assets/asset-type';
import { fail, failWith, hasErrors, issue, type Issue } from '@huella/domain/errors';
import type { Locale } from '@huella/domain/fields/value';
import { checkForm, type FormInput } from '@huella/domain/forms/check-form';
import { readFilters } from '@huella/domain/lists/filter';
import { pageSizes } from '@huella/domain/lists/list-state';
import { allowedFields, type FieldScope } from '@huella/domain/rules/field-access';
import type { Actor, Place } from '../../db/actors';
import { listAssets } from '../../db/list-query';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { AddBody, ListBody, ListParams, ObjectKind } from '../objects/object-kind';
import { findAsset, insertAsset, updateAsset, type AssetRecord, type Written } from './assets.store';
import { presentRow, presentSaved } from './present-asset';

/** The most rows that a call answers at once: past it a selection is a filter (decisions section 1). */
const selectionLimit = 10_000;

/** An asset with everything that decides what may be seen of it. */
interface Setting {
  readonly model: AssetType;
  readonly place: Place;
  readonly scope: FieldScope;
  readonly locale: Locale;
}

function settingOf(deps: Deps, actor: Actor, place: Place, assetType: number): Setting {
  const model = findAssetType(assetType) ?? fail('notFound');
  const zone = actor.timezone;
  const today = DateTime.fromJSDate(deps.clock(), { zone }).toISODate() ?? '';
  return {
    model,
    place,
    scope: { boxSubtype: place.subtype, companyTiers: place.tiers },
    locale: { language: actor.language, today, zone },
  };
}

/** The asset of an id where access to it was asked for: one that has moved on meanwhile is not there any more. */
async function getAssetAt(deps: Deps, place: Place, pk: number): Promise<AssetRecord> {
  const asset = await findAsset(deps.db, pk);
  return asset?.boxId === place.boxId ? asset : fail('notFound');
}

/** Assets behind the generic `objects/*` calls. */
export const assetKind: ObjectKind = {
  demands: {
    list: (_deps, { params }) =>
      Promise.resolve(
        params.globalModel === params.pkObjectType && findAssetType(params.pkObjectType) !== null
          ? { code: 'ASSET_LIST', boxId: params.boxId, assetType: params.pkObjectType }
          : null,
      ),
    get: async (deps, { params }) => {
      const asset = await findAsset(deps.db, params.pk);
      return asset && { code: 'ASSET_LIST', boxId: asset.boxId, assetType: asset.assetType };
    },
    add: async (deps, { body }) => {
      if (body.action === 'add') {
        const boxId = body.pkReferer ?? body.holder ?? null;
        const sound = boxId !== null && body.globalModel === body.pkObjectType;
        return sound ? { code: 'ASSET_ADD', boxId, assetType: body.pkObjectType } : null;
      }
      const asset = await findAsset(deps.db, body.pk ?? 0);
      const sound = asset !== null && asset.assetType === body.pkObjectType;
      return sound ? { code: 'ASSET_EDIT', boxId: asset.boxId, assetType: asset.assetType } : null;
    },
  },
  list,
  get: async (deps, actor, place, pk) => {
    const asset = await getAssetAt(deps, place, pk);
    return present(settingOf(deps, actor, place, asset.assetType), asset, []);
  },
  add: (deps, actor, place, body) =>
    body.action === 'add' ? add(deps, actor, place, body) : update(deps, actor, place, body),
};

async function list(deps: Deps, actor: Actor, place: Place, params: ListParams, body: ListBody) {
  const setting = settingOf(deps, actor, place, params.pkObjectType);
  const allowed = allowedFields(setting.model, 'list', setting.scope);
  const read = readFilters(body?.filters ?? [], allowed, setting.locale);
  const sort =
    params.sortField === 'id' || params.sortField === '0' ? null : findField(allowed, params.sortField);
  const size = params.pageSize;
  const output = outputFields(allowed, body?.outputFields);
  failIfAny([
    ...read.issues,
    ...(sort === undefined ? [issue('sortField', 'badParam')] : []),
    ...(size !== -1 && !pageSizes.some((each) => each === size) ? [issue('pageSize', 'badParam')] : []),
    ...output.issues,
  ]);
  const limit = size === -1 ? selectionLimit : size;
  const found = await listAssets(
    deps.db,
    { boxId: place.boxId, model: setting.model },
    {
      filters: read.filters,
      sort: sort ?? null,
      direction: params.sortDir.toLowerCase() === 'desc' ? 'desc' : 'asc',
      offset: size === -1 ? 0 : params.page * limit,
      limit,
      which: params.suffix === 'deleted' || params.suffix === 'all' ? params.suffix : 'active',
      language: actor.language,
    },
  );
  const plain = params.suffix === 'keyvalues';
  return {
    res: found.rows.map((row) => presentRow(setting.model, output.fields, row, setting.locale, plain)),
    resTotal: found.total,
  };
}

function findField(allowed: readonly Attribute[], name: string): Attribute | undefined {
  return allowed.find((attribute) => attribute.name === name);
}

/** The attributes asked for, or all that are allowed; a name beyond them refuses. */
function outputFields(allowed: readonly Attribute[], names: readonly string[] | undefined) {
  if (names === undefined) return { fields: allowed, issues: [] };
  const unknown = names.filter((name) => findField(allowed, name) === undefined);
  return {
    fields: allowed.filter((attribute) => names.includes(attribute.name)),
    issues: unknown.map((name) => issue(name, 'unknownField')),
  };
}

function failIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) failWith(issues);
}

async function add(deps: Deps, actor: Actor, place: Place, body: AddBody) {
  const setting = settingOf(deps, actor, place, body.pkObjectType);
  const checked = check(setting, { mode: 'new', raw: body.values, before: {} });
  const now = deps.clock();
  const id = await transact(deps.db, async (db) => {
    const written = await insertAsset(
      db,
      {
        model: setting.model,
        boxId: place.boxId,
        ownerCompanyId: place.companyId,
        values: checked.values,
        createdBy: actor.userId,
      },
      now,
    );
    return writtenId(written);
  });
  return present(setting, (await findAsset(deps.db, id)) ?? fail('notFound'), checked.issues);
}

async function update(deps: Deps, actor: Actor, place: Place, body: AddBody) {
  const stored = await getAssetAt(deps, place, body.pk ?? 0);
  if (stored.deleted || stored.pausedMessage !== null) fail('notAllowed');
  const setting = settingOf(deps, actor, place, stored.assetType);
  const asset = { ...stored, version: body.version ?? stored.version };
  const checked = check(setting, { mode: 'edit', raw: body.values, before: stored.attributes });
  const now = deps.clock();
  await transact(deps.db, async (db) =>
    writtenId(await updateAsset(db, setting.model, asset, checked.values, now)),
  );
  return present(setting, (await findAsset(deps.db, asset.id)) ?? fail('notFound'), checked.issues);
}

/** Checks the row; errors refuse, warnings come back with what was saved. */
function check(setting: Setting, input: Pick<FormInput, 'mode' | 'raw' | 'before'>) {
  const { model, scope, locale } = setting;
  const outcome = checkForm({ ...input, model, scope, locale });
  if (hasErrors(outcome.issues)) failWith(outcome.issues);
  return outcome;
}

/** The id of what was written; a taken identifier or a newer version refuses, which undoes the transaction. */
function writtenId(written: Written): number {
  if ('stale' in written) return fail('changedMeanwhile');
  if ('taken' in written) return failWith(written.taken.map((name) => issue(name, 'notUnique')));
  return written.id;
}

function present(setting: Setting, asset: AssetRecord, issues: readonly Issue[]) {
  const allowed = allowedFields(setting.model, 'list', setting.scope);
  return presentSaved(setting.model, allowed, asset, setting.place.name, setting.locale, issues);
}
