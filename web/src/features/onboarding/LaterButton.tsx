import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../paths';
import { deferOnboarding } from '../../session/defer';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

/** Leaves what is asked for later, or to whoever gives one rights, and goes inside (document 1 section 4). */
export function LaterButton({ label }: { readonly label: string }) {
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
    <WorkingButton working={isWorking} onClick={() => void leave()}>
      {label}
    </WorkingButton>
  );
}
