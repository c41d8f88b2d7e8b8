import { useRouter } from '@tanstack/react-router';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessLayout } from './AccessLayout';
import { checkSignUp, signUp, signUpNames } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { useAccessForm } from './use-access-form';

const empty = { email: '', password: '', repeat: '', firstname: '', lastname: '', terms: '' };

/** Making an account. What was typed outlives a window that is turned or made narrow. */
export function SignUpPage() {
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
  return (
    <AccessLayout isTall>
      <SignUpForm form={form} />
    </AccessLayout>
  );
}
