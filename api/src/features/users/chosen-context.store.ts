import { sql } from 'kysely';
import type { SignUpContext } from '@huella/domain/calls/accounts';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { canIdentify } from '@huella/domain/engine/access/field-access';
import { assetTypesOfChain, isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Database } from '../../db/database';

/** A place that a user has just come to. */
export interface ReachedPlace {
  readonly chain: number;
  readonly ofCompanyId: number;
  /** Null for the whole company. */
  readonly boxId: number | null;
}

/** An establishment of it with what it holds of an asset type; of an empty one there is a row without a type. */
interface Holding {
  readonly boxId: number;
  readonly subtype: number;
  readonly assetType: number | null;
}

/**
 * Chooses the context of a user who has just come to a place, whatever they had chosen: the establishment and the asset
 * type that the page was about on which they signed up, as far as these are of that place (decisions section 3);
 * otherwise what holds most there, so that the list that they see first has something in it.
 */
export async function chooseContext(db: Database, userId: number, place: ReachedPlace): Promise<void> {
  const row = await db
    .selectFrom('app_user')
    .select('sign_up_context as kept')
    .where('id', '=', userId)
    .executeTakeFirst();
  // Written by the sign-up, which had checked it.
  const kept = (row?.kept ?? {}) as SignUpContext;
  const asset = kept.asset_context ?? {};
  const [model, named] = [numberIn(asset.model), numberIn(asset.parentId)];
  const asked = model !== null && isAssetTypeOfChain(model, place.chain) ? model : null;
  const holdings = await listHoldings(db, place);
  const inNamed = holdings.filter(({ boxId }) => boxId === named);
  const offered = inNamed.length > 0 ? inNamed : holdings;
  const chosen = offered.find(({ assetType }) => asked !== null && assetType === asked) ?? offered[0];
  const active = asked ?? chosen?.assetType ?? (chosen && firstTypeAt(place.chain, chosen.subtype)) ?? null;
  const topBar = {
    chain: { id: place.chain },
    active: { id: active },
    company: { id: place.ofCompanyId },
    establishment: { id: chosen?.boxId ?? null },
  };
  await db
    .updateTable('app_user')
    .set({ top_bar: JSON.stringify(topBar) })
    .where('id', '=', userId)
    .execute();
}

/** What the establishments of a place hold, most first; in the end those that are empty, the oldest first. */
async function listHoldings(db: Database, { ofCompanyId, boxId }: ReachedPlace): Promise<readonly Holding[]> {
  const found = await sql<Holding>`
    select b.id as "boxId", b.subtype, t.asset_type as "assetType"
    from box b
    left join (
      select box_id, asset_type, sum(living) as living from asset_tally group by 1, 2 having sum(living) > 0
    ) t on t.box_id = b.id
    where b.company_id = ${ofCompanyId} and (${boxId}::bigint is null or b.id = ${boxId})
    order by t.living desc nulls last, b.id`.execute(db);
  return found.rows;
}

/** The first asset type of a chain that such an establishment can identify. */
function firstTypeAt(chain: number, subtype: number): number | null {
  const found = assetTypesOfChain(chain).find((type) => {
    const model = findAssetType(type);
    return model !== null && canIdentify(model, subtype);
  });
  return found ?? null;
}

function numberIn(value: string | number | null | undefined): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}
