import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../paths';
import { deferOnboarding } from '../../session/defer';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

export interface LaterButtonProps {
  readonly label: string;
  /** `contained` where it is the next step. */
  readonly variant?: 'outlined' | 'contained';
}

/** Leaves what is asked for later, or to anyone who gives one rights, and goes inside (document 1 section 4). */
export function LaterButton({ label, variant = 'outlined' }: LaterButtonProps) {
  const { say } = useSay('onboarding');
  const router = useRouter();
  const { show } = useToasts();
  const [isWorking, setWorking] = useState(false);
  const leave = async () => {
    setWorking(true);
    try {
      await deferOnboarding();
      await router.navigate({ to: paths.home, search: {} });
    } catch {
      show({ id: 'later', tone: 'danger', text: say('onboarding:notKept') });
      setWorking(false);
    }
  };
  return (
    <WorkingButton variant={variant} working={isWorking} onClick={() => void leave()}>
      {label}
    </WorkingButton>
  );
}
