import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { OpenSheet } from './OpenSheet';
import type { EventWizardState } from './use-event-wizard';

interface ForSheetProps {
  readonly wizard: EventWizardState;
  readonly event: EventModel;
}

/** More than anybody fills in here, one by one: a sheet takes them, with a row for each of them or as a file. */
export function ForSheet({ wizard, event }: ForSheetProps) {
  const { say } = useSay('eventGrid');
  const [isOpening, setOpening] = useState(false);
  const { answers, counted } = wizard;
  // An event on a lot is recorded on it, too, and a sheet knows of animals alone.
  const canOpen = answers.lot === null && answers.count <= maxSheetRows;
  return (
    <>
      <Notice
        tone="info"
        action={
          <>
            {canOpen && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  setOpening(true);
                }}
              >
                {say('eventGrid:openSheet', counted)}
              </Button>
            )}
            <Button size="small" href={addressOf(paths.eventFile, { event: event.eventType })}>
              {say('eventGrid:asSheet')}
            </Button>
          </>
        }
      >
        {say('eventGrid:tooMany')}
      </Notice>
      {isOpening && (
        <Suspense fallback={null}>
          <OpenSheet
            wizard={wizard}
            event={event}
            onClose={() => {
              setOpening(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
