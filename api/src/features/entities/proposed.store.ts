import type { Attribute } from '@huella/domain/model/attribute';
import type { Proposals } from '@huella/domain/model/field';
import type { Value, Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { codesOf } from '@huella/domain/rules/relations';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { listRelatedBoxes, type RelatedBox } from '../places/places.store';
import { searchEntities } from './entities.store';
import { searchUsedValues, sourceCondition } from './proposals.store';

/** A proposal before it is sent: its text, and the values that a form may copy from it. */
export interface Found {
  readonly value: string;
  readonly brings: Values;
}

/** All that a field proposes to somebody, whatever was typed, in the order of its texts; at most so many. */
export async function listProposed(
  deps: Deps,
  caller: Actor,
  form: FormContext,
  proposals: Proposals,
  limit: number,
): Promise<readonly string[]> {
  const found = await findProposed(deps, caller, form, proposals, '', limit);
  return found.map(({ value }) => value);
}

/** The proposals of a source whose text holds what was typed, in the order of their texts; at most so many. */
export async function findProposed(
  deps: Deps,
  caller: Actor,
  form: FormContext,
  { from, copies = {} }: Proposals,
  text: string,
  limit: number,
): Promise<readonly Found[]> {
  const { place, model } = form;
  if ('named' in from) return [];
  if ('list' in from) return ofList(from.list, text, limit);
  if ('entityType' in from) {
    const where = { boxId: place.boxId, entityType: from.entityType };
    const rows = await searchEntities(deps.db, where, text, limit);
    return rows.map(({ id, value, fields }) => ({ value, brings: { ...fields, value, id } }));
  }
  const allowed = allowedFields(model, 'list', form.scope);
  const attribute = allowed.find(({ name }) => name === from.attribute);
  const only = from.only === undefined ? null : sourceCondition(from.only, allowed);
  if (attribute === undefined || (from.only !== undefined && only === null)) return [];
  const boxIds = (await listedBoxes(deps, caller, form)).map(({ id }) => id);
  const shown = [attribute.name, ...(only === null ? [] : [only.attribute.name]), ...Object.values(copies)];
  const source = { boxIds, assetType: model.id, attribute, only, shown };
  const used = await searchUsedValues(deps.db, source, text, limit);
  return used.map(({ value, attributes }) => ({ value, brings: seen(attributes, allowed) }));
}

/** Those of the model's own list that hold the text. */
function ofList(
  list: readonly { value: string; copies?: Values }[],
  text: string,
  limit: number,
): readonly Found[] {
  const key = foldKey(text);
  return list
    .filter(({ value }) => foldKey(value).includes(key))
    .slice(0, limit)
    .map(({ value, copies = {} }) => ({ value, brings: copies }));
}

/** The establishments of the company whose assets the user may list. */
export async function listedBoxes(
  deps: Deps,
  caller: Actor,
  { place }: FormContext,
): Promise<readonly RelatedBox[]> {
  const related = await listRelatedBoxes(deps.db, caller.userId);
  return related.filter(
    (box) => box.companyId === place.companyId && codesOf(box.templates).includes('ASSET_LIST'),
  );
}

function seen(attributes: Values, allowed: readonly Attribute[]): Values {
  const pairs = allowed.map(({ name }): readonly [string, Value] => [name, attributes[name] ?? null]);
  return Object.fromEntries(pairs);
}
