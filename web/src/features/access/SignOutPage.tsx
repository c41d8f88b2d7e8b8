import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { signOut } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessLayout } from './AccessLayout';

/** Signs out and goes to the sign-in. */
export function SignOutPage() {
  const { say } = useSay('access');
  const router = useRouter();
  usePageTitle(say('access:signingOut'));
  useEffect(() => {
    void signOut().then(() => router.navigate({ to: paths.signIn, search: {}, replace: true }));
  }, [router]);
  return (
    <AccessLayout>
      <Typography component="h1" variant="h1" role="status">
        {say('access:signingOut')}
      </Typography>
    </AccessLayout>
  );
}
