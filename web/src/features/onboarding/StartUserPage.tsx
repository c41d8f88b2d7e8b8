import { Suspense, useLayoutEffect, useRef } from 'react';
import { user as model } from '@huella/domain/records/user';
import { languageOf } from '@huella/domain/words';
import { plainText } from '@huella/domain/fields/value';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { StoredRecord } from '../../form/StoredRecord';
import { paths } from '../../paths';
import { chooseLanguage, useUser } from '../../session/session';
import { useSay } from '../../words/use-say';

/** The first step: what a newcomer tells of themselves (document 1 section 2, onboarding). */
export function StartUserPage() {
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <Person />
    </Suspense>
  );
}

function Person() {
  const { say, language } = useSay('onboarding');
  const { id, email } = useUser();
  // What is said once the language has changed is said in the new one.
  const latest = useRef(say);
  useLayoutEffect(() => {
    latest.current = say;
  });
  return (
    <StoredRecord kind="user" pk={id} names={model}>
      {(stored) => (
        <RecordForm
          kind="user"
          model={model}
          stored={stored}
          title={say('onboarding:userTitle')}
          note={email}
          saveLabel={say('onboarding:userSave')}
          backHref={paths.startUserDone}
          backLabel={say('onboarding:doLater')}
          isWalk
          onSaved={async ({ values }) => {
            const chosen = languageOf(plainText(values['language']));
            if (chosen !== language) await chooseLanguage(chosen);
            return { notice: latest.current('onboarding:userDone'), href: paths.startUserDone };
          }}
        />
      )}
    </StoredRecord>
  );
}
