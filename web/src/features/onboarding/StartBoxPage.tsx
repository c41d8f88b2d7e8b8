import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import { Suspense, useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { plainText } from '@huella/domain/model/value';
import { findChain } from '@huella/domain/catalogue/lookups/chains';
import { startingAssetType } from '@huella/domain/rules/starting-asset-type';
import { proposeBox } from '@huella/domain/catalogue/records/proposals';
import { requiredForm } from '@huella/domain/engine/forms/required-form';
import { callQuery } from '../../call/queries';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { startCompanyAddress } from '../../session/arrival';
import { useContextChoice } from '../../session/context';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { useBoxModel } from '../boxes/use-box-model';
import { StepDone } from './StepDone';
import { useOwnCompany, type OwnCompany } from './use-own-company';

const route = getRouteApi('/onboarding/signin/box/stepbystep');

/** The third step: the first establishment of the company (document 1 section 2, onboarding). */
export function StartBoxPage() {
  const { companyId } = route.useSearch();
  const company = useOwnCompany(companyId);
  return (
    <Suspense key={company?.id} fallback={<FormWaiting shape="form" />}>
      {company === null ? <NoCompany /> : <Box company={company} />}
    </Suspense>
  );
}

function NoCompany() {
  const { say } = useSay('onboarding');
  const { id } = useUser();
  return (
    <StepDone
      icon={<Building2 size={20} />}
      title={say('onboarding:companyGoneTitle')}
      text={say('onboarding:companyGoneText')}
      actions={
        <Button variant="contained" href={startCompanyAddress(id)}>
          {say('onboarding:createCompany')}
        </Button>
      }
    />
  );
}

function Box({ company }: { readonly company: OwnCompany }) {
  const { say } = useSay('onboarding');
  const whole = useBoxModel(company.id);
  const model = useMemo(() => whole && requiredForm(whole), [whole]);
  const enter = useEnter(company);
  if (model === null) return null;
  const before = addressOf(paths.startCompanyDone, { companyId: company.id });
  return (
    <RecordForm
      kind="box"
      model={model}
      stored={null}
      holder={company.id}
      title={say('onboarding:boxTitle')}
      note={company.value}
      saveLabel={say('onboarding:boxSave')}
      backHref={before}
      page={{ before, later: say('onboarding:boxLater') }}
      propose={proposeBox}
      onSaved={async (saved) => {
        await enter(saved);
        return { notice: say('onboarding:boxDone', { name: saved.label }), href: paths.startBoxDone };
      }}
    />
  );
}

/** Chooses the new establishment in the top bar, with the asset type that it begins with. */
function useEnter(company: OwnCompany): (saved: SavedRecord) => Promise<void> {
  const client = useQueryClient();
  const { choose } = useContextChoice();
  return async ({ id, values }) => {
    const chain = findChain(company.fk);
    if (chain === null) return;
    const found = await client
      .query(callQuery('models.all', { params: { boxId: String(id) } }))
      .catch(() => []);
    // The server sends the literals of the registry.
    const models = found as unknown as readonly AssetType[];
    const active = startingAssetType(chain, models, Number(plainText(values['subtype'] ?? null)));
    // It is there anyway: it can be chosen by hand.
    await choose({ chain: chain.id, active, company: company.id, establishment: id }).catch(() => undefined);
  };
}
