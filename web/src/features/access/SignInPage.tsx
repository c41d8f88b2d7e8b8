import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '@huella/domain/words';
import { paths } from '../../paths';
import { ownArrivalAddress } from '../../session/arrival';
import { hasNamedAddress, knowsPasskeys } from '../../session/knows-passkeys';
import { signInWithPasskey } from '../../session/passkeys';
import { signIn, type SignInOutcome } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessLayout } from './AccessLayout';
import { invitationCodeIn } from './invitation-parts';
import { SignInForm } from './SignInForm';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The visitor was inside until the session ended. */
    sessionEnded?: boolean;
  }
}

const route = getRouteApi(paths.signIn);

/** Sign-in: who comes from a screen goes back to it. */
export function SignInPage() {
  const { say } = useSay('access');
  const router = useRouter();
  const { next, email } = route.useSearch();
  const [language, setLanguage] = useState<Language | null>(null);
  const hasEnded = useRouterState({ select: ({ location }) => location.state.sessionEnded === true });
  usePageTitle(say('access:pageTitle'));
  const goIn = async (outcome: SignInOutcome) => {
    if (outcome.isInside) await router.navigate({ href: ownArrivalAddress(next), replace: true });
    return outcome;
  };
  return (
    <AccessLayout onLanguage={setLanguage}>
      <SignInForm
        email={email}
        hasEnded={hasEnded}
        onSubmit={async (typed, password) =>
          goIn(await signIn({ email: typed, password, language, invitation: invitationCodeIn(next) }))
        }
        onPasskey={
          knowsPasskeys() && hasNamedAddress()
            ? async () => goIn(await signInWithPasskey(language))
            : undefined
        }
      />
    </AccessLayout>
  );
}
