import { Suspense } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import { FormWaiting } from '../../form/FormWaiting';
import { useListSubject } from '../../list/list-subject';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { useSay } from '../../words/use-say';
import { manualTransferPurpose, transferPurpose, type ImportMode } from '../imports/import-purpose';
import { useImportSubject } from '../imports/import-subject';
import { ImportWizard } from '../imports/ImportWizard';
import { transferEventOf } from './transfer-event';
import { TransferKindStep } from './TransferKindStep';
import { TransferLaterSteps } from './TransferLaterSteps';
import { useSheetTransfer } from './use-sheet-transfer';

export interface TransferSheetProps {
  readonly place: Place;
  readonly mode: ImportMode;
}

/** Transfers what the rows of a spreadsheet name, brought in or typed right here: five steps (document 2 section 2). */
export function TransferSheet({ place, mode }: TransferSheetProps) {
  const { say } = useSay('transfers');
  const { model } = useModel(place);
  const event = transferEventOf(model, place);
  if (event === null) {
    const text = say('transfers:notAllowed', { place: place.boxName });
    return <NotAllowedPlace title={say('transfers:massiveTitle')} text={text} right={null} />;
  }
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <Steps place={place} mode={mode} event={event} />
    </Suspense>
  );
}

function Steps({ place, mode, event }: TransferSheetProps & { readonly event: EventModel }) {
  const purpose = mode === 'file' ? transferPurpose : manualTransferPurpose;
  const subject = useImportSubject(place, purpose, event);
  const transfer = useSheetTransfer(useListSubject(place), event);
  return (
    <ImportWizard
      mode={mode}
      subject={subject}
      beside={transfer.beside}
      firstStep={(parts) => <TransferKindStep transfer={transfer} parts={parts} />}
      laterStep={(parts) => <TransferLaterSteps transfer={transfer} parts={parts} />}
    />
  );
}
