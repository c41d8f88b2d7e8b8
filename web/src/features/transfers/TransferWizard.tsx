import { useNavigate } from '@tanstack/react-router';
import type { EventModel } from '@huella/domain/model/event-model';
import { capital } from '../../form/capital';
import { LeaveGuard } from '../../form/LeaveGuard';
import { stepStates } from '../../form/wizard-steps';
import type { ListSubject } from '../../list/list-subject';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { StepParts } from './step-parts';
import { TransferAside } from './TransferAside';
import { TransferAssetsStep } from './TransferAssetsStep';
import { TransferModeStep } from './TransferModeStep';
import { TransferTargetStep } from './TransferTargetStep';
import { transferSteps, useTransferWizard, type TransferWizardState } from './use-transfer-wizard';

export interface TransferWizardProps {
  readonly subject: ListSubject;
  readonly event: EventModel;
}

/** The wizard that hands assets over: where to, how, which, and once more all of it. */
export function TransferWizard({ subject, event }: TransferWizardProps) {
  const wizard = useTransferWizard(subject, event);
  const { visit, step, target } = wizard;
  const { say } = useSay('transfers');
  const navigate = useNavigate();
  const leave = () => void navigate({ href: visit.from });
  const frame = useFrame(wizard, leave);
  const isBegun = target.alias !== '' && visit.answers['done'] === undefined;
  const name = target.box?.box_name;
  const lost = name === undefined ? say('transfers:unsavedNew') : say('transfers:unsaved', { target: name });
  return (
    <>
      {step === 'target' && <TransferTargetStep wizard={wizard} frame={frame} />}
      {step === 'assets' && <TransferAssetsStep wizard={wizard} frame={frame} />}
      {(step === 'mode' || step === 'summary') && <TransferModeStep wizard={wizard} frame={frame} />}
      <LeaveGuard unsaved={isBegun ? [lost] : []} samePathPasses />
    </>
  );
}

/** What every step has around it. */
function useFrame(wizard: TransferWizardState, leave: () => void): StepParts {
  const { say, word, language } = useSay('transfers');
  const { subject, visit, step, reached, goTo } = wizard;
  const { noun } = subject.model;
  const states = stepStates(transferSteps, step, reached);
  const place = subject.place.boxName;
  const titles = {
    target: say('transfers:stepTarget'),
    mode: say('transfers:stepMode'),
    assets: capital(word(noun.many)),
    summary: say('transfers:stepSummary'),
  };
  const counted = {
    figure: formatCount(visit.count, language),
    noun: word(visit.count === 1 ? noun.one : noun.many),
  };
  return {
    leave,
    counted,
    titleOf: (each) => titles[each],
    props: {
      title: say('transfers:newOne'),
      subtitle:
        visit.count === 0
          ? say('transfers:wizardNone', { place })
          : say('transfers:wizardSub', { ...counted, place }),
      steps: transferSteps.map((each, at) => ({
        id: each,
        title: titles[each],
        state: states[at] ?? 'later',
      })),
      onGo: goTo,
      onExit: leave,
      exitLabel: say('transfers:exit'),
      aside: <TransferAside wizard={wizard} counted={counted} />,
    },
  };
}
