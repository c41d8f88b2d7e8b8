import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Pencil from 'lucide-react/icons/pencil';
import { hasErrors } from '@huella/domain/model/errors';
import { FaultSummary } from '../../form/FaultSummary';
import { StepFields } from '../../form/StepFields';
import { WithSurroundings } from '../../wizard/WizardScreen';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { columnNames, sheetColumns } from '../imports/sheet-columns';
import type { RowsStepProps } from '../imports/step-parts';
import { SummaryRows } from '../imports/SummaryRows';
import { LotsChoice } from './LotsChoice';
import { ModeCards } from './ModeCards';
import { titleAfter } from './sheet-frame';
import { TransferAside } from './TransferAside';
import { TransferModeStep } from './TransferModeStep';
import { TransferTargetStep } from './TransferTargetStep';
import { useSheetSteps, type SheetTransfer } from './use-sheet-transfer';
import { useTransferForm } from './use-transfer-form';
import type { TransferWizardState } from './use-transfer-wizard';

export interface TransferLaterStepsProps {
  readonly transfer: SheetTransfer;
  readonly parts: RowsStepProps;
}

/** What comes after the rows that name what goes: the papers, where to, and all of it once more. */
export function TransferLaterSteps({ transfer, parts }: TransferLaterStepsProps) {
  const wizard = useSheetSteps(transfer, parts);
  const { state, frame } = parts;
  const { step, before } = state.position;
  const onBack = () => {
    if (before !== null) state.go(before);
  };
  return (
    <WithSurroundings
      surroundings={{
        frame: { ...frame, aside: <TransferAside wizard={wizard} /> },
        onBack,
        nextTitle: titleAfter(parts),
      }}
    >
      {step === 'data' && <PapersStep transfer={transfer} wizard={wizard} />}
      {step === 'target' &&
        (state.mode === 'file' ? <TargetAndPapers wizard={wizard} /> : <Target wizard={wizard} />)}
      {step === 'summary' && <TransferModeStep wizard={wizard} rows={<Rows parts={parts} />} />}
    </WithSurroundings>
  );
}

const Asks = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });

/** Where to, and what follows from it for their lots. */
function Target({ wizard }: { readonly wizard: TransferWizardState }) {
  const { target, goNext } = wizard;
  const lots = target.box !== undefined && <LotsChoice wizard={wizard} box={target.box} />;
  return (
    <TransferTargetStep
      wizard={wizard}
      asks={{ children: lots, isReady: true, note: '', onSubmit: goNext }}
    />
  );
}

/** Where to; once that is known also what goes over, and with what papers. */
function TargetAndPapers({ wizard }: { readonly wizard: TransferWizardState }) {
  const { say } = useSay('transfers');
  const { target, mode, goNext } = wizard;
  const { form } = useTransferForm(wizard, goNext);
  return (
    <TransferTargetStep
      wizard={wizard}
      asks={{
        children: (
          <Asks>
            {target.box !== undefined && <LotsChoice wizard={wizard} box={target.box} />}
            <section>
              <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
                {say('transfers:askMode')}
              </Typography>
              <ModeCards wizard={wizard} />
            </section>
            <FaultSummary form={form} />
            <StepFields form={form} />
          </Asks>
        ),
        isReady: mode !== null,
        note: say('transfers:modeNeeded'),
        onSubmit: form.submit,
      }}
    />
  );
}

interface PapersStepProps extends Pick<TransferLaterStepsProps, 'transfer'> {
  readonly wizard: TransferWizardState;
}

/** The papers of the move, in a step of their own. */
function PapersStep({ transfer, wizard }: PapersStepProps) {
  const { say } = useSay('bulk');
  const { form } = useTransferForm(wizard, () => {
    transfer.session.answer({ isFilled: true });
    wizard.goNext();
  });
  return (
    <WizardStep title={say('bulk:askData')} text={say('bulk:askDataText')} onSubmit={form.submit}>
      <Asks>
        <FaultSummary form={form} />
        <StepFields form={form} />
      </Asks>
    </WizardStep>
  );
}

const Edit = styled('div')({ marginBottom: 12 });

/** The rows that go, as the sheet has them, and the way back to it (document 2 section 2, summary step). */
function Rows({ parts }: Pick<TransferLaterStepsProps, 'parts'>) {
  const { say } = useSay('imports');
  const { subject, upload, rows, state } = parts;
  const { format, locale } = subject;
  const columns = sheetColumns(columnNames(upload, format, rows.store), format, locale);
  const going = rows.store.list().filter(({ isBlank, issues }) => isBlank !== true && !hasErrors(issues));
  return (
    <div>
      <Edit>
        <Button
          size="small"
          startIcon={<Pencil size={16} />}
          onClick={() => {
            state.go('sheet');
          }}
        >
          {say('imports:edit')}
        </Button>
      </Edit>
      <SummaryRows rows={going} columns={columns} />
    </div>
  );
}
