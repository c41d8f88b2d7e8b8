import { formatDate } from '@huella/domain/engine/fields/date';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { dayIn } from '../../http/form-context';
import { listLotSteps, type LotStep } from './lot-steps.store';

/** Why an event that is recorded on a lot is not one of this asset on a day; null where it is. */
export type LotOnDay = (assetId: number, day: string) => Issue | null;

/** Of what is recorded on assets and not on a lot. */
export const noLot: LotOnDay = () => null;

/**
 * What was in a lot on a day, among what is in it now: an event of that day that is recorded on the lot happened to no
 * other. Where none of them was in it yet, the lot was put together later and only names them (decision 35).
 */
export async function openLotOnDay(
  db: Database,
  lotId: number,
  assetIds: readonly number[],
  zone: string,
): Promise<LotOnDay> {
  const steps = new Map<number, LotStep[]>();
  for (const step of await listLotSteps(db, lotId, assetIds))
    steps.set(step.assetId, [...(steps.get(step.assetId) ?? []), step]);
  const dayOf = ({ at }: LotStep) => dayIn(at, zone);
  const wasIn = (id: number, day: string) =>
    steps.get(id)?.findLast((step) => dayOf(step) <= day)?.isInside === true;
  const begun = new Map<string, boolean>();
  const hasBegun = (day: string): boolean => {
    const known = begun.get(day) ?? assetIds.some((id) => wasIn(id, day));
    begun.set(day, known);
    return known;
  };
  return (id, day) => {
    const joined = steps.get(id)?.findLast(({ isInside }) => isInside);
    if (joined === undefined || wasIn(id, day) || !hasBegun(day)) return null;
    return issue(null, 'notInLotYet', { date: formatDate(dayOf(joined)) });
  };
}
