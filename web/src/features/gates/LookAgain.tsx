import { useState } from 'react';
import type { Gate } from '../../session/gate';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

export interface LookAgainProps {
  readonly check: Gate['check'];
  /** What blocks this page, and what is said while it still is. */
  readonly still: 'required' | 'renewal';
  readonly text: string;
  /** It no longer blocks the page. */
  readonly onGone?: () => Promise<void>;
}

/** Looks whether something still blocks the page. */
export function LookAgain({ check, still, text, onGone }: LookAgainProps) {
  const { say } = useSay('onboarding');
  const { show } = useToasts();
  const [isChecking, setChecking] = useState(false);
  const look = async () => {
    setChecking(true);
    const state = await check();
    setChecking(false);
    if (state === still) show({ id: 'gate', tone: 'info', text });
    else await onGone?.();
  };
  return (
    <WorkingButton working={isChecking} size="small" onClick={() => void look()}>
      {say('onboarding:tryAgain')}
    </WorkingButton>
  );
}
