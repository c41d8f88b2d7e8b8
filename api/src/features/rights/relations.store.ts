import type { Database } from '../../db/database';
import { changeRoles, type ChangedBy } from './rights-changes.store';
import { transact } from '../../db/transact';
import { withdrawUnbackedOffers } from './unbacked-offers.store';

/** A role of somebody's over a company or over one establishment. */
export interface RoleOf {
  readonly userId: number;
  readonly companyId: number | null;
  readonly boxId: number | null;
  readonly template: string;
}

export interface NewRelation extends RoleOf {
  /** Who gave it; null for who opens the company. */
  readonly givenBy?: number | null;
}

/**
 * Gives a user a template over a company or an establishment, and answers its id; null where they have it already. The
 * database writes down that it came.
 */
export function insertRelation(
  db: Database,
  { userId, companyId, boxId, template, givenBy = null }: NewRelation,
  by: ChangedBy & { readonly kind?: 'invitationAccepted' | 'companyHandedOver' },
): Promise<number | null> {
  return transact(db, (inside) =>
    changeRoles(inside, by, async () => {
      const row = await inside
        .insertInto('relation')
        .values({
          user_id: userId,
          company_id: companyId,
          box_id: boxId,
          template,
          created_at: by.at,
          given_by: givenBy,
        })
        .onConflict((conflict) => conflict.constraint('relation_unique').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    }),
  );
}

/**
 * Takes a template away from a user, and with it the invitations that they may send no longer; false where they do not
 * have it. The database writes down that it went.
 */
export function removeRelation(
  db: Database,
  { userId, companyId, boxId, template }: RoleOf,
  by: ChangedBy,
): Promise<boolean> {
  return transact(db, (inside) =>
    changeRoles(inside, by, async () => {
      const result = await inside
        .deleteFrom('relation')
        .where('user_id', '=', userId)
        .where('template', '=', template)
        .where('company_id', 'is not distinct from', companyId)
        .where('box_id', 'is not distinct from', boxId)
        .executeTakeFirst();
      if (result.numDeletedRows !== 1n) return false;
      await withdrawUnbackedOffers(inside, userId, by);
      return true;
    }),
  );
}
