import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { readTokens } from '../../call/tokens';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { AskMailForm } from './AskMailForm';
import { BackToSignIn } from './BackToSignIn';
import { ChangePassword } from './ChangePassword';
import { CheckMail } from './CheckMail';

const route = getRouteApi(paths.changePassword);

/**
 * Choosing another password: the signed-in user knows the one they have and changes it; everybody else, and anyone who
 * has forgotten it, asks for a link.
 */
export function ChangePasswordPage() {
  const { email, ask } = route.useSearch();
  // A session that ends while the form is open is noticed there.
  const [isInside] = useState(() => readTokens() !== null);
  return isInside && ask === undefined ? <ChangePassword /> : <ForgotPassword email={email} />;
}

/** Asking for a link to choose another password. What it answers does not say whether there is an account. */
function ForgotPassword({ email }: { readonly email: string | undefined }) {
  const { say } = useSay('access');
  const [sent, setSent] = useState<{ readonly email: string; readonly at: number } | null>(null);
  usePageTitle(say(sent === null ? 'access:forgotTitle' : 'access:linkSentTitle'));
  return (
    <AccessLayout>
      {sent === null ? (
        <AccessColumn>
          <AccessHead title={say('access:forgotTitle')}>{say('access:forgotText')}</AccessHead>
          <AskMailForm
            purpose="reset"
            email={email}
            button={say('access:sendLink')}
            onSent={(to) => setSent({ email: to, at: Date.now() })}
          />
          <BackToSignIn />
        </AccessColumn>
      ) : (
        <CheckMail
          purpose="reset"
          email={sent.email}
          sentAt={sent.at}
          title={say('access:linkSentTitle')}
          late={say('access:linkSentSpam')}
          onOther={() => setSent(null)}
        >
          {say('access:linkSentText', { email: sent.email })}
        </CheckMail>
      )}
    </AccessLayout>
  );
}
