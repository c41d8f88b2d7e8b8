import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith } from '@huella/domain/model/errors';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { scopeOf, type ShutFields } from '@huella/domain/engine/access/field-access';
import { checkShut, nothingShut, permittedGroups, shutBeyond } from '@huella/domain/rules/field-permissions';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin, type Origin } from '../../outside/visitor';
import { recordRightsChange } from '../rights/rights-changes.store';
import { findFieldPermissions, lockFieldPermissions, saveFieldPermissions } from './field-permissions.store';

type FieldPermissionCall = Extract<keyof Handlers, `fieldPermissions.${string}`>;

/** Which fields an establishment keeps shut, beyond the models (document 2 section 6). */
export function fieldPermissionRoutes(deps: Deps): Pick<Handlers, FieldPermissionCall> {
  return {
    'fieldPermissions.get': ({ place, params }) => present(deps.db, place, params.assetId),
    'fieldPermissions.set': async (request) => {
      const { place, params, body, caller } = request;
      const shut = { list: once(body.shut.list), new: once(body.shut.new), edit: once(body.shut.edit) };
      const issues = checkShut(getModel(params.assetId), scopeOf(place), shut);
      if (issues.length > 0) failWith(issues);
      const wanted = { place, assetType: params.assetId, shut, version: body.version };
      await save(deps, caller, wanted, await readOrigin(request));
      return present(deps.db, place, params.assetId);
    },
  };
}

interface Wanted {
  readonly place: BoxAccess;
  readonly assetType: number;
  readonly shut: ShutFields;
  readonly version: number;
}

/** Writes what is shut from now on, and what that changes among the changes of rights; nothing where it changes nothing. */
async function save(
  { db, clock }: Deps,
  actor: Actor,
  { place, assetType, shut, version }: Wanted,
  origin: Origin,
): Promise<void> {
  const { boxId, companyId } = place;
  const about = { boxId, assetType };
  await transact(db, async (inside) => {
    const stored = await lockFieldPermissions(inside, about);
    if ((stored?.version ?? 0) !== version) fail('changedMeanwhile');
    const before = shutBeyond(assetType, stored ?? nothingShut, shut);
    const after = shutBeyond(assetType, shut, stored ?? nothingShut);
    if (before.length + after.length === 0) return;
    const at = clock();
    const isSaved = await saveFieldPermissions(
      inside,
      about,
      { shut, version },
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
  const scope = scopeOf({ ...place, shut: stored === null ? [] : [{ ...stored, assetType }] });
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
