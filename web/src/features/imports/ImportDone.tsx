import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import type { RunView } from '@huella/domain/calls/jobs';
import { listAddress } from '../../form/back-to-list';
import { formatCount } from '../../ui/format-count';
import { SuccessModal } from '../../ui/SuccessModal';
import { useSay } from '../../words/use-say';
import { loadedAddress } from '../runs/LoadedAssets';
import type { StepProps } from './step-parts';

export interface ImportDoneProps {
  /** The run that has just ended; null while there is none. */
  readonly run: RunView | null;
  readonly parts: StepProps;
}

/** Success message of a short import; returns to the list (document 2 section 9: after 4.5 seconds). */
export function ImportDone({ run, parts }: ImportDoneProps) {
  const { say, word, language } = useSay('imports');
  const navigate = useNavigate();
  const { place, model, purpose } = parts.subject;
  const { words } = purpose;
  const done = run?.done ?? 0;
  const slots = { figure: formatCount(done, language), noun: parts.nounOf(done), place: place.boxName };
  const toList = () => {
    const notice = say(done === 1 ? words.toastDoneOne : words.toastDone, slots);
    void navigate({
      href: (run && loadedAddress(run)) ?? listAddress(),
      state: { notice },
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <SuccessModal
      open={run !== null}
      onClose={toList}
      title={say(words.doneTitle)}
      text={say(words.doneText, slots)}
      actions={
        <>
          <Button size="small" variant="contained" autoFocus onClick={toList}>
            {say('imports:toList', { nouns: word(model.noun.many) })}
          </Button>
          <Button
            size="small"
            onClick={() => {
              void navigate({ href: purpose.starts.file, replace: true, ignoreBlocker: true });
            }}
          >
            {say(words.another)}
          </Button>
        </>
      }
    />
  );
}
