import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import { addressOf } from '../../address';
import { FetchError } from '../../list/FetchError';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { Halves } from '../../ui/halves';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { loadWords } from '../../words/i18n';
import { useSay } from '../../words/use-say';
import { pledgeStandingQuery } from './collateral-calls';
import { PledgeKeepers } from './PledgeKeepers';
import { PledgeKinds } from './PledgeKinds';
import { PledgeStopped } from './PledgeStopped';
import { PledgeSums } from './PledgeSums';

/** What draws maps is large, and no figure waits for it. */
const PledgeMap = lazy(async () => ({ default: (await import('./PledgeMap')).PledgeMap }));

const Parts = styled('section')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Column = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

export interface PledgedToUsProps {
  readonly place: Place;
  readonly model: AssetType;
  /** The day in the past that the panel is of; undefined is today. */
  readonly asOf: string | undefined;
}

/**
 * What is pledged to an establishment, over its control panel: what it is worth, what has stopped being confirmed, where it is and who
 * keeps it. Nothing where nothing is.
 */
export function PledgedToUs({ place, model, asOf }: PledgedToUsProps) {
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    void loadWords('collateral').then(() => setWords(true));
  }, []);
  const { data, error, refetch } = useQuery(pledgeStandingQuery(place));
  const { say } = useSay('collateral');
  if (!hasWords) return null;
  if (error !== null)
    return <FetchError title={say('collateral:pledgesFailed')} error={error} onRetry={refetch} />;
  if (data === undefined || data.count === 0) return null;
  return <Pledged {...{ place, model, asOf }} standing={data} />;
}

function Pledged({
  place,
  model,
  asOf,
  standing,
}: PledgedToUsProps & { readonly standing: ReplyOf<Calls['pledges.standing']> }) {
  const { say } = useSay('collateral');
  return (
    <>
      <Parts aria-labelledby="pledged-to-us">
        <Head>
          <Typography id="pledged-to-us" component="h2" variant="h3">
            {say('collateral:pledgesTitle')}
          </Typography>
          <Button size="small" href={addressOf(paths.pledges, {})}>
            {say('collateral:sumSee')}
          </Button>
        </Head>
        {/* Who held what on another day is told to nobody after its release: it is of today, and says so. */}
        {asOf !== undefined && (
          <Notice tone="info">{say('collateral:sumOfToday', { day: formatDate(asOf) })}</Notice>
        )}
        <PledgeSums standing={standing} level="h3" />
        <PledgeStopped standing={standing} />
        <Halves>
          <Column>
            <PledgeKinds standing={standing} />
          </Column>
          <Suspense fallback={<FormSkeleton count={4} />}>
            <PledgeMap place={place} noun={model.noun} />
          </Suspense>
        </Halves>
        <PledgeKeepers keepers={standing.keepers} unit={standing.unit} />
      </Parts>
      <Typography component="h2" variant="h3">
        {say('collateral:keptHere', { place: place.boxName })}
      </Typography>
    </>
  );
}
