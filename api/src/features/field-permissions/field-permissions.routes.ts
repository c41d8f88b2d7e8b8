import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith } from '@huella/domain/model/errors';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { scopeOf, type DisabledFields } from '@huella/domain/engine/access/field-access';
import {
  checkDisabled,
  nothingDisabled,
  permittedGroups,
  disabledBeyond,
} from '@huella/domain/rules/field-permissions';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin, type Origin } from '../../outside/visitor';
import { recordRightsChange } from '../rights/rights-changes.store';
import { findFieldPermissions, lockFieldPermissions, saveFieldPermissions } from './field-permissions.store';

type FieldPermissionCall = Extract<keyof Handlers, `fieldPermissions.${string}`>;

/** Which fields an establishment disables, beyond the models (document 2 section 6). */
export function fieldPermissionRoutes(deps: Deps): Pick<Handlers, FieldPermissionCall> {
  return {
    'fieldPermissions.get': ({ place, params }) => present(deps.db, place, params.assetId),
    'fieldPermissions.set': async (request) => {
      const { place, params, body, caller } = request;
      const disabled = { list: once(body.shut.list), new: once(body.shut.new), edit: once(body.shut.edit) };
      const issues = checkDisabled(getModel(params.assetId), scopeOf(place), disabled);
      if (issues.length > 0) failWith(issues);
      const wanted = { place, assetType: params.assetId, disabled, version: body.version };
      await save(deps, caller, wanted, await readOrigin(request));
      return present(deps.db, place, params.assetId);
    },
  };
}

interface Wanted {
  readonly place: BoxAccess;
  readonly assetType: number;
  readonly disabled: DisabledFields;
  readonly version: number;
}

/** Writes what is disabled from now on, and what that changes among the changes of rights; nothing where it changes nothing. */
async function save(
  { db, clock }: Deps,
  actor: Actor,
  { place, assetType, disabled, version }: Wanted,
  origin: Origin,
): Promise<void> {
  const { boxId, companyId } = place;
  const about = { boxId, assetType };
  await transact(db, async (inside) => {
    const stored = await lockFieldPermissions(inside, about);
    if ((stored?.version ?? 0) !== version) fail('changedMeanwhile');
    const before = disabledBeyond(assetType, stored ?? nothingDisabled, disabled);
    const after = disabledBeyond(assetType, disabled, stored ?? nothingDisabled);
    if (before.length + after.length === 0) return;
    const at = clock();
    const isSaved = await saveFieldPermissions(
      inside,
      about,
      { disabled, version },
      { userId: actor.userId, at },
    );
    if (!isSaved) fail('changedMeanwhile');
    const change = { kind: 'fieldPermissions', companyId, boxId, before, after } as const;
    await recordRightsChange(inside, { ...change, at, by: actor, origin });
  });
}

/** As it is now: the place came with the session, and may be older than what was just saved. */
async function present(
  db: Database,
  place: BoxAccess,
  assetType: number,
): Promise<ReplyInputOf<Calls['fieldPermissions.get']>> {
  const stored = await findFieldPermissions(db, { boxId: place.boxId, assetType });
  const scope = scopeOf({ ...place, disabled: stored === null ? [] : [{ ...stored, assetType }] });
  const types = assetTypesOfChain(place.chain);
  return {
    box: { id: place.boxId, name: place.name },
    company: { id: place.companyId, name: place.companyName },
    assetType,
    assetTypes: assetTypes.filter(({ id }) => types.includes(id)).map(({ id, name }) => ({ id, name })),
    version: stored?.version ?? 0,
    updated: stored === null ? null : { at: stored.updatedAt.toISOString(), by: stored.updatedBy },
    groups: permittedGroups(getModel(assetType), scope).map(({ title, fields }) => ({
      title,
      fields: [...fields],
    })),
  };
}

function getModel(assetType: number) {
  return findAssetType(assetType) ?? fail('notFound');
}

function once(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
