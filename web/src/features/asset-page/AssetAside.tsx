import { lazy, Suspense } from 'react';
import { LineageCard } from '../events/LineageCard';
import { paths } from '../../paths';
import { hasEntry } from '../collateral/has-entry';
import { useSay } from '../../words/use-say';
import { Certificates } from './Certificates';
import { Aside } from './page-parts';
import { KeyFigures, type KeyFiguresProps } from './KeyFigures';

/** Maps and trees come when the rest is there. */
const JourneyCard = lazy(async () => ({ default: (await import('./JourneyCard')).JourneyCard }));
const WorthCard = lazy(async () => ({ default: (await import('../collateral/WorthCard')).WorthCard }));
const GenealogyCard = lazy(async () => ({ default: (await import('./GenealogyCard')).GenealogyCard }));

/** What stands beside every part of the page of an asset: its key figures, where it was, its relatives and its papers. */
export function AssetAside(props: KeyFiguresProps) {
  const { say } = useSay('page');
  const hasPrices = hasEntry(props.model, paths.prices, props.scope.boxSubtype);
  return (
    <Aside aria-label={say('page:keyFigures')}>
      <KeyFigures {...props} />
      <Suspense fallback={null}>
        {hasPrices && <WorthCard pk={props.asset.id} locale={props.locale} />}
        <JourneyCard pk={props.asset.id} locale={props.locale} />
        <GenealogyCard {...props} />
      </Suspense>
      <LineageCard pk={props.asset.id} />
      <Certificates {...props} />
    </Aside>
  );
}
