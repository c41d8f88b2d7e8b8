import { issue, type Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess, type Actor, type BoxAccess } from '../db/actors';
import type { Database } from '../db/database';
import { keysOf, labelOf } from '../db/index-slots';
import { listKeyHolders, type KeyHolder } from '../db/ledger/key-rows';
import type { FormContext } from './form-context';

/** A record whose identifiers are looked for: its key in the answer, and its values, which are checked and canonical. */
export interface Identified {
  readonly key: number;
  readonly values: Values;
}

/**
 * The identifiers of new records that living assets have already, by the record's key: one question for all records. Each
 * says which asset that is and where, as far as it is of the same company and the caller may list it there. Whoever may not
 * learns that it is taken, and nothing else.
 */
export async function findTakenIdentifiers(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { model, place }: Pick<FormContext, 'model' | 'place'>,
  records: readonly Identified[],
): Promise<ReadonlyMap<number, readonly Issue[]>> {
  const wanted = records.flatMap(({ key, values }) =>
    keysOf(model, values, place.companyId).map((each) => ({ ...each, key })),
  );
  const found = await listKeyHolders(db, model, place.companyId, wanted);
  const boxes = [...new Set(found.flatMap(({ boxId }) => boxId ?? []))];
  const access = boxes.length === 0 ? new Map<number, BoxAccess>() : await listBoxAccess(db, userId, boxes);
  const byKey = new Map<number, Issue[]>();
  for (const holder of found) {
    const slots = slotsOf(model, holder, access);
    const said = issue(holder.attribute, 'notUnique');
    byKey.set(holder.key, [...(byKey.get(holder.key) ?? []), slots === null ? said : { ...said, slots }]);
  }
  return byKey;
}

/** What is told of the asset that has an identifier; null where the caller may not know it. */
function slotsOf(
  model: FormContext['model'],
  { boxId, assetId, values }: KeyHolder,
  access: ReadonlyMap<number, BoxAccess>,
): Issue['slots'] | null {
  const box = boxId === null ? undefined : access.get(boxId);
  if (box === undefined || values === null || !codesOf(box.templates).includes('ASSET_LIST')) return null;
  const seen = allowedFields(model, 'list', scopeOf(box)).map(
    ({ name }) => [name, values[name] ?? null] as const,
  );
  return { label: labelOf(model, Object.fromEntries(seen)), place: box.name, pk: assetId };
}
