import { OwnRecordForm } from '../../form/OwnRecordForm';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';

/** The first step: what a newcomer tells of themselves (document 1 section 2, onboarding). */
export function StartUserPage() {
  const { say } = useSay('onboarding');
  return (
    <OwnRecordForm
      title={say('onboarding:userTitle')}
      saveLabel={say('onboarding:userSave')}
      backHref={paths.startUserDone}
      backLabel={say('onboarding:doLater')}
      isWalk
      notice={() => say('onboarding:userDone')}
      href={paths.startUserDone}
    />
  );
}
