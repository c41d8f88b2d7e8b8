import Button from '@mui/material/Button';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { InvitationHead } from './InvitationHead';
import { invitationAddress, type InvitationKnownProps } from './invitation-parts';

/** Somebody with an account, who is not signed in: the sign-in leads back here. */
export function InvitationKnown({ code, invitation }: InvitationKnownProps) {
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
