import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import RadioTower from 'lucide-react/icons/radio-tower';
import type { Oracle } from '@huella/domain/calls/oracles';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { FetchError } from '../../list/FetchError';
import { useLocale } from '../../session/model';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { Notice } from '../../ui/Notice';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { withOracle } from './oracle-wizard';
import type { OracleWizardState } from './use-oracle-wizard';

/** Which oracle; another one begins anew with what follows. */
export function OracleStepCards({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { zone } = useLocale();
  const { known, error, answers, answerAgain, goNext } = wizard;
  const isLacking = answers.oracle === '';
  const textOf = ({ version, source, readAt }: Oracle) =>
    readAt === null
      ? say('oracles:oracleUnread')
      : say('oracles:oracleRead', { version, source: source ?? '', read: formatDateTime(readAt, zone) });
  return (
    <WizardStep
      title={say('oracles:askOracle')}
      text={say('oracles:askOracleText')}
      disabled={isLacking}
      note={isLacking ? say('oracles:oracleNeeded') : undefined}
      onSubmit={goNext}
    >
      {known === undefined && error !== null && <FetchError title={say('oracles:failed')} error={error} />}
      {known?.length === 0 && <Notice tone="info" title={say('oracles:noOracles')} />}
      {known !== undefined && known.length > 0 && (
        <ChoiceCards
          label={say('oracles:askOracle')}
          least={320}
          value={answers.oracle}
          onChange={(key) => {
            if (key !== answers.oracle) answerAgain(withOracle(key));
          }}
          cards={known.map((each) => ({
            value: each.key,
            title: each.label,
            text: textOf(each),
            icon: each.provider === 'file' ? <FileSpreadsheet size={18} /> : <RadioTower size={18} />,
            disabled: each.readAt === null,
          }))}
        />
      )}
    </WizardStep>
  );
}
