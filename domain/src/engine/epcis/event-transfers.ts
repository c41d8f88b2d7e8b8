import { isKeys, plainText } from '../../model/value';
import type { EpcisAsset, EpcisEvent, EpcisRecord } from './epcis-event';
import { partyUri, placeUri, type EpcisPlace } from './epcis-names';

type Ends = Pick<EpcisEvent, 'sourceList' | 'destinationList'>;

/**
 * From whom to whom a transfer went (decisions section 4): the keeping and the place always, the ownership unless the
 * option that was chosen leaves it where it is.
 */
export function transferOf(record: EpcisRecord, { ownerId }: EpcisAsset): Ends {
  const { box, target } = record;
  if (target === null) return {};
  return {
    // What was held for somebody else is theirs until it goes over.
    sourceList: endsOf(record, box, ownerId).map(({ type, id }) => ({ type, source: id })),
    destinationList: endsOf(record, target).map(({ type, id }) => ({ type, destination: id })),
  };
}

function endsOf(record: EpcisRecord, place: EpcisPlace, ownerId = place.companyId) {
  const { base } = record;
  const owner = partyUri(base, { companyId: ownerId });
  return [
    ...(isOfOwnership(record) ? [{ type: 'owning_party', id: owner } as const] : []),
    { type: 'possessing_party', id: partyUri(base, place) } as const,
    { type: 'location', id: placeUri(base, place) } as const,
  ];
}

/** Where the event does not say, all of it goes over. */
function isOfOwnership({ named, fields }: EpcisRecord): boolean {
  if (named?.epcis.endsTransfer !== undefined) return false;
  const transfer = named?.transfer;
  if (transfer === undefined) return true;
  const kind = fields[transfer.kindField] ?? null;
  const keys = isKeys(kind) ? kind : [plainText(kind)];
  return !keys.some((key) => transfer.possession.includes(key));
}
