import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths';
import { useToasts } from '../../ui/Toasts';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { CodesTable } from './CodesStep';
import { DoubtLines } from './DoubtLines';
import { useSaveLinks } from './oracle-calls';
import { OracleErrors } from './OracleErrors';
import type { OracleWizardState } from './use-oracle-wizard';

/** All of it once more, and the way to save it: back in the list then (document 3 section 4). */
export function ReviewStep({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { show } = useToasts();
  const navigate = useNavigate();
  const { place, answers, pairs, oracle, finish } = wizard;
  const { mutate, isPending, error, reset } = useSaveLinks(place);
  const count = pairs.length;
  const save = () => {
    mutate(
      { oracleKey: answers.oracle, pairs },
      {
        onSuccess: () => {
          finish();
          show({ tone: 'ok', text: say('oracles:saved', { count }) });
          void navigate({ to: paths.oracles, search: {}, ignoreBlocker: true });
        },
      },
    );
  };
  return (
    <WizardStep
      layout="wide"
      title={say('oracles:askReview')}
      text={say('oracles:askReviewText', { count, oracle: oracle?.label ?? '' })}
      label={say('oracles:save', { count })}
      isLast
      working={isPending}
      onSubmit={save}
    >
      <CodesTable wizard={wizard} isRead />
      <DoubtLines wizard={wizard} />
      <OracleErrors
        error={error}
        nameOf={(id) => answers.assets.find((asset) => String(asset.id) === id)?.label ?? ''}
        onClose={reset}
      />
    </WizardStep>
  );
}
