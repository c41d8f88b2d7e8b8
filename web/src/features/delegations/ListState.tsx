import type { ReactNode } from 'react';
import { errorReason } from '../../list/error-reason';
import { requestIdOf } from '../../shell/request-id';
import { ErrorState } from '../../ui/ErrorState';
import { CardsSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';

export interface ListStateProps<Item> {
  readonly query: {
    readonly data: readonly Item[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly failed: string;
  /** Stands where there is nothing at all. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of cards, or its shape until it is there, or why it does not come. */
export function ListState<Item>({ query, failed, empty, children }: ListStateProps<Item>) {
  const { say } = useSay('list');
  const { data, error, refetch } = query;
  if (data !== undefined) return data.length === 0 ? empty : children(data);
  if (error === null) return <CardsSkeleton count={6} />;
  return (
    <ErrorState
      title={failed}
      text={errorReason(error, say)}
      onRetry={() => void refetch()}
      requestId={requestIdOf(error)}
    />
  );
}
