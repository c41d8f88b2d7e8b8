import type { AssetType } from '@huella/domain/model/asset-type';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { Field } from '@huella/domain/model/field';
import type { NamedAsset } from '@huella/domain/model/named-asset';
import type { ParamsOf, QueryOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail } from '@huella/domain/model/errors';
import { isEmpty } from '@huella/domain/model/value';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { searchUsedValues } from './proposals.store';
import { findProposed, listedBoxes, type Found } from './proposed.store';

type Call = Calls['autocomplete.propose'];

/** How many proposals an answer holds at most. */
const maxProposed = 20;

/** Characters before anything is proposed (document 2 section 5). */
const usualMinimum = 4;

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
  const used = await findProposed(deps, caller, form, proposals, text, maxProposed);
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
