import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { loadWords } from '../../words/i18n';
import { useSay } from '../../words/use-say';
import { pledgeStandingQuery } from './collateral-calls';
import { PledgeSums } from './PledgeSums';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
});

/** What is pledged to an establishment, over its control panel; nothing where nothing is. */
export function PledgedToUs({ place }: { readonly place: Place }) {
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    void loadWords('collateral').then(() => setWords(true));
  }, []);
  const { data } = useQuery(pledgeStandingQuery(place));
  return !hasWords || data === undefined || data.count === 0 ? null : <Sums standing={data} />;
}

function Sums({ standing }: { readonly standing: ReplyOf<Calls['pledges.standing']> }) {
  const { say } = useSay('collateral');
  return (
    <div>
      <Head>
        <Typography component="h2" variant="h3">
          {say('collateral:pledgesTitle')}
        </Typography>
        <Button size="small" href={addressOf(paths.pledges, {})}>
          {say('collateral:sumSee')}
        </Button>
      </Head>
      <PledgeSums standing={standing} />
    </div>
  );
}
