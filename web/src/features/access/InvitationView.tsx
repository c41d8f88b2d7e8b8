import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { readTokens } from '../../call/tokens';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { BackToSignIn } from './BackToSignIn';
import { InvitationAccept } from './InvitationAccept';
import { InvitationKnown } from './InvitationKnown';
import { InvitationSignUp } from './InvitationSignUp';

export interface InvitationViewProps {
  /** What the link carries. */
  readonly code: string;
}

/**
 * What an invitation is about, and the way in that fits who opens it: an account to make, one to sign in with, or,
 * signed in already, a button.
 */
export function InvitationView({ code }: InvitationViewProps) {
  const isInside = readTokens() !== null;
  const asked = useQuery({
    ...callQuery('invitations.get', { params: { hash: code } }),
    // It stays what it was while the form is filled in; using it up must not take the form away.
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const { data: invitation, error } = asked;
  if (invitation === undefined && error === null) return <FormSkeleton count={6} />;
  if (invitation === undefined) {
    const isGone = error instanceof CallError && ['invitationNotValid', 'invalidInput'].includes(error.code);
    return isGone ? <NotValid /> : <Failed onRetry={() => void asked.refetch()} />;
  }
  if (isInside) return <InvitationAccept code={code} invitation={invitation} />;
  return invitation.hasAccount ? (
    <InvitationKnown code={code} invitation={invitation} />
  ) : (
    <InvitationSignUp code={code} invitation={invitation} />
  );
}

function NotValid() {
  const { say } = useSay('joining', 'access');
  usePageTitle(say('joining:invalidTitle'));
  return (
    <AccessColumn>
      <AccessHead title={say('joining:invalidTitle')} takesFocus>
        <p>{say('errors:invitationNotValid')}</p>
        <p>{say('joining:invalidMore')}</p>
      </AccessHead>
      <Button variant="outlined" size="large" href={paths.register}>
        {say('joining:withoutInvitation')}
      </Button>
      <BackToSignIn />
    </AccessColumn>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useSay('joining', 'access');
  usePageTitle(say('joining:failedTitle'));
  return (
    <AccessColumn>
      <AccessHead title={say('joining:failedTitle')} takesFocus>
        {say('errors:unavailable')}
      </AccessHead>
      <Button variant="contained" size="large" onClick={onRetry}>
        {say('joining:tryAgain')}
      </Button>
      <BackToSignIn />
    </AccessColumn>
  );
}
