import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess, type Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import { keysOf, labelOf } from '../../db/index-slots';
import { listKeyHolders } from '../../db/ledger/key-rows';
import type { FormContext } from '../../http/form-context';

/**
 * Says of identifiers that others have which record that is and where, as far as it is of the same company and the caller may
 * list it there. Whoever may not learns that they are taken, and nothing else.
 */
export async function nameHolders(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { model, place }: Pick<FormContext, 'model' | 'place'>,
  values: Values,
  issues: readonly Issue[],
): Promise<readonly Issue[]> {
  const taken = new Set(issues.flatMap(({ code, field }) => (code === 'notUnique' ? (field ?? []) : [])));
  if (taken.size === 0) return issues;
  const keys = keysOf(model, values, place.companyId).filter(({ attribute }) => taken.has(attribute));
  const holders = await listKeyHolders(db, model, place.companyId, keys);
  const access = await listBoxAccess(
    db,
    userId,
    holders.map(({ boxId }) => boxId),
  );
  return issues.map((found) => {
    const holder =
      found.code === 'notUnique' ? holders.find(({ attribute }) => attribute === found.field) : undefined;
    const box = holder && access.get(holder.boxId);
    if (box === undefined || holder === undefined || !codesOf(box.templates).includes('ASSET_LIST'))
      return found;
    const seen = allowedFields(model, 'list', scopeOf(box)).map(
      ({ name }) => [name, holder.attributes[name] ?? null] as const,
    );
    const label = labelOf(model, Object.fromEntries(seen));
    return { ...found, slots: { label, place: box.name, pk: holder.assetId } };
  });
}
