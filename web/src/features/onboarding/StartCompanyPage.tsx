import { Suspense } from 'react';
import { company as model } from '@huella/domain/catalogue/records/company';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';

/** The second step: the company in whose name assets are registered (document 1 section 2, onboarding). */
export function StartCompanyPage() {
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <Company />
    </Suspense>
  );
}

function Company() {
  const { say } = useSay('onboarding');
  const { email } = useUser();
  return (
    <RecordForm
      kind="company"
      model={model}
      stored={null}
      title={say('onboarding:companyTitle')}
      note={email}
      saveLabel={say('onboarding:companySave')}
      backHref={paths.startUserDone}
      onSaved={({ id, label }) =>
        Promise.resolve({
          notice: say('onboarding:companyDone', { name: label }),
          href: addressOf(paths.startCompanyDone, { companyId: id }),
        })
      }
    />
  );
}
