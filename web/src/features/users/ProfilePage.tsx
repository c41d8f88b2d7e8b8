import { Suspense, useLayoutEffect, useRef } from 'react';
import { user as model } from '@huella/domain/records/user';
import { languageOf } from '@huella/domain/words';
import { plainText } from '@huella/domain/fields/value';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { StoredRecord } from '../../form/StoredRecord';
import { chooseLanguage, useUser } from '../../session/session';
import { useHomePath } from '../../shell/menu-mode';
import { useSay } from '../../words/use-say';

/** The form in which users tell of themselves (document 1 section 2, /users/stepbystep/edit). */
export function ProfilePage() {
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <Profile />
    </Suspense>
  );
}

function Profile() {
  const { say, language } = useSay('records', 'form');
  const { id, email } = useUser();
  const home = useHomePath();
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
          title={say('records:profile')}
          note={email}
          saveLabel={say('form:saveChanges')}
          backHref={home}
          onSaved={async ({ values }) => {
            const chosen = languageOf(plainText(values['language']));
            // What the server says in words comes anew, as from the menu of languages.
            if (chosen !== language) await chooseLanguage(chosen);
            return { notice: latest.current('records:profileChanged'), href: home };
          }}
        />
      )}
    </StoredRecord>
  );
}
