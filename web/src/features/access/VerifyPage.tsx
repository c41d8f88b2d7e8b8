import { useRouter, useRouterState } from '@tanstack/react-router';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { AccessLayout } from './AccessLayout';
import { AskMailForm } from './AskMailForm';
import { BackToSignIn } from './BackToSignIn';
import { CheckMail } from './CheckMail';

declare module '@tanstack/history' {
  interface HistoryState {
    /** To whom a mail was sent, and when in milliseconds: kept with the visit, not in the address. */
    mailTo?: { readonly email: string; readonly at: number };
  }
}

/** After signing up: the mail that proves the e-mail is on its way. Without an e-mail it asks for one. */
export function VerifyPage() {
  const { say } = useSay('access');
  const router = useRouter();
  const mailTo = useRouterState({ select: ({ location }) => location.state.mailTo });
  usePageTitle(say(mailTo === undefined ? 'access:askMailTitle' : 'access:checkMailTitle'));
  const show = (email: string | null) =>
    void router.navigate({
      to: paths.verify,
      replace: true,
      state: email === null ? {} : { mailTo: { email, at: Date.now() } },
    });
  if (mailTo === undefined)
    return (
      <AccessLayout>
        <AccessColumn>
          <AccessHead title={say('access:askMailTitle')}>{say('access:askMailText')}</AccessHead>
          <AskMailForm purpose="validate" button={say('access:sendLink')} onSent={show} />
          <BackToSignIn />
        </AccessColumn>
      </AccessLayout>
    );
  return (
    <AccessLayout>
      <CheckMail
        purpose="validate"
        email={mailTo.email}
        sentAt={mailTo.at}
        title={say('access:checkMailTitle')}
        late={say('access:checkMailSpam')}
        onOther={() => show(null)}
      >
        {say('access:checkMailText')} <strong>{mailTo.email}</strong>. {say('access:checkMailMore')}
      </CheckMail>
    </AccessLayout>
  );
}
