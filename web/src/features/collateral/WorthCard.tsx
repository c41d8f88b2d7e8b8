import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { Card } from '../../ui/Card';
import { loadWords } from '../../words/i18n';
import { useSay } from '../../words/use-say';
import { WorthFacts } from './WorthFacts';

export interface WorthCardProps {
  readonly pk: number;
  readonly locale: Locale;
  readonly asOf?: string | undefined;
}

/** What an asset is worth and to whom it is pledged, on its page; nothing where its type is worth nothing. */
export function WorthCard({ pk, locale, asOf }: WorthCardProps) {
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    void loadWords('collateral').then(() => setWords(true));
  }, []);
  const query = asOf === undefined ? {} : { query: { asOf } };
  const { data } = useQuery(callQuery('worth.ofAsset', { params: { pk: String(pk) }, ...query }));
  if (!hasWords || data === undefined || data.worth === null) return null;
  return <Worth {...data} locale={locale} />;
}

function Worth(props: Parameters<typeof WorthFacts>[0]) {
  const { say } = useSay('collateral');
  return (
    <Card as="section">
      <Typography component="h2" variant="h3" sx={{ marginBottom: '8px' }}>
        {say(props.pledge === null ? 'collateral:worth' : 'collateral:worthAndPledge')}
      </Typography>
      <WorthFacts {...props} />
    </Card>
  );
}
