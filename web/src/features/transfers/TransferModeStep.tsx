import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FaultSummary } from '../../form/FaultSummary';
import { StepFields } from '../../form/StepFields';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { ModeCards } from './ModeCards';
import { TargetWarnings } from './TargetProblems';
import { TransferSummaryStep } from './TransferSummaryStep';
import { useTransferForm } from './use-transfer-form';
import type { TransferWizardState } from './use-transfer-wizard';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });

export interface TransferModeStepProps {
  readonly wizard: TransferWizardState;
  /** What goes, in the summary. */
  readonly rows?: ReactNode;
}

/** Ownership or possession, and the papers of the move; and, once they are right, what will be done. */
export function TransferModeStep({ wizard, rows }: TransferModeStepProps) {
  const { say } = useSay('transfers', 'form');
  const { goNext, target, mode } = wizard;
  const { form, isSound } = useTransferForm(wizard, goNext);
  if (wizard.isLast && isSound && mode !== null) {
    return <TransferSummaryStep wizard={wizard} mode={mode} values={form.values} rows={rows} />;
  }
  return (
    <WizardStep
      title={say('transfers:askMode')}
      text={say('transfers:askModeText')}
      disabled={mode === null}
      note={mode === null ? say('transfers:modeNeeded') : undefined}
      onSubmit={form.submit}
    >
      <Root>
        <ModeCards wizard={wizard} />
        {target.box !== undefined && <TargetWarnings wizard={wizard} box={target.box} />}
        <FaultSummary form={form} />
        <StepFields form={form} />
      </Root>
    </WizardStep>
  );
}
