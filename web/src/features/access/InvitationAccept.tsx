import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Say } from '@huella/domain/phrases/areas';
import { emailKey } from '@huella/domain/rules/account-rules';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery, queryClient } from '../../call/queries';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { errorReason } from '../../list/error-reason';
import { keepMenuMode } from '../../session/menu-mode';
import { signOut } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { AccessColumn, Submit } from './AccessForm';
import { AccessHead } from './AccessHead';
import { InvitationHead } from './InvitationHead';
import { invitationAddress, refusalWords, type InvitationKnownProps } from './invitation-parts';

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
      // What was known of the user's places is not so any more; where they are now, the next screen asks.
      queryClient.clear();
      keepMenuMode('HOME');
      await router.navigate({ href: paths.home, replace: true });
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
          <Notice tone="danger">{whyNot(accepting.error, invitation, say)}</Notice>
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

/** Why it was not accepted, and whom to ask where the company takes nobody in now. */
function whyNot(error: Error, invitation: InvitationKnownProps['invitation'], say: Say): string {
  const code = error instanceof CallError ? error.code : undefined;
  return refusalWords(code, invitation, say) ?? errorReason(error, say);
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
