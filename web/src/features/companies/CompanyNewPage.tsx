import { Suspense } from 'react';
import { company as model } from '@huella/domain/catalogue/records/company';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { boxNewAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { useContextChoice } from '../../session/context';
import { useUser } from '../../session/session';
import { MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';
import { useHasCompanyRoom } from './use-company-room';

/** The form of a new company: anyone signed in may add one, within their quota (document 3 section 2). */
export function CompanyNewPage() {
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <NewCompany />
    </Suspense>
  );
}

function NewCompany() {
  const { say } = useSay('records');
  const { email } = useUser();
  const hasRoom = useHasCompanyRoom();
  const start = useStart();
  if (!hasRoom) {
    return (
      <MessagePage
        page={say('records:newCompany')}
        kind="forbidden"
        title={say('records:noCompanyRoom')}
        text={say('records:noCompanyRoomText')}
      />
    );
  }
  return (
    <RecordForm
      kind="company"
      model={model}
      stored={null}
      start={start}
      title={say('records:newCompany')}
      note={email}
      saveLabel={say('records:saveCompany')}
      backHref={paths.companies}
      // The next step is its first establishment, which can be left for later (document 1 section 2, onboarding).
      onSaved={({ id, label }) =>
        Promise.resolve({ notice: say('records:companyMade', { name: label }), href: boxNewAddress(id) })
      }
    />
  );
}

/** The chain that the user works in, and their country where the chain works there. */
function useStart() {
  const { context } = useContextChoice();
  const { country } = useUser();
  const chain = chains.find(({ id }) => id === context.chain);
  return {
    ...(chain !== undefined && { suplychain: String(chain.id) }),
    ...(country !== null && chain?.countries.includes(country) === true && { l1: country }),
  };
}
