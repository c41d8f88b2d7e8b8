import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { AskMailForm } from './AskMailForm';
import { BackToSignIn } from './BackToSignIn';

const route = getRouteApi(paths.verifyLink);

/** Proves the e-mail by the link of its mail: waiting, not valid, or done (document 1 section 2). */
export function VerifyLinkPage() {
  const { hash } = route.useParams();
  const proving = useQuery({
    queryKey: ['users.validate', hash],
    // Not cancelled with the screen, kept, and not repeated by itself: a link is used once.
    queryFn: () => call('users.validate', { body: { hash } }),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
  const { data, error, isFetching } = proving;
  const isMalformed = error instanceof CallError && error.code === 'invalidInput';
  return (
    <AccessLayout>
      {isFetching && <Proving />}
      {!isFetching && data?.validate === true && <Proved />}
      {!isFetching && (data?.validate === false || isMalformed) && <NotProved />}
      {!isFetching && error !== null && !isMalformed && <Failed onRetry={() => void proving.refetch()} />}
    </AccessLayout>
  );
}

function Proving() {
  const { say } = useSay('access');
  usePageTitle(say('access:provingTitle'));
  return (
    <div role="status">
      <AccessHead title={say('access:provingTitle')}>{say('access:provingText')}</AccessHead>
    </div>
  );
}

function Proved() {
  const { say } = useSay('access');
  usePageTitle(say('access:provedTitle'));
  return (
    <AccessColumn>
      <AccessHead title={say('access:provedTitle')} takesFocus>
        {say('access:provedText')}
      </AccessHead>
      <Button variant="contained" size="large" href={paths.signIn}>
        {say('access:toSignIn')}
      </Button>
    </AccessColumn>
  );
}

function NotProved() {
  const { say } = useSay('access');
  const router = useRouter();
  usePageTitle(say('access:notProvedTitle'));
  return (
    <AccessColumn>
      <AccessHead title={say('access:notProvedTitle')} takesFocus>
        {say('access:notProvedText')}
      </AccessHead>
      <AskMailForm
        purpose="validate"
        autoFocus={false}
        button={say('access:sendLink')}
        onSent={(email) =>
          void router.navigate({ to: paths.verify, state: { mailTo: { email, at: Date.now() } } })
        }
      />
      <BackToSignIn />
    </AccessColumn>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useSay('access');
  usePageTitle(say('access:provingFailedTitle'));
  return (
    <AccessColumn>
      <AccessHead title={say('access:provingFailedTitle')} takesFocus>
        {say('errors:unavailable')}
      </AccessHead>
      <Button variant="contained" size="large" onClick={onRetry}>
        {say('access:tryAgain')}
      </Button>
      <BackToSignIn />
    </AccessColumn>
  );
}
