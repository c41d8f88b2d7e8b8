import type { ReactNode } from 'react';
import { CardsWait, type CardsWaitProps } from '../../list/CardsWait';

export interface ListStateProps<Item> {
  readonly query: CardsWaitProps['query'] & { readonly data: readonly Item[] | undefined };
  readonly failed: string;
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of cards, or its shape until it is there, or why it does not come. */
export function ListState<Item>({ query, failed, empty, children }: ListStateProps<Item>) {
  const { data } = query;
  if (data === undefined) return <CardsWait query={query} failed={failed} />;
  return data.length === 0 ? empty : children(data);
}
