import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { paths } from '../../paths';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { usePageTitle } from '../../shell/page-title';
import { requestIdOf } from '../../shell/request-id';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { NoPermissionState } from '../../ui/NoPermissionState';
import { useSay } from '../../words/use-say';
import type { RecallStart } from './recall-address';

export interface RecallFailedProps {
  readonly kind: RecallStart['kind'];
  readonly error: Error;
  readonly onRetry: () => void;
}

/** There is nothing to trace from, it may not be seen, or it could not be fetched. */
export function RecallFailed({ kind, error, onRetry }: RecallFailedProps) {
  const { say } = useSay('recall', 'list');
  usePageTitle(say('recall:title'));
  const isLot = kind === 'lot';
  const code = error instanceof CallError ? error.code : null;
  const back = (
    <Button size="small" href={isLot ? paths.lots : paths.assets}>
      {say(isLot ? 'recall:toLots' : 'recall:toAssets')}
    </Button>
  );
  const states: ReactNode =
    code === 'notAllowed' ? (
      <NoPermissionState
        title={say('recall:noPermission')}
        text={say('recall:noPermissionText')}
        actions={back}
      />
    ) : code === 'notFound' || code === 'invalidInput' ? (
      <EmptyState
        kind="filtered"
        icon={<SearchX size={20} />}
        title={say(isLot ? 'recall:notFoundLot' : 'recall:notFound')}
        text={say('recall:notFoundText')}
        actions={back}
      />
    ) : (
      <ErrorState
        title={say('recall:failed')}
        text={errorReason(error, say)}
        onRetry={onRetry}
        action={back}
        requestId={requestIdOf(error)}
      />
    );
  return (
    <Middle>
      <HiddenTitle>{say('recall:title')}</HiddenTitle>
      {states}
    </Middle>
  );
}
