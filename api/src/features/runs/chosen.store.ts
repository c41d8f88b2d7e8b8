import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import {
  choosingFields,
  chosenIds,
  chosenState,
  type ChosenAssets,
} from '@huella/domain/engine/forms/check-choice';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { isKeys, type Value, type Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import type { RowCheck } from '../../http/check-row';

/** What is asked of an asset, or of one that is not there yet; its fields may choose others. */
export interface Choosing {
  readonly asset?: { readonly attributes: Values } | undefined;
  readonly raw: Readonly<Record<string, unknown>>;
}

const keysIn = (value: Value | undefined) => (value !== undefined && isKeys(value) ? value : []);

/**
 * The check with the assets that its fields choose, those of its event or of the form, as they are in the
 * establishment, whatever their type: what `checkEvent` and `checkForm` judge them by. While they are written about
 * they are locked, so that nobody else chooses or retires them meanwhile.
 */
export async function withChosen(
  db: Database,
  check: RowCheck,
  asked: readonly Choosing[],
  use: 'look' | 'lock',
): Promise<RowCheck> {
  const { event, form } = check;
  const fields = choosingFields(event?.fields ?? form.model.attributes);
  if (fields.length === 0) return check;
  const counted = (event?.derives ?? []).flatMap((rule) => (rule.rule === 'total' ? [rule.of] : []));
  const ids = asked.flatMap(({ asset, raw }) => [
    ...fields.flatMap((field) => {
      const { value } = checkField(field, raw[field.name] ?? null, form.locale);
      return chosenIds([field], { [field.name]: value });
    }),
    ...counted.flatMap((name) => keysIn(asset?.attributes[name])),
  ]);
  const unique = [...new Set(ids)];
  const found = await listHere(db, form.place.boxId, unique, use);
  const once = fields.flatMap(({ choice }) => choice?.onceIn ?? []);
  const holders = await listHolders(db, form.model, form.place.boxId, once, unique);
  const chosen: ChosenAssets = new Map(
    found.flatMap(({ id, assetType, ...asset }) => {
      const model = findAssetType(assetType);
      if (model === null) return [];
      const label = labelOf(model, asset.attributes);
      const state = chosenState(model, asset, form.place.subtype);
      const heldBy = holders.get(String(id));
      return [
        [
          String(id),
          { model, label, attributes: asset.attributes, state, ...(heldBy === undefined ? {} : { heldBy }) },
        ] as const,
      ];
    }),
  );
  return { ...check, chosen };
}

interface HereRow {
  readonly id: number;
  readonly assetType: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly deleted: boolean;
  readonly inTransit: boolean;
}

/** Assets of an establishment by their ids, in their order: two that lock the same ones never deadlock. */
async function listHere(
  db: Database,
  boxId: number,
  ids: readonly string[],
  use: 'look' | 'lock',
): Promise<readonly HereRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<HereRow>`
    select id, asset_type as "assetType", attributes, paused_message is not null as paused,
           deleted_at is not null as deleted, transfer_id is not null as "inTransit"
    from asset where id = any(${ids.map(Number)}::bigint[]) and box_id = ${boxId}
    order by id ${use === 'lock' ? sql`for update` : sql``}`.execute(db);
  return found.rows;
}

/** What living records of an establishment are called that hold the ids in one of the attributes, by the id. */
async function listHolders(
  db: Database,
  model: AssetType,
  boxId: number,
  attributes: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (attributes.length === 0 || ids.length === 0) return new Map();
  const found = await sql<{ id: string; attributes: Values }>`
    select held.id, a.attributes
    from asset a, unnest(${[...attributes]}::text[]) as name,
         jsonb_array_elements_text(a.attributes -> name) as held(id)
    where a.box_id = ${boxId} and a.asset_type = ${model.id} and a.deleted_at is null
      and held.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, labelOf(model, row.attributes)]));
}
