import type { QrPage } from '@huella/domain/calls/qr-page';
import type { QrEvent, QrPlace } from './qr.store';

/** What is recorded of an asset, and where. */
export interface Recorded {
  readonly events: readonly Pick<QrEvent, 'boxId' | 'targetBoxId' | 'sequence' | 'recordTime' | 'hash'>[];
  readonly places: ReadonlyMap<number, Pick<QrPlace, 'companyId' | 'company'>>;
  /** Whether its chain of hashes holds; null where nobody has looked. */
  readonly chainHolds: boolean | null;
}

/** The newest links of a chain that a page lists. */
const maxLinks = 100;

/**
 * Why the page of an asset is believed; null where nothing is recorded or nobody has looked. `isVouched`: by its state;
 * `now`: when its chain was held against its seals.
 */
export function buildProof(recorded: Recorded, isVouched: boolean, now: Date): QrPage['proof'] {
  const { events, chainHolds } = recorded;
  const [oldest, newest] = [events[0], events.at(-1)];
  if (chainHolds === null || oldest === undefined || newest === undefined) return null;
  const handedTo = events.flatMap(({ targetBoxId }) => targetBoxId ?? []);
  const recordedIn = events.map(({ boxId }) => boxId);
  return {
    holds: chainHolds,
    records: events.length,
    companies: companiesOf([...recordedIn, ...handedTo], recorded).size,
    // Who was only handed something says nothing of it (decisions section 8, words).
    witnessed: isVouched || companiesOf(recordedIn, recorded).size > 1,
    recordedBy: [...new Set(recordedIn.flatMap((id) => recorded.places.get(id)?.company ?? []))],
    since: oldest.recordTime.toISOString(),
    checkedAt: now.toISOString(),
    seal: newest.hash,
    links: events.slice(-maxLinks).map(({ sequence, recordTime, hash }) => ({
      sequence,
      at: recordTime.toISOString(),
      hash,
    })),
  };
}

function companiesOf(boxIds: readonly number[], { places }: Recorded): ReadonlySet<number> {
  return new Set(boxIds.flatMap((id) => places.get(id)?.companyId ?? []));
}
