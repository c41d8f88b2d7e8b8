import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { readOutcome } from './authorization-outcome';
import {
  AuthorizationDone,
  AuthorizationFailed,
  AuthorizationForm,
  AuthorizationRefused,
} from './AuthorizationViews';

const route = getRouteApi(paths.authorization);

/**
 * The page behind the mail to a person whom a company authorizes (document 3 section 2): it shows who authorizes whom,
 * and a button confirms. Opening it changes nothing, for mail programs open links by themselves.
 */
export function AuthorizationPage() {
  const { hash } = route.useParams();
  return (
    <AccessLayout>
      <AuthorizationOf key={hash} hash={hash} />
    </AccessLayout>
  );
}

function AuthorizationOf({ hash }: { readonly hash: string }) {
  const params = { hash };
  const shown = useQuery({
    ...callQuery('authorizations.get', { params }),
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  const confirming = useMutation({
    mutationFn: () => call('authorizations.confirm', { params }),
    networkMode: 'always',
  });
  if (confirming.data !== undefined) return <AuthorizationDone authorization={confirming.data} />;
  const refusal = readRefusal(confirming.error) ?? readRefusal(shown.error);
  if (refusal !== null) return <AuthorizationRefused outcome={refusal} />;
  if (shown.data !== undefined)
    return (
      <AuthorizationForm
        authorization={shown.data}
        isWorking={confirming.isPending}
        error={confirming.error}
        onConfirm={() => {
          confirming.mutate();
        }}
      />
    );
  return shown.isFetching ? <Looking /> : <AuthorizationFailed onRetry={() => void shown.refetch()} />;
}

/** What the link leads to instead; null while that is not known. */
function readRefusal(error: Error | null) {
  if (error === null) return null;
  const outcome = readOutcome(error);
  return outcome === 'failed' ? null : outcome;
}

function Looking() {
  const { say } = useSay('access');
  usePageTitle(say('access:authorizationTitle'));
  return (
    <AccessColumn>
      <div role="status">
        <AccessHead title={say('access:authorizationTitle')}>{say('access:authorizationLooking')}</AccessHead>
      </div>
      {[1, 2, 3].map((line) => (
        <SkeletonBar key={line} height={20} />
      ))}
      <SkeletonBar height={48} />
    </AccessColumn>
  );
}
