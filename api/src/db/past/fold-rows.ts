import { assetAsOf } from '@huella/domain/engine/events/as-of';
import { createYielder } from '../../yielder';
import type { Then } from './day-rows';
import type { listPastLinks } from './past-links';
import type { PastScope } from './past-scope';

/** An asset that may have been there on a day. */
export interface Candidate {
  readonly id: number;
  readonly publicId: string;
  /** Whether it is on its way now. */
  readonly isTravelling: boolean;
}

export type Histories = Awaited<ReturnType<typeof listPastLinks>>;

/** Which of some assets were there at the end of a day, and how they stood, by their histories. Gives way to others meanwhile. */
export async function foldRows(
  { model, boxId, locale, until }: PastScope,
  candidates: readonly Candidate[],
  histories: Histories,
): Promise<{ readonly there: readonly Then[]; readonly absent: readonly number[] }> {
  const yieldIfDue = createYielder();
  const there: Then[] = [];
  const absent: number[] = [];
  for (const each of candidates) {
    const asked = { until: until.getTime(), isTravelling: each.isTravelling, locale };
    const then = assetAsOf(model, histories.get(each.id) ?? [], asked);
    if (then?.boxId === boxId && !then.isRetired) there.push({ ...each, ...then });
    else absent.push(each.id);
    await yieldIfDue();
  }
  return { there, absent };
}
