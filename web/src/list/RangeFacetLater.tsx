import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { Facet } from '@huella/domain/calls/facets';
import { lazyExtra } from '../ui/lazy-extra';
import { filledRange } from './range-facet';
import type { RangeFacetProps } from './RangeFacet';

/** The histogram comes when the first filter with a range is open: no list waits for its handles. */
const RangeFacet = lazyExtra(async () => (await import('./RangeFacet')).RangeFacet);

/** Its room, until it is here. */
const Room = styled('div')({ height: 74 });

export interface RangeFacetLaterProps extends Omit<RangeFacetProps, 'range'> {
  readonly facet: Facet | undefined;
}

/** The histogram of a facet; nothing where there is nothing to choose between. */
export function RangeFacetLater({ facet, ...rest }: RangeFacetLaterProps) {
  const range = filledRange(facet);
  if (range === null) return null;
  return (
    <Suspense fallback={<Room />}>
      <RangeFacet range={range} {...rest} />
    </Suspense>
  );
}
