import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { callQuery } from '../../call/queries';
import { FormWaiting } from '../../form/FormWaiting';
import { useMissingRight } from '../../list/use-missing-right';
import { paths } from '../../paths';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { placeDelegationsAddress, type DelegationPlace } from './delegation-address';
import { DelegationWizard } from './DelegationWizard';
import { useGivingPlaces } from './use-giving-places';

const route = getRouteApi('/inside/user/delegations/new');

/** Gives somebody a role, in four steps (document 3 section 2). */
export function DelegationNewPage() {
  const { say } = useSay('delegations');
  const { v, boxDelegate, companyDelegate, userDelegate } = route.useSearch();
  const mayGive = useGivingPlaces().length > 0;
  usePageTitle(say('delegations:wizard'));
  const isAsked = v === undefined && userDelegate !== undefined;
  const { data, error } = useQuery({
    ...callQuery('delegations.made', { query: {} }),
    enabled: mayGive && isAsked,
  });
  if (!mayGive) return <MayNot />;
  if (isAsked && data === undefined && error === null) return <FormWaiting shape="form" />;
  const place: DelegationPlace | null =
    boxDelegate !== undefined
      ? { type: 'BOX', id: boxDelegate }
      : companyDelegate !== undefined
        ? { type: 'COMPANY', id: companyDelegate }
        : null;
  const email = data?.find(({ id_user: id }) => id === userDelegate)?.email;
  const from = place === null ? paths.delegations : placeDelegationsAddress(place);
  // The person is known, and so is that it is one.
  const person = { kind: 'one', email: email?.toLowerCase() ?? '' } as const;
  return email === undefined ? (
    <DelegationWizard from={from} known={{ place }} />
  ) : (
    <DelegationWizard from={from} known={{ place, ...person }} knownTo="place" />
  );
}

function MayNot() {
  const { say } = useSay('delegations');
  const sayMissing = useMissingRight();
  return (
    <MessagePage
      page={say('delegations:wizard')}
      kind="forbidden"
      title={say('delegations:mayNotGive')}
      text={sayMissing('company', null)}
      actions={
        <Button size="small" href={paths.delegations}>
          {say('delegations:toAll')}
        </Button>
      }
    />
  );
}
