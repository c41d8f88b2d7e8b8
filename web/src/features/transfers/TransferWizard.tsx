import type { EventModel } from '@huella/domain/model/event-model';
import { capital } from '../../form/capital';
import type { ListSubject } from '../../list/list-subject';
import { WizardScreen } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { TransferAside } from './TransferAside';
import { TransferAssetsStep } from './TransferAssetsStep';
import { TransferModeStep } from './TransferModeStep';
import { TransferTargetStep } from './TransferTargetStep';
import { useTransferWizard } from './use-transfer-wizard';

export interface TransferWizardProps {
  readonly subject: ListSubject;
  readonly event: EventModel;
}

/** The wizard that hands assets over: where to, how, which, and once more all of it. */
export function TransferWizard({ subject, event }: TransferWizardProps) {
  const { say, word } = useSay('transfers');
  const wizard = useTransferWizard(subject, event);
  const { answers, counted, target } = wizard;
  const place = subject.place.boxName;
  const name = target.box?.box_name;
  const lost = name === undefined ? say('transfers:unsavedNew') : say('transfers:unsaved', { target: name });
  return (
    <WizardScreen
      wizard={wizard}
      title={say('transfers:newOne')}
      subtitle={
        answers.count === 0
          ? say('transfers:wizardNone', { place })
          : say('transfers:wizardSub', { ...counted, place })
      }
      titles={{
        target: say('transfers:stepTarget'),
        mode: say('transfers:stepMode'),
        assets: capital(word(subject.model.noun.many)),
        summary: say('transfers:stepSummary'),
      }}
      screens={{
        target: <TransferTargetStep wizard={wizard} />,
        mode: <TransferModeStep wizard={wizard} />,
        assets: <TransferAssetsStep wizard={wizard} />,
        summary: <TransferModeStep wizard={wizard} />,
      }}
      exitLabel={say('transfers:exit')}
      aside={<TransferAside wizard={wizard} />}
      unsaved={target.alias === '' ? null : lost}
    />
  );
}
