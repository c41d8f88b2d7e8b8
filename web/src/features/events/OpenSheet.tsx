import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EventModel } from '@huella/domain/model/event-model';
import { isEmpty } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { sentAssets, sentCount } from '../../list/chosen-assets';
import { errorReason } from '../../list/error-reason';
import { isMoved, SelectionMoved } from '../../list/SelectionMoved';
import { paths } from '../../paths';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { AskedDefaults } from '../imports/AskedDefaults';
import type { Answer } from '../imports/asked-items';
import { eventPurpose } from '../imports/import-purpose';
import { useImportSubject, type ImportSubject } from '../imports/import-subject';
import { isUnsound, useAnswers } from '../imports/use-answers';
import type { EventAnswers } from './event-wizard';
import type { EventWizardState } from './use-event-wizard';

interface OpenSheetProps {
  readonly wizard: EventWizardState;
  readonly event: EventModel;
  readonly onClose: () => void;
}

/** Asks what all rows begin with, and opens the sheet with a row for each of the chosen assets. */
export function OpenSheet({ wizard, event, onClose }: OpenSheetProps) {
  const { say } = useSay('eventGrid', 'list');
  const { answers, counted, answer } = wizard;
  const { place, model } = wizard.subject;
  const subject = useImportSubject(place, eventPurpose, event);
  const { itemsOf, setAnswer, textsOf } = useAnswers(subject, null, saidFor(answers));
  const items = itemsOf([]);
  const { mutate, isPending, error, reset } = useNewSheet(subject, answers);
  return (
    <>
      <Modal
        open={!isMoved(error)}
        size="base"
        onClose={isPending ? undefined : onClose}
        title={say('eventGrid:openSheetTitle', counted)}
        text={say('eventGrid:openSheetText')}
        actions={
          <DialogFoot
            working={isPending}
            onCancel={onClose}
            disabled={isUnsound(items)}
            onClick={() => {
              mutate(textsOf([]));
            }}
          >
            {say('eventGrid:openSheetDo')}
          </DialogFoot>
        }
      >
        <AskedDefaults isGrid subject={subject} items={items} disabled={isPending} onAnswer={setAnswer} />
        {error !== null && !isMoved(error) && (
          <div role="alert">
            <Notice tone="danger" title={say('eventGrid:openSheetFailed')}>
              {errorReason(error, say)}
            </Notice>
          </div>
        )}
      </Modal>
      <SelectionMoved
        error={error}
        model={model}
        onGoOn={(count) => {
          answer({ count });
          reset();
        }}
        onClose={onClose}
      />
    </>
  );
}

/** What was filled in for all by now: the date, and whatever else every row may begin with. */
function saidFor({ raw }: EventAnswers): Readonly<Record<string, Answer>> {
  const filled = Object.entries(raw).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(filled.map(([field, value]) => [field, { raw: value, isOn: true }]));
}

/** Has the sheet made, and opens it where its rows are filled in. */
function useNewSheet({ aim, place, model }: ImportSubject, chosen: EventAnswers) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (defaults: Readonly<Record<string, string>>) =>
      call('sheets.manual', {
        body: {
          ...{ boxId: place.boxId, globalModelId: model.id, ...aim, defaults: { ...defaults } },
          ...sentAssets(chosen),
          ...sentCount(chosen),
        },
      }),
    onSuccess: ({ ExcelUploadId }) => {
      void client.invalidateQueries({ queryKey: ['sheets.unfinished'] });
      void navigate({
        to: paths.eventFile,
        search: { upload: ExcelUploadId, step: 'sheet' },
        // Whoever was chosen is in the sheet: nothing is left behind.
        ignoreBlocker: true,
      });
    },
  });
}
