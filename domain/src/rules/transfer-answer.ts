import { issue, type Issue } from '../model/errors';

/** The states of a transfer. What is `in_transit` waits for its receiver; all others have ended. */
export const transferStates = [
  'in_transit',
  'completed',
  'partly',
  'returned',
  'withdrawn',
  'rejected',
] as const;
export type TransferState = (typeof transferStates)[number];

/** What a receiver says of an arrival: all of it is taken, a part, or nothing. */
export const arrivalAnswers = ['all', 'part', 'none'] as const;

export interface ArrivalAnswer {
  readonly answer: (typeof arrivalAnswers)[number];
  /** What goes back of a part, each with its reason where the common one is not its own. */
  readonly returned?: readonly { readonly asset: number; readonly reason?: string | undefined }[] | undefined;
  /** Why everything, or whatever has no reason of its own, goes back. */
  readonly reason?: string | undefined;
}

/** What comes of an answer: who arrives, who goes back and why, and the state of the transfer then. */
export interface SettledArrival {
  readonly state: Extract<TransferState, 'completed' | 'partly' | 'returned'>;
  readonly received: readonly number[];
  readonly returned: ReadonlyMap<number, string>;
}

/**
 * What becomes of the assets that were sent by what their receiver answers, or what is wrong with the answer. Nothing
 * goes back without a reason, and a part is neither nothing nor all.
 */
export function settleArrival(
  sent: readonly number[],
  { answer, returned = [], reason = '' }: ArrivalAnswer,
): SettledArrival | { readonly issues: readonly Issue[] } {
  const common = reason.trim();
  if (answer === 'all') {
    if (returned.length > 0) return { issues: [issue('returned', 'badParam')] };
    return { state: 'completed', received: sent, returned: new Map() };
  }
  if (answer === 'none') {
    if (common === '') return { issues: [issue('reason', 'mandatory')] };
    return { state: 'returned', received: [], returned: new Map(sent.map((id) => [id, common])) };
  }
  return settlePart(sent, returned, common);
}

function settlePart(
  sent: readonly number[],
  returned: NonNullable<ArrivalAnswer['returned']>,
  common: string,
): SettledArrival | { readonly issues: readonly Issue[] } {
  const known = new Set(sent);
  const reasons = new Map(returned.map(({ asset, reason = '' }) => [asset, reason.trim() || common]));
  const issues = [...reasons].flatMap(([asset, reason]): readonly Issue[] => {
    const record = String(asset);
    if (!known.has(asset)) return [{ ...issue('returned', 'notSent'), record }];
    return reason === '' ? [{ ...issue('reason', 'mandatory'), record }] : [];
  });
  if (reasons.size === 0) return { issues: [issue('returned', 'mandatory')] };
  if (issues.length > 0) return { issues };
  if (reasons.size === known.size) return { issues: [issue('returned', 'allReturned')] };
  return { state: 'partly', received: sent.filter((id) => !reasons.has(id)), returned: reasons };
}

/** What a list of transfers can be sorted by: when they happened, how many assets went, how they ended. */
export const transferSorts = ['event_event', 'assets_count', 'state', 'kind'] as const;
