import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { emailKey } from '@huella/domain/rules/account-rules';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery, queryClient } from '../../call/queries';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { ownArrivalAddress } from '../../session/arrival';
import { keepMenuMode } from '../../session/menu-mode';
import { signOut } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { AccessColumn, Submit } from './AccessForm';
import { AccessHead } from './AccessHead';
import { InvitationHead } from './InvitationHead';
import { invitationAddress, type InvitationKnownProps } from './invitation-parts';

/** Somebody who is signed in: a button, or, with another account, which one the invitation is for. */
export function InvitationAccept({ code, invitation }: InvitationKnownProps) {
  const user = useQuery(callQuery('users.getInfo', {}));
  if (user.data === undefined) return <FormSkeleton count={4} />;
  return emailKey(user.data.email) === emailKey(invitation.email) ? (
    <Acceptable code={code} invitation={invitation} />
  ) : (
    <OfAnother code={code} invitation={invitation} own={user.data.email} />
  );
}

function Acceptable({ code, invitation }: InvitationKnownProps) {
  const { say } = useSay('joining', 'access');
  const router = useRouter();
  const accepting = useMutation({
    mutationFn: () => call('invitations.accept', { params: { hash: code } }),
    onSuccess: async () => {
      // What was known of the user's places is not so any more.
      queryClient.clear();
      keepMenuMode('HOME');
      // It is accepted anyway: where the user cannot be fetched, the next screen says so.
      await queryClient.query(callQuery('users.getInfo', {})).catch(() => undefined);
      await router.navigate({ href: ownArrivalAddress(undefined), replace: true });
    },
  });
  return (
    <AccessColumn>
      <InvitationHead
        invitation={invitation}
        lead={say('joining:acceptLead', { inviter: invitation.invited_by })}
      />
      {accepting.error !== null && (
        <div role="alert">
          <Notice tone="danger">{say(refusalOf(accepting.error))}</Notice>
        </div>
      )}
      <Submit
        variant="contained"
        size="large"
        working={accepting.isPending || accepting.isSuccess}
        onClick={() => accepting.mutate()}
      >
        {say('joining:accept')}
      </Submit>
      <Button variant="text" size="large" href={paths.home}>
        {say('joining:goHome')}
      </Button>
    </AccessColumn>
  );
}

function refusalOf(error: Error) {
  const code = error instanceof CallError ? error.code : 'unexpected';
  switch (code) {
    case 'invitationNotValid':
    case 'invitationOfOther':
    case 'unavailable':
      return `errors:${code}` as const;
    case 'renewalExpired':
      return 'access:notRenewed';
    default:
      return 'errors:unexpected';
  }
}

interface OfAnotherProps extends InvitationKnownProps {
  readonly own: string;
}

function OfAnother({ code, invitation, own }: OfAnotherProps) {
  const { say } = useSay('joining');
  const router = useRouter();
  usePageTitle(say('joining:otherTitle'));
  const { email } = invitation;
  const change = async () => {
    await signOut();
    const next = invitationAddress(code);
    const href = invitation.hasAccount ? addressOf(paths.signIn, { email, next }) : next;
    // The page under this address may be this very one, for somebody else now.
    await router.navigate({ href, replace: true, reloadDocument: true });
  };
  return (
    <AccessColumn>
      <AccessHead title={say('joining:otherTitle')} takesFocus>
        {say('joining:otherText', { own, email })}
      </AccessHead>
      <Button variant="contained" size="large" onClick={() => void change()}>
        {say('joining:changeAccount')}
      </Button>
      <Button variant="text" size="large" href={paths.home}>
        {say('joining:goHome')}
      </Button>
    </AccessColumn>
  );
}
