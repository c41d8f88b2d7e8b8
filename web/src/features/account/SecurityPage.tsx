import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { useUser } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter, width } from '../../theme/tokens';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { ActivityPanel } from './ActivityPanel';
import { DataPanel } from './DataPanel';
import { Panel } from './Panel';
import { PasskeysPanel } from './PasskeysPanel';
import { SessionsPanel } from './SessionsPanel';

const Column = styled('div')({
  display: 'grid',
  gap: 16,
  width: '100%',
  maxWidth: width.form + 2 * gutter.wide,
  padding: `24px ${gutter.wide}px 48px`,
  [phone]: { padding: `4px ${gutter.phone}px 32px` },
});

/** How somebody comes in, from where, what happened to their account, and what is kept of them. */
export function SecurityPage() {
  const { say } = useSay('account');
  const { email } = useUser();
  usePageTitle(say('account:title'));
  return (
    <>
      <PageHeader title={say('account:title')} subtitle={`${email} · ${say('account:subtitle')}`} />
      <Column>
        <PasswordPanel />
        <PasskeysPanel />
        <SessionsPanel />
        <ActivityPanel />
        <DataPanel />
      </Column>
    </>
  );
}

/** The way to another password. */
function PasswordPanel() {
  const { say } = useSay('account');
  return (
    <Panel
      title={say('account:passwordTitle')}
      text={say('account:passwordText')}
      action={<Button href={paths.changePassword}>{say('account:changePassword')}</Button>}
    />
  );
}
