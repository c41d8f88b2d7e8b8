import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { capital } from '../../form/capital';
import { listAddress } from '../../form/back-to-list';
import { WizardFrame } from '../../wizard/WizardFrame';
import { errorReason } from '../../list/error-reason';
import { isAlive } from '../../shell/run-progress';
import { ErrorState } from '../../ui/ErrorState';
import { formatCount } from '../../ui/format-count';
import { CardsSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { RunCard } from '../runs/RunCard';
import { useRun } from '../runs/use-run';
import { useTaskUndo } from '../runs/use-task-undo';
import type { UploadStepProps } from './step-parts';

export interface ImportRunProps extends UploadStepProps {
  readonly runId: number;
}

const Place = styled('div')({ paddingTop: 28 });

/** An import that was submitted: the run that writes it, to its end. Anyone who leaves reads that it goes on. */
export function ImportRun({ subject, frame, leave, nounOf, runId }: ImportRunProps) {
  const { say, word, language } = useSay('imports', 'runs');
  const { run, seenAt, error, isLost, retry } = useRun(runId);
  const { noun } = subject.model;
  const { undoOf, dialogs } = useTaskUndo(subject.place);
  useIndicator(subject.place.boxId, runId);
  const exit = () => {
    if (run === undefined || !isAlive(run)) leave();
    else
      leave(
        say(subject.purpose.words.toastWaiting, {
          figure: formatCount(run.total, language),
          noun: nounOf(run.total),
        }),
      );
  };
  return (
    <WizardFrame {...frame} onExit={exit} ground="sunken">
      <Place>
        {run !== undefined ? (
          <RunCard
            run={run}
            seenAt={seenAt}
            locale={subject.locale}
            nounOf={nounOf}
            isLost={isLost}
            undo={undoOf(run)}
            eventName={subject.event === null ? null : word(subject.event.name)}
            list={{
              href: listAddress(),
              label: say('runs:toList', { nouns: capital(word(noun.many)) }),
            }}
          />
        ) : error === null ? (
          <CardsSkeleton count={1} />
        ) : (
          <ErrorState title={say('runs:loadFailed')} text={errorReason(error, say)} onRetry={retry} />
        )}
      </Place>
      {dialogs}
    </WizardFrame>
  );
}

/** The frame of the product shows runs that are alive: it asks for them again as soon as there is one more. */
function useIndicator(boxId: number, runId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['jobs.list'] });
  }, [client, boxId, runId]);
}
