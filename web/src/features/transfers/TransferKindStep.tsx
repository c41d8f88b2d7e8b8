import { CallError } from '../../call/call-error';
import { FailureNotice } from '../../form/FailureNotice';
import { WithSurroundings } from '../../wizard/WizardScreen';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { RecentImports } from '../imports/RecentImports';
import type { StepProps } from '../imports/step-parts';
import { useNewGrid } from '../imports/use-new-grid';
import { ModeCards } from './ModeCards';
import { titleAfter } from './sheet-frame';
import { useSheetSteps, type SheetTransfer } from './use-sheet-transfer';

export interface TransferKindStepProps {
  readonly transfer: SheetTransfer;
  readonly parts: StepProps;
}

/** Rows that an empty sheet begins with: more are added as they are needed. */
const firstRows = 20;

/** What goes over; then an empty sheet opens for what goes, or the one that was begun. */
export function TransferKindStep({ transfer, parts }: TransferKindStepProps) {
  const { say } = useSay('transfers', 'imports');
  const { state, subject, frame } = parts;
  const wizard = useSheetSteps(transfer, parts);
  const { mode } = wizard;
  const { mutate, isPending, error, reset } = useNewGrid(parts);
  const goOn = () => {
    if (state.upload === null) mutate({ rows: firstRows, defaults: {} });
    else state.go('sheet');
  };
  return (
    <WithSurroundings
      surroundings={{
        frame: { ...frame, aside: <RecentImports subject={subject} /> },
        onBack: undefined,
        nextTitle: titleAfter(parts),
      }}
    >
      <WizardStep
        title={say('transfers:askMode')}
        text={say('transfers:askModeText')}
        disabled={mode === null}
        note={mode === null ? say('transfers:modeNeeded') : undefined}
        working={isPending}
        onSubmit={goOn}
        failure={
          <FailureNotice
            failure={error instanceof CallError ? error : null}
            title={say('imports:createFailed')}
            onClose={reset}
          />
        }
      >
        <ModeCards wizard={wizard} />
      </WizardStep>
    </WithSurroundings>
  );
}
