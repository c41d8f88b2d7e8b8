import { Suspense, useCallback } from 'react';
import { company } from '@huella/domain/catalogue/records/company';
import { countryOfZone, proposeCompany } from '@huella/domain/catalogue/records/proposals';
import { requiredForm } from '@huella/domain/engine/forms/required-form';
import type { Values } from '@huella/domain/model/value';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';

const model = requiredForm(company);

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
  const { email, country, timezone } = useUser();
  const propose = useCallback(
    (values: Values) => proposeCompany(values, country ?? countryOfZone(timezone)),
    [country, timezone],
  );
  return (
    <RecordForm
      kind="company"
      model={model}
      stored={null}
      title={say('onboarding:companyTitle')}
      note={email}
      saveLabel={say('onboarding:companySave')}
      backHref={paths.startUserDone}
      page={{ before: paths.startUser, later: say('onboarding:companyLater') }}
      propose={propose}
      onSaved={({ id, label }) =>
        Promise.resolve({
          notice: say('onboarding:companyDone', { name: label }),
          href: addressOf(paths.startCompanyDone, { companyId: id }),
        })
      }
    />
  );
}
