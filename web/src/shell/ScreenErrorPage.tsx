import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '../ui/ErrorState';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { Middle } from './Middle';
import { productName, usePageTitle } from './page-title';
import { requestIdOf } from './request-id';

/** A screen could not be opened or failed while it was drawn: it alone gives way, the frame stays. */
export function ScreenErrorPage({ error, reset }: ErrorComponentProps) {
  const { say } = useSay();
  const router = useRouter();
  usePageTitle(say('ui:screenFailed'));
  return (
    <Middle>
      <HiddenTitle>{productName}</HiddenTitle>
      <ErrorState
        title={say('ui:screenFailed')}
        text={say('ui:screenFailedText')}
        requestId={requestIdOf(error)}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </Middle>
  );
}
