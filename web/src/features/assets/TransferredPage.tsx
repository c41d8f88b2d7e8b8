import { useTransferredSubject } from '../../list/gone-subject';
import { useArrivalKind } from '../../list/use-arrival-kind';
import { PlaceList } from './PlaceList';
import { TransferredList } from './TransferredList';
import { useTransferredTitle } from './use-gone-title';

/** What left an establishment by a transfer, as it was then (document 1 section 2, transferred assets). */
export function TransferredPage() {
  useArrivalKind();
  return (
    <PlaceList useSubject={useTransferredSubject} useTitle={useTransferredTitle}>
      {(subject) => <TransferredList subject={subject} />}
    </PlaceList>
  );
}
