import { useNavigate } from '@tanstack/react-router';
import type { Issue } from '@huella/domain/model/errors';
import { CallError } from '../../call/call-error';
import { FailureNotice } from '../../form/FailureNotice';
import { paths } from '../../paths';
import type { WizardState } from '../../wizard/use-wizard';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { SummaryRows } from '../imports/SummaryRows';
import { useMakeLots } from './lot-calls';
import type { LotRowsParts } from './LotRowsStep';
import type { LotsAnswers, LotsStep } from './lots-grid';

export interface LotsSummaryStepProps extends LotRowsParts {
  readonly wizard: WizardState<LotsStep, LotsAnswers>;
  /** Goes back to the grid, where each of these is beside its cell. */
  readonly onRefused: (issues: readonly Issue[]) => void;
}

/** What will be made; then it is. */
export function LotsSummaryStep({ place, rows, columns, counts, wizard, onRefused }: LotsSummaryStepProps) {
  const { say } = useSay('bulk');
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useMakeLots(place);
  const { submitKey, finish } = wizard;
  const submit = () => {
    const values = rows.list().map((row) => row.values);
    mutate(
      { values, submitKey: submitKey.current() },
      {
        onSuccess: ({ made }) => {
          finish();
          const notice = say('bulk:lotsDone', { count: made, place: place.boxName });
          void navigate({ href: paths.lots, state: { notice }, replace: true, ignoreBlocker: true });
        },
        onError: (refusal) => {
          submitKey.refused(refusal);
          const told =
            refusal instanceof CallError ? refusal.issues.filter(({ record }) => record !== null) : [];
          if (told.length > 0) onRefused(told);
        },
      },
    );
  };
  return (
    <WizardStep
      isLast
      title={say('bulk:lotsAsk')}
      text={say('bulk:lotsAskText', { count: counts.total, place: place.boxName })}
      label={say(isPending ? 'bulk:lotsMaking' : 'bulk:lotsMake', { count: counts.total })}
      working={isPending}
      onSubmit={submit}
      failure={
        <FailureNotice
          failure={error instanceof CallError ? error : null}
          title={say('bulk:lotsFailed')}
          onClose={reset}
        />
      }
    >
      <SummaryRows rows={rows.store.list().filter((row) => row.isBlank !== true)} columns={columns} />
    </WizardStep>
  );
}
