import Button from '@mui/material/Button';
import { getRouteApi } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import { startBoxAddress, startCompanyAddress } from '../../session/arrival';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { LaterButton } from './LaterButton';
import { StepDone } from './StepDone';
import { useOwnCompany } from './use-own-company';

const route = getRouteApi('/onboarding/signin/company/activate');

/** After the second step: its first establishment now, or later (document 1 section 2). */
export function StartCompanyDonePage() {
  const { say } = useSay('onboarding');
  const { companyId } = route.useSearch();
  const { id } = useUser();
  const company = useOwnCompany(companyId);
  const later = <LaterButton label={say('onboarding:doLater')} />;
  if (company === null) {
    return (
      <StepDone
        icon={<Building2 size={20} />}
        title={say('onboarding:companyGoneTitle')}
        text={say('onboarding:companyGoneText')}
        actions={
          <>
            {later}
            <Button variant="contained" href={startCompanyAddress(id)}>
              {say('onboarding:createCompany')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <StepDone
      icon={<Check size={20} />}
      title={say('onboarding:companyDoneTitle', { name: company.value })}
      text={say('onboarding:companyDoneText')}
      actions={
        <>
          {later}
          <Button variant="contained" href={startBoxAddress(company.id)}>
            {say('onboarding:createBox')}
          </Button>
        </>
      }
    />
  );
}
