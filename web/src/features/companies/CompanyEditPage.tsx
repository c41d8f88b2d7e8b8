import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { company as model } from '@huella/domain/catalogue/records/company';
import { organisationAddress } from '../../form/back-to-list';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { RecordSheet } from '../../form/RecordSheet';
import { StoredRecord } from '../../form/StoredRecord';
import { companyEditAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { PersonActions } from './PersonActions';

const route = getRouteApi('/inside/company/stepbystep/edit');

/** One company: the form that changes it, or all that is known of it (document 3 section 2). */
export function CompanyEditPage() {
  const { pk } = route.useSearch();
  return (
    <Suspense key={pk} fallback={<FormWaiting shape="form" />}>
      {pk !== undefined && <Company pk={pk} />}
    </Suspense>
  );
}

function Company({ pk }: { readonly pk: number }) {
  const { say } = useSay('records', 'form');
  const { mode } = route.useSearch();
  const mayEdit = canInCompany(useUser(), pk, 'COMPANY_EDIT');
  const backHref = organisationAddress(pk, paths.companies);
  return (
    <StoredRecord kind="company" pk={pk} names={model}>
      {(stored) => (
        <PersonActions stored={stored} mayEdit={mayEdit}>
          {mode === 'view' || !mayEdit ? (
            <RecordSheet
              model={model}
              stored={stored}
              editHref={mayEdit ? companyEditAddress(pk) : null}
              back={{ href: backHref, label: say('records:back') }}
            />
          ) : (
            <RecordForm
              kind="company"
              model={model}
              stored={stored}
              title={say('records:editOne', { name: stored.label })}
              note={stored.labels['rol'] ?? ''}
              saveLabel={say('form:saveChanges')}
              backHref={backHref}
              onSaved={({ label }) =>
                Promise.resolve({ notice: say('records:changed', { name: label }), href: backHref })
              }
            />
          )}
        </PersonActions>
      )}
    </StoredRecord>
  );
}
