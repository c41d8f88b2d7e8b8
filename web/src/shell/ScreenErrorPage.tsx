import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTenant } from '../session/tenant';
import { ErrorState } from '../ui/ErrorState';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { CenteredMessage } from './CenteredMessage';
import { usePageTitle } from './page-title';
import { requestIdOf } from './request-id';

/** A screen could not be opened or failed while it was drawn: it alone gives way, the frame stays. */
export function ScreenErrorPage({ error, reset }: ErrorComponentProps) {
  const { name: product } = useTenant();
  const { say } = useSay();
  const router = useRouter();
  usePageTitle(say('ui:screenFailed'));
  return (
    <CenteredMessage>
      <HiddenTitle>{product}</HiddenTitle>
      <ErrorState
        title={say('ui:screenFailed')}
        text={say('ui:screenFailedText')}
        requestId={requestIdOf(error)}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </CenteredMessage>
  );
}
