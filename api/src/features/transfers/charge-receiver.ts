import { issue } from '@huella/domain/model/errors';
import { isRenewalDue } from '@huella/domain/rules/renewal';
import { checkTarget } from '@huella/domain/rules/transfer';
import type { BoxAccess } from '../../db/actors';
import { assetQuotaKind, consumeQuota, findQuotaRoom, releaseQuota } from '../../db/ledger/quota-rows';
import type { Inside } from '../../db/transact';
import type { FormContext } from '../../http/form-context';
import { rejectIfAny } from './transfer-task';
import type { FoundBox } from './transfers.store';

/** A transfer as far as quotas ask. */
interface Charged {
  readonly form: FormContext;
  readonly source: BoxAccess;
  readonly target: FoundBox;
  readonly ids: readonly number[];
  readonly now: Date;
}

/**
 * Takes the receiver's places and gives the sender's back, in one order for everybody. What waits to be confirmed holds
 * both: it may come back.
 */
export async function chargeReceiver(db: Inside, { source, target, ids, form, now }: Charged): Promise<void> {
  const kind = assetQuotaKind(form.model.id);
  const hand = { ...source, assetType: form.model.id, count: ids.length };
  const room = await findQuotaRoom(db, target.companyId, kind);
  rejectIfAny(checkTarget(hand, { ...target, room, isRenewalDue: isRenewalDue(target.renewalAt, now) }));
  if (source.companyId === target.companyId) return;
  const give = async () => {
    if (!target.confirms) await releaseQuota(db, source.companyId, kind, ids.length);
  };
  if (source.companyId < target.companyId) await give();
  const taken = await consumeQuota(db, target.companyId, kind, ids.length);
  if (taken < ids.length) rejectIfAny([issue('alias', 'targetQuota', { needed: ids.length })]);
  if (source.companyId > target.companyId) await give();
}
