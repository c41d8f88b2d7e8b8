import { styled } from '@mui/material/styles';
import MapPinHouse from 'lucide-react/icons/map-pin-house';
import Signature from 'lucide-react/icons/signature';
import { useEffect, useMemo } from 'react';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { overrideFields } from '@huella/domain/engine/events/check-rules';
import type { EventModel } from '@huella/domain/model/event-model';
import { FaultSummary } from '../../form/FaultSummary';
import { StepFields } from '../../form/StepFields';
import { WizardStep } from '../../wizard/WizardStep';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { hiddenOverrides } from '../../session/administers';
import type { Place } from '../../session/context';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { Surroundings } from '../events/event-subject';
import { useEventForm } from '../events/use-event-form';
import { TargetWarnings } from './TargetProblems';
import { kindFieldOf, transferModes } from './transfer-event';
import { TransferSummaryStep } from './TransferSummaryStep';
import type { TransferWizardState } from './use-transfer-wizard';

/** A transfer asks nothing of the assets that it is about: whatever they are, its papers are the same. */
const nothingKnown: Surroundings = new Map();

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });

/** Ownership or possession, and the papers of the move; and, once they are right, what will be done. */
export function TransferModeStep({ wizard }: { readonly wizard: TransferWizardState }) {
  const { say } = useSay('transfers', 'form');
  const { subject, event, answers, answer, step, goNext, target, mode, owned } = wizard;
  const texts = useModeTexts(wizard);
  const without = useLeftOut(subject.place, event);
  const needed = useNeeded(event, target.box);
  const { form, isSound } = useEventForm({
    ...{ subject, event, without, needed },
    begun: answers.raw,
    around: nothingKnown,
    onSound: goNext,
  });
  const { raw } = form;
  const isHeldOnly = answers.count > 0 && owned === 0;
  useEffect(() => {
    answer({ raw });
  }, [answer, raw]);
  if (step === 'summary' && isSound && mode !== null) {
    return <TransferSummaryStep wizard={wizard} mode={mode} values={form.values} />;
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
        <ChoiceCards
          label={say('transfers:askMode')}
          least={280}
          value={mode?.key ?? ''}
          onChange={(key) => {
            answer({ mode: key });
          }}
          cards={transferModes(event).map(({ key, kind }) => ({
            value: key,
            title: say(`transfers:${kind}`),
            text: texts[kind],
            disabled: kind === 'ownership' && isHeldOnly,
            icon: kind === 'ownership' ? <Signature size={20} /> : <MapPinHouse size={20} />,
          }))}
        />
        {target.box !== undefined && <TargetWarnings wizard={wizard} box={target.box} />}
        <FaultSummary form={form} />
        <StepFields form={form} />
      </Root>
    </WizardStep>
  );
}

/** What becomes of the owner in each way; of what another company owns, why its ownership does not go over (decision 40). */
function useModeTexts({ subject, target, answers, owned }: TransferWizardState) {
  const { say, language } = useSay('transfers');
  const { count } = answers;
  const { companyName: company } = subject.place;
  if (owned === count) {
    return {
      ownership: say('transfers:ownershipText', { company: target.box?.company.company_name ?? '' }),
      possession: say('transfers:possessionText', { company }),
    };
  }
  const figures = { can: formatCount(owned, language), total: formatCount(count, language) };
  return {
    ownership:
      owned === 0
        ? say('transfers:ownershipNone', { company })
        : say('transfers:ownershipSome', { ...figures, company }),
    possession: say('transfers:possessionSame'),
  };
}

/** What is allowed anyway needs its reason: without it the server refuses. */
function useNeeded(event: EventModel, box: TargetBox | undefined): readonly string[] {
  const isWarned = box?.error.some(({ code }) => code === 'overridable') === true;
  return useMemo(() => (isWarned ? overrideFields(event) : []), [isWarned, event]);
}

/** The field that the cards ask for, and so the form does not; and what only an administrator fills. */
function useLeftOut(place: Place, event: EventModel): readonly string[] {
  return useMemo(() => {
    const kind = kindFieldOf(event);
    return [...(kind === null ? [] : [kind.name]), ...hiddenOverrides(place, event)];
  }, [place, event]);
}
