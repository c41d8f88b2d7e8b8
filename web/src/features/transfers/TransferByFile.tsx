import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Upload } from '@huella/domain/calls/upload-view';
import { maxRowsAnswered } from '@huella/domain/rules/limits';
import type { EventModel } from '@huella/domain/model/event-model';
import { call } from '../../call/call';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { errorReason } from '../../list/error-reason';
import type { PickedAsset } from '../../list/chosen-assets';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { useToasts } from '../../ui/Toasts';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { transferPurpose } from '../imports/import-purpose';
import { useImportSubject } from '../imports/import-subject';
import { ImportWizard } from '../imports/ImportWizard';
import { transferEventOf } from './transfer-event';
import { transferWizard } from './transfer-wizard';

/** What goes, by the rows of a spreadsheet; where to and how, the wizard of transfers asks from there on. */
export function TransferByFile({ place }: { readonly place: Place }) {
  const { say } = useSay('transfers');
  const { model } = useModel(place);
  const event = transferEventOf(model, place);
  if (event !== null) return <TransferRows place={place} event={event} />;
  const text = say('transfers:notAllowed', { place: place.boxName });
  return <NotAllowedPlace title={say('transfers:massiveTitle')} text={text} right={null} />;
}

interface TransferRowsProps {
  readonly place: Place;
  readonly event: EventModel;
}

function TransferRows({ place, event }: TransferRowsProps) {
  const { say } = useSay('imports');
  const { show } = useToasts();
  const navigate = useNavigate();
  const subject = useImportSubject(place, transferPurpose, event);
  const { mutateAsync } = useMutation({
    mutationFn: (upload: Upload) => listNamed(upload),
    onSuccess: (picked) => {
      const chosen = { picked: [...picked], count: picked.length };
      const v = startSession(transferWizard, place, paths.transferMassive, chosen);
      void navigate({ to: paths.transferNew, search: { v } });
    },
    onError: (error) => {
      show({ tone: 'danger', text: `${say('imports:loadFailed')}: ${errorReason(error, say)}` });
    },
  });
  const onRows = async (upload: Upload) => {
    await mutateAsync(upload).catch(() => null); // it was said
  };
  return <ImportWizard mode="file" subject={subject} onRows={onRows} />;
}

/** The assets of the rows that have no error, each as its row calls it. */
async function listNamed({ ExcelUploadId }: Upload): Promise<readonly PickedAsset[]> {
  const found: PickedAsset[] = [];
  for (let from = 1; ;) {
    const params = {
      excelUploadId: String(ExcelUploadId),
      from: String(from),
      count: String(maxRowsAnswered),
    };
    const { rows } = await call('sheets.rows', { params });
    for (const { pk, texts, issues } of rows) {
      if (pk === undefined || issues.some(({ level }) => level === 'error')) continue;
      const named = Object.entries(texts).find(([name, text]) => name !== '_pk_' && text !== '');
      found.push([pk, named?.[1] ?? String(pk)]);
    }
    if (rows.length < maxRowsAnswered) return found;
    from = (rows.at(-1)?.row ?? from) + 1;
  }
}
