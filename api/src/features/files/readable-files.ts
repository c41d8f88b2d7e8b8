import { fail } from '@huella/domain/model/errors';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { RecordModel } from '@huella/domain/model/record-model';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { allowedFields, scopeOf, disabledInLists } from '@huella/domain/engine/access/field-access';
import { eventFields, keepsPrivate } from '@huella/domain/engine/events/private-values';
import { codesOf } from '@huella/domain/rules/relations';
import { findBoxAccess, type Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { formContextOf } from '../../http/form-context';
import {
  findFile,
  isOfTheirs,
  isShownByRecord,
  listHoldings,
  listShowings,
  type Holding,
  type Showing,
  type StoredFile,
} from './files.store';
import { findPicture } from './kept-files';

/**
 * The file of a name, if the user may read it: one that they have just registered, or one of a record that they may
 * see, in a field that they may list. Whatever speaks against it, the answer is the same: there is none.
 */
export async function getReadable(deps: Deps, actor: Actor, storageName: string): Promise<StoredFile> {
  const file = await findFile(deps.db, storageName);
  if (file === null) return fail('notFound');
  if (file.state === 'registered' && file.userId === actor.userId) return file;
  for (const holding of await listHoldings(deps.db, storageName, actor.userId))
    if (await maySee(deps, actor, holding, file.companyId)) return file;
  if (await isOfTheirs(deps.db, storageName, actor.userId)) return file;
  return fail('notFound');
}

/**
 * What an establishment's named entities hold is seen by users who may list its assets. A file in a private field is seen for
 * the company that put it there alone.
 */
async function maySee(
  deps: Deps,
  actor: Actor,
  holding: Holding,
  companyId: number | null,
): Promise<boolean> {
  const { of, boxId, assetType, eventType, field } = holding;
  const boxAccess = await findBoxAccess(deps.db, actor.userId, boxId);
  if (boxAccess === null || !codesOf(boxAccess.templates).includes('ASSET_LIST')) return false;
  if (assetType === null) return of === 'entity';
  if (findAssetType(assetType) === null || !isAssetTypeOfChain(assetType, boxAccess.chain)) return false;
  const { model, scope } = formContextOf(deps.clock(), actor, boxAccess, assetType);
  const fields = of === 'lot' ? lotModelOf(model) : model;
  if (boxAccess.companyId !== companyId && isPrivateIn(model, fields, eventType, field)) return false;
  if (eventType !== null) return true;
  return allowedFields(fields, 'list', scope).some(({ name }) => name === field);
}

function isPrivateIn(model: AssetType, record: RecordModel, eventType: number | null, name: string): boolean {
  const fields = eventType === null ? record.attributes : eventFields(model, eventType);
  return fields.some((field) => field.name === name && keepsPrivate(field));
}

/**
 * The file of a name that a living record shows to everybody, or `notFound`. What the establishment of an asset disables for
 * lists is shown to nobody (decisions section 8).
 */
export async function getShown({ db }: Deps, storageName: string): Promise<StoredFile> {
  const file = await findFile(db, storageName);
  if (file === null) return fail('notFound');
  const isShown =
    (await listShowings(db, storageName)).some(isOpen) || (await isShownByRecord(db, storageName));
  return isShown ? file : fail('notFound');
}

function isOpen(showing: Showing): boolean {
  const model = findAssetType(showing.assetType);
  return model !== null && !disabledInLists(model, scopeOf(showing)).has(showing.field);
}

/** The bytes of a picture that everybody may see, in the size of a page; null for what is none, or cannot be drawn. */
export async function findShownPicture(deps: Deps, storageName: string): Promise<Uint8Array | null> {
  return findPicture(deps, await getShown(deps, storageName));
}
