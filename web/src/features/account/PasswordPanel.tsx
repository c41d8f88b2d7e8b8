import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';
import { Panel } from './Panel';

/** The way to another password. */
export function PasswordPanel() {
  const { say } = useSay('account');
  return (
    <Panel
      title={say('account:passwordTitle')}
      text={say('account:passwordText')}
      action={<Button href={paths.changePassword}>{say('account:changePassword')}</Button>}
    />
  );
}
