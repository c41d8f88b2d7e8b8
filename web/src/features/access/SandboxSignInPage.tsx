import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '@huella/domain/words';
import { paths } from '../../paths';
import { ownArrivalAddress } from '../../session/arrival';
import { signIn } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { Elsewhere } from './AccessForm';
import { AccessLayout } from './AccessLayout';
import { readSandbox } from './kept-sandbox';
import { SignInForm } from './SignInForm';

/** The sign-in of a sandbox, filled in with what this browser remembers (document 1 section 2). */
export function SandboxSignInPage() {
  const { say } = useSay('joining', 'access');
  const router = useRouter();
  const [kept] = useState(readSandbox);
  const [language, setLanguage] = useState<Language | null>(null);
  usePageTitle(say('joining:sandboxSignInTitle'));
  const text = say(kept === null ? 'joining:sandboxSignInNone' : 'joining:sandboxSignInText');
  return (
    <AccessLayout onLanguage={setLanguage}>
      <SignInForm
        email={kept?.email}
        password={kept?.password}
        head={{ title: say('joining:sandboxSignInTitle'), text }}
        foot={<Another />}
        isMailless
        onSubmit={async (email, password) => {
          const outcome = await signIn({ email, password, language });
          if (outcome.isInside) await router.navigate({ href: ownArrivalAddress(undefined), replace: true });
          return outcome;
        }}
      />
    </AccessLayout>
  );
}

function Another() {
  const { say } = useSay('joining');
  return (
    <>
      <Divider sx={{ typography: 'body2', color: 'ink3', mt: 1 }}>{say('joining:otherSandbox')}</Divider>
      <Button variant="outlined" size="large" href={paths.sandbox}>
        {say('joining:createSandbox')}
      </Button>
      <Elsewhere>
        <Link href={paths.signIn}>{say('joining:ownAccount')}</Link>
      </Elsewhere>
    </>
  );
}
