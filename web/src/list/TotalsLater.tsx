import { Suspense, useEffect, useState } from 'react';
import { lazyExtra } from '../ui/lazy-extra';
import type { TotalsLineProps } from './TotalsLine';

/** It comes once the rows have stood still for so long: who goes on to filter or to page never waits for it. */
const still = 900;

const TotalsLine = lazyExtra(async () => (await import('./TotalsLine')).TotalsLine);

/** What the rows that match come to, a moment after the rows. */
export function TotalsLater(props: TotalsLineProps) {
  const { state, isBehind } = props.list;
  const about = JSON.stringify([state.filters, state.search, isBehind]);
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setReady(about);
    }, still);
    return () => {
      clearTimeout(timer);
    };
  }, [about]);
  if (ready === null) return null;
  return (
    <Suspense fallback={null}>
      <TotalsLine {...props} isAsked={ready === about && !isBehind} />
    </Suspense>
  );
}
