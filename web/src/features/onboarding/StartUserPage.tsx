import { OwnRecordForm } from '../../form/OwnRecordForm';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';

/** The first step: what newcomers say of themselves (document 1 section 2, onboarding). */
export function StartUserPage() {
  const { say } = useSay('onboarding');
  return (
    <OwnRecordForm
      title={say('onboarding:userTitle')}
      saveLabel={say('onboarding:userSave')}
      backHref={paths.startUserDone}
      backLabel={say('onboarding:doLater')}
      isWalk
      page={{ before: null, later: say('onboarding:userLater') }}
      notice={() => say('onboarding:userDone')}
      href={paths.startUserDone}
    />
  );
}
