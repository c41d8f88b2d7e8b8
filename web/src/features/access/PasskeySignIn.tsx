import KeyRound from 'lucide-react/icons/key-round';
import { useId } from 'react';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { FormAlert } from './FormAlert';
import { usePasskeySignIn } from './use-passkey-sign-in';
import type { SignInOutcome } from './use-sign-in-form';

export interface PasskeySignInProps {
  /** Signs in with a passkey; rejects with why not. */
  readonly onAsk: () => Promise<SignInOutcome>;
}

/** The other way in, without e-mail or password. What did not go well is said over it. */
export function PasskeySignIn({ onAsk }: PasskeySignInProps) {
  const { say } = useSay('access');
  const id = useId();
  const { isWorking, whole, wait, press } = usePasskeySignIn(onAsk);
  return (
    <>
      <FormAlert id={id} whole={whole && say(whole)} wait={wait} />
      <WorkingButton
        variant="outlined"
        size="large"
        startIcon={<KeyRound size={18} />}
        working={isWorking}
        disabled={wait > 0}
        onClick={() => void press()}
      >
        {say('access:passkey')}
      </WorkingButton>
    </>
  );
}
