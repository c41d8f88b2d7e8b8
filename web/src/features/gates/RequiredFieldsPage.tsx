import { getRouteApi, useRouter } from '@tanstack/react-router';
import { FormWaiting } from '../../form/FormWaiting';
import { paths, safeNext } from '../../paths';
import type { Place } from '../../session/context';
import { useGate } from '../../session/gate';
import { usePageTitle } from '../../shell/page-title';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { GatePlace } from './GatePlace';
import { LookAgain } from './LookAgain';
import { NothingInTheWay } from './NothingInTheWay';
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
  const router = useRouter();
  const { state, entries, managers, check } = useGate(place.boxId);
  const groups = requiredGroups(entries);
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  if (state === null) return <FormWaiting shape="sheet" />;
  if (count === 0) {
    return (
      <NothingInTheWay
        page={say('onboarding:required')}
        title={say('onboarding:nothingMissing')}
        text={say('onboarding:nothingMissingText', { place: place.boxName })}
        next={next}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={say('onboarding:requiredTitle', { place: place.boxName })}
        subtitle={say('onboarding:requiredText', { count })}
        actions={
          <LookAgain
            check={check}
            still="required"
            text={say('onboarding:stillMissing')}
            onGone={() => router.navigate({ href: next === undefined ? paths.home : safeNext(next) })}
          />
        }
      />
      <RequiredGroups groups={groups} managers={managers} />
    </>
  );
}
