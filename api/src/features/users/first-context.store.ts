import type { SignUpContext } from '@huella/domain/calls/accounts';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Database } from '../../db/database';

/** A place that a user has just come to. */
export interface FirstPlace {
  readonly chain: number;
  readonly ofCompanyId: number;
  readonly boxId: number | null;
}

/**
 * Chooses the context of a user who has chosen none: the place that they came to, with the asset type and the
 * establishment that the page was about on which they signed up, as far as these are of that place (decisions section
 * 3). What a user has chosen stays.
 */
export async function chooseFirstContext(db: Database, userId: number, place: FirstPlace): Promise<void> {
  const row = await db
    .selectFrom('app_user')
    .select('sign_up_context as kept')
    .where('id', '=', userId)
    .where('top_bar', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return;
  // Written by the sign-up, which had checked it.
  const kept = (row.kept ?? {}) as SignUpContext;
  const asset = kept.asset_context ?? {};
  const model = numberIn(asset.model);
  const named = place.boxId ?? numberIn(asset.parentId);
  const box =
    named === null
      ? undefined
      : await db
          .selectFrom('box')
          .select('id')
          .where('id', '=', named)
          .where('company_id', '=', place.ofCompanyId)
          .executeTakeFirst();
  const topBar = {
    chain: { id: place.chain },
    active: { id: model !== null && isAssetTypeOfChain(model, place.chain) ? model : null },
    company: { id: place.ofCompanyId },
    establishment: { id: box?.id ?? null },
  };
  await db
    .updateTable('app_user')
    .set({ top_bar: JSON.stringify(topBar) })
    .where('id', '=', userId)
    .where('top_bar', 'is', null)
    .execute();
}

function numberIn(value: string | number | null | undefined): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}
