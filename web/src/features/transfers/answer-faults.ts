import type { Issue } from '@huella/domain/model/errors';

/** A place of the answer to an arrival that something may be wrong with: a field, or the list of assets. */
export type AnswerPlace = 'counted' | 'reason' | 'assets' | `reason-${string}`;

/** The place of an asset's own reason. */
export function ownReason(asset: number | string): AnswerPlace {
  return `reason-${String(asset)}`;
}

/** The id of a place in the form whose ids begin so. */
export function placeOf(id: string, place: AnswerPlace): string {
  return `${id}-${place}`;
}

/** The first place, from the top, that keeps an answer from being sent; null when nothing does. */
export function firstFault(issues: readonly Issue[], isCountWrong: boolean): AnswerPlace | null {
  if (isCountWrong) return 'counted';
  const [first] = issues;
  if (first === undefined) return null;
  if (first.field !== 'reason') return 'assets';
  return first.record === null ? 'reason' : ownReason(first.record);
}
