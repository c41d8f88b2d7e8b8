import { useQuery } from '@tanstack/react-query';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { callQuery } from '../call/queries';

type Found = ReplyOf<Calls['fields.validate']>;
export type GateEntry = Found['error_stack'][number];

/** What prevents working in an establishment; a renewal that is due goes before fields that are missing. */
export type GateState = 'open' | 'required' | 'renewal';

/** What has to be seen to first (document 1 section 2). Nobody fills in what must not be written. */
export function gateStateOf(entries: readonly Pick<GateEntry, 'kind'>[]): GateState {
  if (entries.some(({ kind }) => kind === 'renewal')) return 'renewal';
  return entries.length > 0 ? 'required' : 'open';
}

/** Asked for once an establishment, and again when a form of it, its company or the user was saved. */
export function gateQuery(boxId: number) {
  return {
    ...callQuery('fields.validate', { params: { boxId: String(boxId) } }),
    staleTime: Infinity,
    retry: false,
  };
}

export interface Gate {
  /** Null until it is known. */
  readonly state: GateState | null;
  readonly entries: readonly GateEntry[];
  /** Who can correct what the user may not. */
  readonly managers: readonly string[];
  /** Looks again. */
  readonly check: () => Promise<GateState>;
}

/**
 * What blocks an establishment. Where it cannot be asked for, nothing does: the server refuses by itself
 * what must not be.
 */
export function useGate(boxId: number): Gate {
  const { data, error, isFetching, isStale, refetch } = useQuery(gateQuery(boxId));
  const entries = data?.error_stack ?? [];
  const state = gateStateOf(entries);
  // What was wrong may have been corrected since; what was well stays so while it is asked for again.
  const isAsked = (data === undefined && error === null) || (state !== 'open' && isStale && isFetching);
  return {
    state: isAsked ? null : state,
    entries,
    managers: data?.managers ?? [],
    check: async () => gateStateOf((await refetch()).data?.error_stack ?? entries),
  };
}

const seenKey = 'huella.renewalSeen';

const markOf = ({ pk, since }: GateEntry) => `${String(pk)} ${since ?? ''}`;

/** Whether somebody has seen the renewals among these in this tab: then they read on. */
export function isRenewalSeen(entries: readonly GateEntry[]): boolean {
  const seen = sessionStorage.getItem(seenKey);
  return entries.filter(({ kind }) => kind === 'renewal').every((entry) => markOf(entry) === seen);
}

/** Remembers in this tab that somebody has seen the renewal. */
export function seeRenewal(entry: GateEntry): void {
  try {
    sessionStorage.setItem(seenKey, markOf(entry));
  } catch {
    // A store that is full or disabled forgets: the page is shown again.
  }
}
