import Button from '@mui/material/Button';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { paths, safeNext } from '../../paths';
import type { Place } from '../../session/context';
import { useGate } from '../../session/gate';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { usePageTitle } from '../../shell/page-title';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { GatePlace } from './GatePlace';
import { requiredGroups } from './required-groups';
import { RequiredGroups } from './RequiredGroups';

const route = getRouteApi('/inside/requiredFields');

/** The required fields that are missing, by record, with the way to fill them in (document 1 section 2). */
export function RequiredFieldsPage() {
  const { say } = useSay('onboarding');
  usePageTitle(say('onboarding:required'));
  return <GatePlace title={say('onboarding:required')}>{(place) => <Required place={place} />}</GatePlace>;
}

function Required({ place }: { readonly place: Place }) {
  const { say } = useSay('onboarding');
  const { next } = route.useSearch();
  const { state, entries, managers, check } = useGate(place.boxId);
  const groups = requiredGroups(entries);
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  if (state === null) return <FormWaiting shape="sheet" />;
  if (count === 0) {
    return (
      <Middle>
        <HiddenTitle>{say('onboarding:required')}</HiddenTitle>
        <EmptyState
          icon={<CircleCheck size={20} />}
          title={say('onboarding:nothingMissing')}
          text={say('onboarding:nothingMissingText', { place: place.boxName })}
          actions={
            <Button variant="contained" size="small" href={safeNext(next)}>
              {say('onboarding:toWork')}
            </Button>
          }
        />
      </Middle>
    );
  }
  return (
    <>
      <PageHeader
        title={say('onboarding:requiredTitle', { place: place.boxName })}
        subtitle={say('onboarding:requiredText', { count })}
        actions={<TryAgain check={check} />}
      />
      <RequiredGroups groups={groups} managers={managers} />
    </>
  );
}

/** Looks again, and goes on to where one was going once nothing is in the way. */
function TryAgain({ check }: { readonly check: () => Promise<string> }) {
  const { say } = useSay('onboarding');
  const { next } = route.useSearch();
  const router = useRouter();
  const { show } = useToasts();
  const [isChecking, setChecking] = useState(false);
  const look = async () => {
    setChecking(true);
    const state = await check();
    setChecking(false);
    if (state === 'required') show({ id: 'gate', tone: 'info', text: say('onboarding:stillMissing') });
    else await router.navigate({ href: next === undefined ? paths.home : safeNext(next) });
  };
  return (
    <WorkingButton working={isChecking} size="small" onClick={() => void look()}>
      {say('onboarding:tryAgain')}
    </WorkingButton>
  );
}
