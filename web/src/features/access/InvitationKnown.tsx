import Button from '@mui/material/Button';
import { addressWith, paths } from '../../paths';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { InvitationHead } from './InvitationHead';
import type { InvitationKnownProps } from './invitation-parts';

/** The address of an invitation. */
function addressOf(code: string): string {
  return `${paths.register}/${encodeURIComponent(code)}`;
}

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
        href={addressWith(paths.signIn, { email, next: addressOf(code) })}
      >
        {say('joining:signInToAccept')}
      </Button>
    </AccessColumn>
  );
}
