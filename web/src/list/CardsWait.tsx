import { PageHeader } from '../ui/PageHeader';
import { CardsSkeleton } from '../ui/Skeletons';
import { CardsGround } from './CardsGround';
import { FetchError } from './FetchError';

export interface CardsWaitProps {
  /** What is asked for, which has not come yet. */
  readonly query: { readonly error: Error | null; readonly refetch: () => Promise<unknown> };
  /** What is said where it does not come. */
  readonly failed: string;
}

/** The shape of cards until they are there, or why they do not come. */
export function CardsWait({ query: { error, refetch }, failed }: CardsWaitProps) {
  if (error === null) return <CardsSkeleton count={6} />;
  return <FetchError title={failed} error={error} onRetry={refetch} />;
}

/** The same as a page, while it is not known what it is about. */
export function CardsWaitPage({ title, ...props }: CardsWaitProps & { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} subtitle={'\u00a0'} />
      <CardsGround>
        <CardsWait {...props} />
      </CardsGround>
    </>
  );
}
