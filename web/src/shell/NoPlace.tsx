import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { queryClient } from '../call/queries';
import { useUser } from '../session/session';
import { EmptyState } from '../ui/EmptyState';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { usePageTitle } from './page-title';

/** Nobody has given this user an establishment yet: who does, and a way to look again. */
export function NoPlace() {
  const { say } = useSay('shell');
  const { email } = useUser();
  const [isChecking, setChecking] = useState(false);
  usePageTitle(say('shell:noPlaceTitle'));
  const check = async () => {
    setChecking(true);
    await queryClient.invalidateQueries();
    setChecking(false);
  };
  return (
    <>
      <HiddenTitle>{say('shell:context')}</HiddenTitle>
      <EmptyState
        icon={<MapPin size={20} />}
        title={say('shell:noPlaceTitle')}
        text={say('shell:noPlaceText', { email })}
        actions={
          <WorkingButton working={isChecking} variant="contained" size="small" onClick={() => void check()}>
            {say('shell:checkAgain')}
          </WorkingButton>
        }
      />
    </>
  );
}
