import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetType } from '@huella/domain/model/asset-type';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { Field, Proposals } from '@huella/domain/model/field';
import type { NamedAsset } from '@huella/domain/model/named-asset';
import type { ParamsOf, QueryOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail } from '@huella/domain/model/errors';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { codesOf } from '@huella/domain/rules/relations';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { listRelatedBoxes, type RelatedBox } from '../places/places.store';
import { searchEntities } from './entities.store';
import { searchUsedValues, sourceCondition } from './proposals.store';

type Call = Calls['autocomplete.propose'];

/** How many proposals an answer holds at most. */
const maxProposed = 20;

/** Characters before anything is proposed (document 2 section 5). */
const usualMinimum = 4;

/** A proposal before it is sent: its text, and the values that a form may copy from it. */
interface Found {
  readonly value: string;
  readonly brings: Values;
}

/**
 * What a field proposes for a text: named entities, values of the company's assets, or the model's own list
 * (document 2 sections 5 and 7). Nobody is proposed a value of an establishment or an attribute that they may not list.
 */
export async function propose(
  deps: Deps,
  caller: Actor,
  place: BoxAccess,
  params: ParamsOf<Call>,
  query: QueryOf<Call>,
): Promise<ReplyInputOf<Call>> {
  const form = formContextOf(deps.clock(), caller, place, params.pkObjectType);
  const field = findFormField(form.model, query.eventType, params.fieldName) ?? fail('notFound');
  const proposals = field.proposals ?? fail('notFound');
  const text = (query.value ?? '').trim();
  if (text.length < (proposals.minCharacters ?? usualMinimum)) return [];
  const { names } = field;
  // What is named of the own type is proposed by where the proposals come from.
  const isOfOthers = names?.assetType !== undefined && names.assetType !== form.model.id;
  const named = isOfOthers ? await findNames(deps, caller, form, names, text) : [];
  const used = await findProposed(deps, caller, form, proposals, text);
  const found = [...new Map([...named, ...used].map((each) => [each.value, each])).values()];
  return found.slice(0, maxProposed).map(({ value, brings }, at) => ({
    id: `${String(at)}-${value}`,
    value,
    autocomplete_module_replace_fields: Object.entries(proposals.copies ?? {}).flatMap(([name, from]) => {
      const copied = brings[from];
      return isEmpty(copied) ? [] : [{ replace_field: name, value: copied }];
    }),
  }));
}

async function findProposed(
  deps: Deps,
  caller: Actor,
  form: FormContext,
  { from, copies = {} }: Proposals,
  text: string,
): Promise<readonly Found[]> {
  const { place, model } = form;
  if ('named' in from) return [];
  if ('list' in from) return ofList(from.list, text);
  if ('entityType' in from) {
    const where = { boxId: place.boxId, entityType: from.entityType };
    const rows = await searchEntities(deps.db, where, text, maxProposed);
    return rows.map(({ id, value, fields }) => ({ value, brings: { ...fields, value, id } }));
  }
  const allowed = allowedFields(model, 'list', form.scope);
  const attribute = allowed.find(({ name }) => name === from.attribute);
  const only = from.only === undefined ? null : sourceCondition(from.only, allowed);
  if (attribute === undefined || (from.only !== undefined && only === null)) return [];
  const boxIds = (await listedBoxes(deps, caller, form)).map(({ id }) => id);
  const shown = [attribute.name, ...(only === null ? [] : [only.attribute.name]), ...Object.values(copies)];
  const source = { boxIds, assetType: model.id, attribute, only, shown };
  const used = await searchUsedValues(deps.db, source, text, maxProposed);
  return used.map(({ value, attributes }) => ({ value, brings: seen(attributes, allowed) }));
}

/** What a text may name: by the attributes that identify assets of its type, where the caller may list those. */
async function findNames(
  deps: Deps,
  caller: Actor,
  form: FormContext,
  { assetType = form.model.id, attributes }: NamedAsset,
  text: string,
): Promise<readonly Found[]> {
  const model = findAssetType(assetType);
  if (model === null) return [];
  const related = await listedBoxes(deps, caller, form);
  const boxIds = related.filter(({ chain }) => isAssetTypeOfChain(assetType, chain)).map(({ id }) => id);
  const found = await Promise.all(
    model.attributes
      .filter(({ name }) => attributes.includes(name))
      .map((attribute) => {
        const source = { boxIds, assetType, attribute, only: null, shown: [attribute.name] };
        return searchUsedValues(deps.db, source, text, maxProposed);
      }),
  );
  return found.flat().map(({ value }) => ({ value, brings: {} }));
}

/** Those of the model's own list that hold the text. */
function ofList(list: readonly { value: string; copies?: Values }[], text: string): readonly Found[] {
  const key = foldKey(text);
  return list
    .filter(({ value }) => foldKey(value).includes(key))
    .slice(0, maxProposed)
    .map(({ value, copies = {} }) => ({ value, brings: copies }));
}

/** The establishments of the company whose assets the user may list. */
async function listedBoxes(
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

/**
 * A field of the form of an asset, or of an event, by its name; of a list inside the record by `list.field`, or by its
 * own name where no other field has it.
 */
function findFormField(model: AssetType, eventType: number | undefined, place: string): Field | null {
  const event = model.events.find((each) => each.eventType === eventType);
  const fields: readonly Field[] = eventType === undefined ? model.attributes : (event?.fields ?? []);
  const [first = '', ...rest] = place.split('.');
  const start =
    fields.find(({ name }) => name === first) ?? (rest.length === 0 ? findInside(fields, first) : null);
  return rest.reduce<Field | null>(
    (field, name) => field?.list?.fields.find((each) => each.name === name) ?? null,
    start,
  );
}

function findInside(fields: readonly Field[], name: string): Field | null {
  const inside = fields.flatMap(({ list }) => list?.fields ?? []);
  if (inside.length === 0) return null;
  return inside.find((field) => field.name === name) ?? findInside(inside, name);
}
