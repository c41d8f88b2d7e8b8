import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { addressOf } from '../../address';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { readTokens } from '../../call/tokens';
import { paths } from '../../paths';
import { ownArrivalAddress } from '../../session/arrival';
import { signIn } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { BackToSignIn } from './BackToSignIn';
import { invitationAddress, refusalWords, type InvitationKnownProps } from './invitation-parts';
import { InvitationAccept } from './InvitationAccept';
import { InvitationHead } from './InvitationHead';
import { checkSignUp, signUp, signUpNames } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { useAccessForm } from './use-access-form';

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

/** Somebody with an account, who is not signed in: the sign-in leads back here. */
function InvitationKnown({ code, invitation }: InvitationKnownProps) {
  const { say } = useSay('joining');
  const { email, invited_by: inviter } = invitation;
  return (
    <AccessColumn>
      <InvitationHead invitation={invitation} lead={say('joining:knownLead', { inviter, email })} />
      <Button
        variant="contained"
        size="large"
        href={addressOf(paths.signIn, { email, next: invitationAddress(code) })}
      >
        {say('joining:signInToAccept')}
      </Button>
    </AccessColumn>
  );
}

/** Somebody who makes the account that they are invited with, and comes in at once: the link proved the e-mail. */
function InvitationSignUp({ code, invitation }: InvitationKnownProps) {
  const { say, language } = useSay('joining', 'access');
  const router = useRouter();
  const { email, invited_by: inviter } = invitation;
  const form = useAccessForm({
    names: signUpNames,
    initial: { email, password: '', repeat: '', firstname: '', lastname: '', terms: '' },
    check: checkSignUp,
    placeOf: (refusal) => (refusal === 'userExist' ? 'email' : null),
    send: async (typed) => {
      if (!(await signUp(typed, language, code))) {
        await router.navigate({ to: paths.verify, state: { mailTo: { email, at: Date.now() } } });
        return;
      }
      await signIn({ email, password: typed.password, language: null });
      await router.navigate({ href: ownArrivalAddress(undefined), replace: true });
    },
  });
  const lead = say(invitation.provesEmail ? 'joining:invitedLead' : 'joining:oldLead', { inviter });
  const refusal = refusalWords(form.refused, invitation, say);
  return (
    <SignUpForm
      form={form}
      invited={<InvitationHead invitation={invitation} lead={lead} />}
      submitLabel={say(invitation.provesEmail ? 'joining:createAndEnter' : 'joining:createAccount')}
      refusal={refusal === null ? undefined : `${refusal} ${say('joining:typedStays')}`}
    />
  );
}
