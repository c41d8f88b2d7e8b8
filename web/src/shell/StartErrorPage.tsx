import Button from '@mui/material/Button';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '../call/call-error';
import { paths } from '../paths';
import { useTenant } from '../session/tenant';
import { ErrorState } from '../ui/ErrorState';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { CenteredMessage } from './CenteredMessage';
import { usePageTitle } from './page-title';
import { requestIdOf } from './request-id';
import { TenantLogo } from './TenantLogo';

/** The session could not be loaded: why, the number to quote, a way to try again and the way out. */
export function StartErrorPage({ error }: ErrorComponentProps) {
  const { name: product } = useTenant();
  const { say } = useSay('shell');
  const router = useRouter();
  usePageTitle(say('shell:startFailed'));
  const isAway = error instanceof CallError && error.code === 'unavailable';
  return (
    <CenteredMessage as="main">
      <HiddenTitle>{product}</HiddenTitle>
      <TenantLogo size={32} />
      <ErrorState
        title={say('shell:startFailed')}
        text={say(isAway ? 'shell:startUnreachable' : 'shell:startFailedText')}
        requestId={requestIdOf(error)}
        onRetry={() => void router.invalidate()}
        action={
          <Button size="small" href={paths.signOut}>
            {say('shell:signOut')}
          </Button>
        }
      />
    </CenteredMessage>
  );
}
