import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessLayout } from './AccessLayout';
import { InvitationView } from './InvitationView';
import { checkSignUp, signUp, signUpNames } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { useAccessForm } from './use-access-form';

const empty = { email: '', password: '', repeat: '', firstname: '', lastname: '', terms: '' };

/** Making an account, or coming in by an invitation whose code is in the address. */
export function SignUpPage() {
  const { hash } = useParams({ strict: false });
  const { invitation } = useSearch({ strict: false });
  const code = hash ?? invitation ?? '';
  return (
    <AccessLayout isTall>
      {code === '' ? <NewAccount /> : <InvitationView key={code} code={code} />}
    </AccessLayout>
  );
}

/** What was typed outlives a window that is turned or made narrow. */
function NewAccount() {
  const { say, language } = useSay('access');
  const router = useRouter();
  usePageTitle(say('access:signUpTitle'));
  const form = useAccessForm({
    names: signUpNames,
    initial: empty,
    check: checkSignUp,
    placeOf: (code) => (code === 'userExist' ? 'email' : null),
    send: async (typed) => {
      await signUp(typed, language);
      const mailTo = { email: typed.email.trim(), at: Date.now() };
      await router.navigate({ to: paths.verify, state: { mailTo } });
    },
  });
  return <SignUpForm form={form} />;
}
