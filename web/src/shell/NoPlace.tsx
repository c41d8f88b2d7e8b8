import Button from '@mui/material/Button';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { queryClient } from '../call/queries';
import { boxNewAddress } from '../form/record-address';
import { paths } from '../paths';
import { useTopBar } from '../session/context';
import { canInCompany } from '../session/rights';
import { useUser } from '../session/session';
import { EmptyState } from '../ui/EmptyState';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { usePageTitle } from './page-title';

/** This user has no establishment yet: how to get one, their own or by somebody else, and a way to look again. */
export function NoPlace() {
  const { say } = useSay('shell');
  const user = useUser();
  const { email } = user;
  const own = useTopBar().companies.find(({ id }) => canInCompany(user, id, 'BOX_ADD'));
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
          <>
            <Button
              variant="contained"
              size="small"
              href={own === undefined ? paths.companyNew : boxNewAddress(own.id)}
            >
              {say(own === undefined ? 'shell:newCompany' : 'shell:newBox')}
            </Button>
            <WorkingButton working={isChecking} size="small" onClick={() => void check()}>
              {say('shell:checkAgain')}
            </WorkingButton>
          </>
        }
      />
    </>
  );
}
