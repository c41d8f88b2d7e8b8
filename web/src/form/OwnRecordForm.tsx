import { Suspense, useLayoutEffect, useRef } from 'react';
import { user as model } from '@huella/domain/catalogue/records/user';
import { requiredForm } from '@huella/domain/engine/forms/required-form';
import { languageOf } from '@huella/domain/words';
import { plainText } from '@huella/domain/model/value';
import type { Address } from '../address';
import { chooseLanguage, useUser } from '../session/session';
import { useSay } from '../words/use-say';
import { FormWaiting } from './FormWaiting';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { StoredRecord } from './StoredRecord';

export interface OwnRecordFormProps extends Pick<
  RecordFormProps,
  'title' | 'saveLabel' | 'backHref' | 'backLabel' | 'isWalk' | 'page'
> {
  /** What is said once it is saved. */
  readonly notice: () => string;
  /** Where it leads then. */
  readonly href: Address;
}

/** The form in which users describe themselves. The language that they choose is spoken at once. */
export function OwnRecordForm(props: OwnRecordFormProps) {
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <OwnRecord {...props} />
    </Suspense>
  );
}

const shortModel = requiredForm(model);

function OwnRecord({ notice, href, ...form }: OwnRecordFormProps) {
  const { language } = useSay('form');
  const { id, email } = useUser();
  // What is said once the language has changed is said in the new one.
  const latest = useRef(notice);
  useLayoutEffect(() => {
    latest.current = notice;
  });
  return (
    <StoredRecord kind="user" pk={id} names={model}>
      {(stored) => (
        <RecordForm
          {...form}
          kind="user"
          model={form.page === undefined ? model : shortModel}
          stored={stored}
          note={email}
          onSaved={async ({ values }) => {
            const chosen = languageOf(plainText(values['language']));
            // What the server says in words comes again, as from the menu of languages; the profile keeps the language itself.
            if (chosen !== language) await chooseLanguage(chosen).catch(() => undefined);
            return { notice: latest.current(), href };
          }}
        />
      )}
    </StoredRecord>
  );
}
