import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { plainText } from '@huella/domain/model/value';
import { parentField } from '@huella/domain/catalogue/records/box';
import { callQuery } from '../../call/queries';
import { organisationAddress } from '../../form/back-to-list';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { boxesAddress } from '../../form/record-address';
import { useMissingRight } from '../../list/use-missing-right';
import { paths } from '../../paths';
import { useContextChoice, useTopBar, type TopBar } from '../../session/context';
import { canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';
import { MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';
import { useBoxModel } from './use-box-model';

const route = getRouteApi('/inside/boxes/stepbystep/new');

/** The form of a new establishment (document 3 section 2). */
export function BoxNewPage() {
  const company = useCompany();
  return (
    <Suspense key={company?.id} fallback={<FormWaiting shape="form" />}>
      {company === null ? <NotHere /> : <NewBox company={company} />}
    </Suspense>
  );
}

type Company = TopBar['companies'][number];

/** The company of the address, else that of the context, else the first in which the user may open one. */
function useCompany(): Company | null {
  const { companyId } = route.useSearch();
  const { context } = useContextChoice();
  const user = useUser();
  const open = useTopBar().companies.filter(({ id }) => canInCompany(user, id, 'BOX_ADD'));
  if (companyId !== undefined) return open.find(({ id }) => id === companyId) ?? null;
  return open.find(({ id }) => id === context.company) ?? open[0] ?? null;
}

function NotHere() {
  const { say } = useSay('records');
  const sayMissing = useMissingRight();
  const { companyId } = route.useSearch();
  const company = useTopBar().companies.find(({ id }) => id === companyId);
  return (
    <MessagePage
      page={say('records:newBox')}
      kind="forbidden"
      title={say('records:noBoxAdd')}
      text={sayMissing(
        'boxes',
        company === undefined ? null : { name: company.value, company: company.value },
      )}
      actions={
        <Button size="small" href={paths.companyNew}>
          {say('records:newCompany')}
        </Button>
      }
    />
  );
}

function NewBox({ company }: { readonly company: Company }) {
  const { say } = useSay('records');
  const { parent } = route.useSearch();
  const model = useBoxModel(company.id);
  const query = callQuery('billing.quota', { query: { companyId: String(company.id), type: 'box' } });
  const { data: quota } = useQuery(query);
  if (model === null) return null;
  if (quota?.canUse === false) {
    return (
      <MessagePage
        page={say('records:newBox')}
        kind="forbidden"
        title={say('records:noBoxRoom', { company: company.value })}
        text={say('records:noBoxRoomText')}
      />
    );
  }
  return (
    <RecordForm
      kind="box"
      model={model}
      stored={null}
      holder={company.id}
      {...(parent !== undefined && { start: { [parentField]: String(parent) } })}
      title={say('records:newBox')}
      note={company.value}
      saveLabel={say('records:saveBox')}
      backHref={organisationAddress(company.id, boxesAddress(company.id, parent))}
      // Where it now is among others, whatever was looked for before.
      onSaved={({ label, values }) => {
        const around = Number(plainText(values[parentField]));
        const href = boxesAddress(company.id, around > 0 ? around : null);
        return Promise.resolve({ notice: say('records:boxMade', { name: label }), href });
      }}
    />
  );
}
