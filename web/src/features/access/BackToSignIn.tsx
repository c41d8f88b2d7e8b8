import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';

/** The way back to the sign-in, under a form of access. */
export function BackToSignIn() {
  const { say } = useSay('access');
  return (
    <Button variant="text" size="large" href={paths.signIn}>
      {say('access:backToSignIn')}
    </Button>
  );
}
