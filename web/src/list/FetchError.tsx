import type { ReactNode } from 'react';
import { requestIdOf } from '../shell/request-id';
import { ErrorState } from '../ui/ErrorState';
import { useSay } from '../words/use-say';
import { errorReason } from './error-reason';

export interface FetchErrorProps {
  /** What failed: 'No pudimos traer los animales'. */
  readonly title: string;
  readonly error: Error;
  /** The reason in other words than the error's own. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => unknown) | undefined;
  /** The way out beside the retry: a button of size `small`. */
  readonly action?: ReactNode;
}

/** What was asked for did not come: the reason, the retry, and the number to quote. */
export function FetchError({ title, error, text, onRetry, action }: FetchErrorProps) {
  const { say } = useSay('list');
  return (
    <ErrorState
      title={title}
      text={text ?? errorReason(error, say)}
      onRetry={onRetry === undefined ? undefined : () => void onRetry()}
      action={action}
      requestId={requestIdOf(error)}
    />
  );
}
