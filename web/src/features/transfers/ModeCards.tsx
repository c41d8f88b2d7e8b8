import MapPinHouse from 'lucide-react/icons/map-pin-house';
import Signature from 'lucide-react/icons/signature';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { transferModes } from './transfer-event';
import type { TransferWizardState } from './use-transfer-wizard';

/** Ownership or possession, each with what becomes of the owner. */
export function ModeCards({ wizard }: { readonly wizard: TransferWizardState }) {
  const { say } = useSay('transfers');
  const { event, answers, answer, mode, owned } = wizard;
  const texts = useModeTexts(wizard);
  const isHeldOnly = answers.count > 0 && owned === 0;
  return (
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
  );
}

/** What becomes of the owner in each way; of what another company owns, why its ownership does not go over (decision 40). */
function useModeTexts({ subject, target, answers, owned }: TransferWizardState) {
  const { say, language } = useSay('transfers');
  const { count } = answers;
  const { companyName: company } = subject.place;
  if (owned === count) {
    return {
      ownership:
        target.box === undefined
          ? say('transfers:ownershipOpen')
          : say('transfers:ownershipText', { company: target.box.company.company_name }),
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
