import type { QrPage } from '@huella/domain/calls/qr-page';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import type { Database } from '../../db/database';
import type { Stop } from './build-journey';
import { journeyOf, publicSubject } from './build-page';
import { buildProof } from './build-proof';
import { followBack, joinJourneys, readFollowed, type FollowedAsset } from './follow-back';
import type { QrSubject } from './page-subject';
import { presentCertificates } from './present-facts';
import type { QrPlace } from './qr.store';

/** Assets of a lot whose chains are all verified for its page; of more nothing is said. */
const maxProved = 20;

/** How what a lot was made of came to be, as its page tells it, and all that this was read from. */
export interface LotTrail {
  readonly journey: readonly Stop[];
  readonly certificates: QrPage['certificates'];
  readonly proof: QrPage['proof'];
  readonly places: ReadonlyMap<number, QrPlace>;
  readonly assetIds: readonly number[];
  readonly eventIds: readonly number[];
}

/** What is followed for the page of a lot: all that it is of, what there is most of first. */
export interface TrailSubject {
  readonly members: readonly { readonly publicId: string }[];
  /** What the page says of the assets of the lot. */
  readonly template: QrTemplate | null;
  /** What the page of a single asset says where that is. */
  readonly templateAt: (followed: FollowedAsset) => Promise<QrTemplate | null>;
  readonly now: Date;
}

/**
 * The journey of what there is most of, from where it began; the certificates on the way; and what the chains of all of them prove
 * together (decision 129). Null of a lot of nothing.
 */
export async function findLotTrail(db: Database, subject: TrailSubject): Promise<LotTrail | null> {
  const { members, template, templateAt, now } = subject;
  const [most, ...others] = members;
  if (most === undefined) return null;
  const { trail: back, reached } = await followBack(db, most.publicId);
  const subjects: QrSubject[] = [];
  for (const [at, followed] of back.entries()) {
    const said = at === 0 ? template : await templateAt(followed);
    subjects.push(publicSubject(toSubject(followed, said, now)).subject);
  }
  const beside: FollowedAsset[] = [];
  if (members.length <= maxProved)
    for (const { publicId } of others) {
      const read = await readFollowed(db, publicId);
      if (read !== null) beside.push(read);
    }
  const all = [...back, ...beside];
  return {
    journey: joinJourneys(subjects.toReversed().map(journeyOf)),
    certificates: distinct(subjects.toReversed().flatMap(presentCertificates)),
    proof: beside.length === others.length ? joinProofs(all, now) : null,
    places: new Map(all.flatMap(({ places }) => [...places])),
    assetIds: [...new Set([...reached, ...all.map(({ asset }) => asset.id)])],
    eventIds: [...new Set(all.flatMap(({ eventIds }) => eventIds))],
  };
}

function toSubject(followed: FollowedAsset, template: QrTemplate | null, now: Date): QrSubject {
  const { model, asset, events, places, place, holds } = followed;
  return { model, asset, events, places, place, template, now, chainHolds: holds, sources: [], chosen: [] };
}

/** Each certificate once, whatever how many of them have it. */
function distinct(certificates: QrPage['certificates']): QrPage['certificates'] {
  return [...new Map(certificates.map((each) => [JSON.stringify(each), each])).values()];
}

/** What several chains prove together: all of them hold or it does not; the seals are those of the first. */
function joinProofs(followed: readonly FollowedAsset[], now: Date): QrPage['proof'] {
  const proofs = followed.flatMap(
    ({ events, places, holds }) => buildProof({ events, places, chainHolds: holds }, false, now) ?? [],
  );
  const [first] = proofs;
  if (first === undefined || proofs.length < followed.length) return null;
  const recordedBy = [...new Set(proofs.flatMap((each) => each.recordedBy))];
  return {
    ...first,
    holds: proofs.every(({ holds }) => holds),
    records: proofs.reduce((sum, { records }) => sum + records, 0),
    companies: Math.max(recordedBy.length, ...proofs.map(({ companies }) => companies)),
    witnessed: recordedBy.length > 1,
    recordedBy,
    since: proofs.map(({ since }) => since).toSorted()[0] ?? first.since,
  };
}
