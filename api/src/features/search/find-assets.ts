import type { FoundAsset } from '@huella/domain/calls/search';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { stateOf } from '@huella/domain/engine/status/asset-state';
import { identifiersOf, searchFields } from '@huella/domain/engine/lists/list-fields';
import { rankOf, soughtKeys, type SoughtKeys } from '@huella/domain/engine/lists/sought-keys';
import { nounOf } from '@huella/domain/engine/recall/noun';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Values } from '@huella/domain/model/value';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Actor, BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import { findKeyed, searchedSlots, type KeyedAsset, type SearchPlace } from '../../db/search-assets';
import type { Deps } from '../../deps';
import { asItIsToday } from '../../http/check-row';
import { formContextOf, type FormContext } from '../../http/form-context';
import { presentState } from '../../http/present-state';
import { listRecalledAssets, type RecalledAsset } from '../recall/recall.store';
import { listHeldPairs } from './search.store';

/**
 * The assets that an identifier names, as printed or bare, whole, by its beginning or by its last characters: the best
 * first, of each rank those that live before those that were retired. Only where the caller lists assets, and only by what
 * the establishment lets be listed there.
 * @param open the establishments where the caller may list assets
 */
export async function findAssets(
  deps: Deps,
  caller: Actor,
  open: ReadonlyMap<number, BoxAccess>,
  text: string,
  limit: number,
): Promise<FoundAsset[]> {
  const pairs = await listHeldPairs(deps.db, [...open.keys()]);
  const searched = pairs.flatMap((pair) => searchedAt(open, pair) ?? []);
  const fields = [...new Set(searched.flatMap(({ names }) => names))];
  const sought = soughtKeys(text, fields);
  const hits = await findKeyed(deps.db, searched.flatMap(placesOf), sought);
  const best = bestOf(hits, sought, fields).slice(0, limit);
  const records = await listRecalledAssets(
    deps.db,
    best.map(({ id }) => id),
  );
  return best.flatMap((hit) => {
    const record = records.get(hit.id);
    // What went elsewhere meanwhile is shown where it may be, or not at all.
    const box = record === undefined ? undefined : open.get(record.boxId);
    return record === undefined || box === undefined ? [] : present(deps, caller, box, record, hit);
  });
}

interface Searched {
  readonly model: AssetType;
  readonly box: BoxAccess;
  readonly names: readonly Attribute[];
}

/** What assets of a type are searched by in an establishment: what identifies and what names them, as far as it is listed. */
function searchedAt(
  open: ReadonlyMap<number, BoxAccess>,
  { boxId, assetType }: { readonly boxId: number; readonly assetType: number },
): Searched | null {
  const [box, model] = [open.get(boxId), findAssetType(assetType)];
  if (box === undefined || model === null || !isAssetTypeOfChain(assetType, box.chain)) return null;
  const listed = allowedFields(model, 'list', scopeOf(box));
  return {
    model,
    box,
    names: [...new Set([...searchFields(model, listed), ...identifiersOf(model, listed)])],
  };
}

function placesOf({ model, box, names }: Searched): readonly SearchPlace[] {
  return names.map(({ name, slot }) => ({
    ...{ boxId: box.boxId, companyId: box.companyId, assetType: model.id, attribute: name },
    slot: searchedSlots.find((each) => each === slot?.name) ?? null,
  }));
}

/**
 * The best way in which each asset was found, in the order in which they are shown: of those that answer alike the ones
 * that do by what they are called first.
 */
function bestOf(
  hits: readonly KeyedAsset[],
  sought: SoughtKeys,
  fields: readonly Attribute[],
): readonly KeyedAsset[] {
  const placeOf = new Map([...fields.entries()].toReversed().map(([place, { name }]) => [name, place]));
  const ranked = hits
    .map((hit) => ({ hit, rank: (rankOf(hit.value, sought) ?? 3) * 2 + Number(hit.gone) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        (placeOf.get(one.hit.attribute) ?? 0) - (placeOf.get(other.hit.attribute) ?? 0) ||
        Number(one.hit.value > other.hit.value) - Number(one.hit.value < other.hit.value) ||
        one.hit.id - other.hit.id,
    );
  const byId = new Map<number, KeyedAsset>();
  for (const { hit } of ranked) if (!byId.has(hit.id)) byId.set(hit.id, hit);
  return [...byId.values()];
}

/** So many choices say what an asset is. */
const toldOfKind = 2;

/** What an asset is, by the first choices among the columns that its list shows. */
function kindOf({ model, locale }: FormContext, listed: readonly Attribute[], values: Values): string[] {
  const told = model.defaultColumns.flatMap((name) => {
    const field = listed.find((each) => each.name === name);
    const isChoice = field?.type === 'select' && field.hideInList !== true;
    return isChoice ? formatField(field, values[name] ?? null, locale) : [];
  });
  const kind = told.filter((text) => text !== '').slice(0, toldOfKind);
  return kind.length > 0 ? kind : [nounOf(model, values).one[locale.language]];
}

function present(
  deps: Deps,
  caller: Actor,
  box: BoxAccess,
  record: RecalledAsset,
  hit: KeyedAsset,
): FoundAsset[] {
  const form = formContextOf(deps.clock(), caller, box, record.assetType);
  const { model, locale, statusDay, scope } = form;
  const listed = allowedFields(model, 'list', scope);
  const by = listed.find(({ name }) => name === hit.attribute);
  if (by === undefined) return [];
  const { attributes } = asItIsToday(form, record);
  const seen = Object.fromEntries(listed.map(({ name }) => [name, attributes[name] ?? null]));
  const label = labelOf(model, seen);
  const value = formatField(by, seen[by.name] ?? null, locale);
  const state = stateOf(model, { ...record, values: attributes }, statusDay);
  return [
    {
      ...{ id: record.id, label, assetType: model.id, retired: record.deleted },
      kind: kindOf(form, listed, attributes),
      box: { id: box.boxId, name: box.name },
      by: value === label ? null : { name: by.label[locale.language], value },
      state: presentState(state, model, attributes, locale),
    },
  ];
}
