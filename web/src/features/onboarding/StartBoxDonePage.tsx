import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import { paths } from '../../paths';
import { usePlace, useTopBar } from '../../session/context';
import { useSay } from '../../words/use-say';
import { StepDone } from './StepDone';

/** After the third step: into the list of what is registered there (document 1 section 2). */
export function StartBoxDonePage() {
  const { say } = useSay('onboarding');
  const { establishments } = useTopBar();
  const place = usePlace();
  if (establishments.length === 0) {
    return (
      <StepDone
        icon={<MapPin size={20} />}
        title={say('onboarding:boxGoneTitle')}
        text={say('onboarding:boxGoneText')}
        actions={
          <Button variant="contained" href={paths.startBox}>
            {say('onboarding:createBox')}
          </Button>
        }
      />
    );
  }
  return (
    <StepDone
      icon={<Check size={20} />}
      title={say('onboarding:boxDoneTitle', { name: place?.boxName ?? establishments[0]?.value ?? '' })}
      text={say('onboarding:boxDoneText')}
      actions={
        <Button variant="contained" href={paths.home}>
          {say('onboarding:toDashboard')}
        </Button>
      }
    />
  );
}
