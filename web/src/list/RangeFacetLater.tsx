import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { Facet } from '@huella/domain/calls/facets';
import { filledRange } from './range-facet';
import type { RangeFacetProps } from './RangeFacet';

/** The histogram comes when the first filter with a range is open: no list waits for its handles. */
const RangeFacet = lazy(async () => ({ default: (await import('./RangeFacet')).RangeFacet }));

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
