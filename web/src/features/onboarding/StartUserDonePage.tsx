import Button from '@mui/material/Button';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { startBoxAddress, startCompanyAddress } from '../../session/arrival';
import { useTopBar } from '../../session/context';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { LaterButton } from './LaterButton';
import { StepDone } from './StepDone';
import { useOwnCompany } from './use-own-company';

/**
 * After the first step: a company of one's own, or wait for somebody who gives rights (document 1 section 2). Anyone who
 * has a place to work in already goes there; anyone who has a company opens its first establishment.
 */
export function StartUserDonePage() {
  const { say } = useSay('onboarding');
  const { id, firstname, email, isProfiled } = useUser();
  const { companies, establishments } = useTopBar();
  const hasOwn = companies.some(({ origin }) => origin === 'OWNER');
  const open = useOwnCompany(undefined);
  const [given] = establishments;
  if (given !== undefined) {
    return (
      <StepDone
        icon={<MapPin size={20} />}
        title={say('onboarding:placeGivenTitle', { place: given.value })}
        text={hasOwn ? say('onboarding:placeReadyText') : say('onboarding:placeGivenText')}
        actions={
          <>
            {!hasOwn && <Button href={startCompanyAddress(id)}>{say('onboarding:createCompany')}</Button>}
            <LaterButton variant="contained" label={say('onboarding:toWork')} />
          </>
        }
      />
    );
  }
  // A company of one's own, or one that was given as a whole: what it lacks is an establishment.
  if (open !== null) {
    return (
      <StepDone
        icon={<Building2 size={20} />}
        title={say('onboarding:companyDoneTitle', { name: open.value })}
        text={say('onboarding:companyDoneText')}
        actions={
          <>
            <LaterButton label={say('onboarding:createLater')} />
            <Button variant="contained" href={startBoxAddress(open.id)}>
              {say('onboarding:createBox')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <StepDone
      icon={<Building2 size={20} />}
      title={
        isProfiled ? say('onboarding:userDoneTitle', { name: firstname }) : say('onboarding:userLaterTitle')
      }
      text={say('onboarding:userDoneText', { email })}
      actions={
        <>
          <LaterButton label={say('onboarding:createLater')} />
          <Button variant="contained" href={startCompanyAddress(id)}>
            {say('onboarding:createCompany')}
          </Button>
        </>
      }
    />
  );
}
