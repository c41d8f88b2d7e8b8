import { useRouter } from '@tanstack/react-router';
import { ownArrivalAddress } from '../../session/arrival';
import { signIn } from '../../session/session';
import { useSay } from '../../words/use-say';
import { InvitationHead } from './InvitationHead';
import type { InvitationKnownProps } from './invitation-parts';
import { checkSignUp, signUp, signUpNames } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { useAccessForm } from './use-access-form';

/** Somebody who makes the account that they are invited with, and comes in at once: the link proved the e-mail. */
export function InvitationSignUp({ code, invitation }: InvitationKnownProps) {
  const { say, language } = useSay('joining', 'access');
  const router = useRouter();
  const { email, invited_by: inviter } = invitation;
  const form = useAccessForm({
    names: signUpNames,
    initial: { email, password: '', repeat: '', firstname: '', lastname: '', terms: '' },
    check: checkSignUp,
    placeOf: (refusal) => (refusal === 'userExist' ? 'email' : null),
    send: async (typed) => {
      await signUp(typed, language, code);
      await signIn({ email, password: typed.password, language: null });
      await router.navigate({ href: ownArrivalAddress(undefined), replace: true });
    },
  });
  const head = <InvitationHead invitation={invitation} lead={say('joining:invitedLead', { inviter })} />;
  return <SignUpForm form={form} invited={head} />;
}
