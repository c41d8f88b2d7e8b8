import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import { boxEditAddress, companyEditAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { usePlace, useTopBar, type Place } from '../../session/context';
import { useModelsOf } from '../../session/model';
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
      below={place && <CompleteLater place={place} />}
      actions={
        place === null ? (
          <Button variant="contained" href={paths.home}>
            {say('onboarding:toDashboardAny')}
          </Button>
        ) : (
          <ToList place={place} />
        )
      }
    />
  );
}

/** On to the list of what is registered there, as its trade calls it: 'animales'. */
function ToList({ place }: { readonly place: Place }) {
  const { say, word } = useSay('onboarding');
  const model = useModelsOf(place)(place.assetType);
  return (
    <Button variant="contained" href={paths.home}>
      {model === null
        ? say('onboarding:toDashboardAny')
        : say('onboarding:toDashboard', { things: word(model.noun.many) })}
    </Button>
  );
}

/** What the three short forms did not ask for: where it is filled in. */
function CompleteLater({ place }: { readonly place: Place }) {
  const { say } = useSay('onboarding');
  return (
    <Typography variant="body2" sx={{ color: 'ink2' }}>
      {say('onboarding:completeTitle')}:{' '}
      <Link href={paths.profile}>{say('onboarding:completeUserLink')}</Link>
      {' · '}
      <Link href={companyEditAddress(place.companyId)}>{place.companyName}</Link>
      {' · '}
      <Link href={boxEditAddress(place.boxId)}>{place.boxName}</Link>
    </Typography>
  );
}
