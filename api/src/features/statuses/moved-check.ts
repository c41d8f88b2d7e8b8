import { issue, type Issue } from '@huella/domain/model/errors';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { movesStatus, statusOn } from '@huella/domain/engine/status/asset-status';
import type { LockedAsset } from '../../db/ledger/asset-rows';
import type { Database } from '../../db/database';
import type { RowCheck } from '../../http/check-row';
import { statusDayOf } from '../../http/form-context';
import { listRewritten } from './statuses.store';

/** When a run was accepted: what it does was right for the assets as they were then. */
export interface Accepted {
  readonly id: number;
  readonly createdAt: Date;
}

/**
 * Why an event that moves statuses can no longer be recorded of assets that waited for it, by asset: an event of
 * another's gave the asset a status since the run was accepted, or its status has run out (document 2 section 4: the
 * status that an asset has decides what may follow). Nothing for events that move none. The assets are locked.
 */
export async function findMovedStatuses(
  db: Database,
  { form, event }: RowCheck,
  { id, createdAt }: Accepted,
  locked: ReadonlyMap<number, LockedAsset>,
): Promise<ReadonlyMap<number, Issue>> {
  const { model, place, statusDay, locale } = form;
  const rules = model.statuses;
  if (rules === undefined || event === null || !movesStatus(rules, event.eventType)) return new Map();
  const rewritten = await listRewritten(db, [...locked.keys()], rules.field, createdAt, id);
  const then = statusDayOf(createdAt, place);
  const attribute = model.attributes.find(({ name }) => name === rules.field);
  const moved = new Map<number, Issue>();
  for (const asset of locked.values()) {
    const now = statusOn(rules, asset.attributes, statusDay.today, statusDay.boxSubtype);
    const before = statusOn(rules, asset.attributes, then.today, then.boxSubtype);
    if (!rewritten.has(asset.id) && now === before) continue;
    const status = attribute === undefined ? (now ?? '') : formatField(attribute, now, locale);
    moved.set(asset.id, issue(null, 'statusMoved', { status }));
  }
  return moved;
}
