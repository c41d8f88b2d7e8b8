import Button from '@mui/material/Button';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { startBoxAddress, startCompanyAddress } from '../../session/arrival';
import { useTopBar } from '../../session/context';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { LaterButton } from './LaterButton';
import { StepDone } from './StepDone';

/**
 * After the first step: a company of one's own, or wait for somebody who gives rights (document 1 section 2). Whoever
 * was invited has a place to work in already.
 */
export function StartUserDonePage() {
  const { say } = useSay('onboarding');
  const { id, firstname, email, isProfiled } = useUser();
  const { companies, establishments } = useTopBar();
  const own = companies.find(({ origin }) => origin === 'OWNER');
  const [given] = establishments;
  if (own === undefined && given !== undefined) {
    return (
      <StepDone
        icon={<MapPin size={20} />}
        title={say('onboarding:placeGivenTitle', { place: given.value })}
        text={say('onboarding:placeGivenText')}
        actions={
          <>
            <Button href={startCompanyAddress(id)}>{say('onboarding:createCompany')}</Button>
            <LaterButton variant="contained" label={say('onboarding:toWork')} />
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
          <Button
            variant="contained"
            href={own === undefined ? startCompanyAddress(id) : startBoxAddress(own.id)}
          >
            {say(own === undefined ? 'onboarding:createCompany' : 'onboarding:createBox')}
          </Button>
        </>
      }
    />
  );
}
