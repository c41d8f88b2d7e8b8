import { styled } from '@mui/material/styles';
import { useUser } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter, width } from '../../theme/tokens';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { ActivityPanel } from './ActivityPanel';
import { DataPanel } from './DataPanel';
import { PasskeysPanel } from './PasskeysPanel';
import { PasswordPanel } from './PasswordPanel';
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
