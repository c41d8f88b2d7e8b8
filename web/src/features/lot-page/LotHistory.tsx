import Button from '@mui/material/Button';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { lotHistoryRows, type LotHappening } from '@huella/domain/calls/lot-history';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { EmptyState } from '../../ui/EmptyState';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { Day, dayInWords, Days, Items } from '../events/timeline-parts';
import { LotHappeningItem } from './LotHappeningItem';

export interface LotHistoryProps {
  readonly lotId: number;
  readonly model: AssetType;
  readonly locale: Locale;
  readonly asOf: string | undefined;
}

/** A page of the history of a lot, as a query. */
function lotHistoryQuery(lotId: number, page: number, asOf?: string) {
  const query = { page: String(page), ...(asOf !== undefined && { asOf }) };
  return callQuery('lots.history', { params: { lotId: String(lotId) }, query });
}

/** What happened to a lot and to those in it, newest first, by days. */
export function LotHistory({ lotId, model, locale, asOf }: LotHistoryProps) {
  const { say } = useSay('lotPage', 'events');
  const [pages, setPages] = useState(1);
  const found = useQueries({
    queries: Array.from({ length: pages }, (_each, page) => ({
      ...lotHistoryQuery(lotId, page, asOf),
      placeholderData: keepPreviousData,
    })),
  });
  const [first] = found;
  if (first?.data === undefined) {
    if (first === undefined || first.error === null) return <FormSkeleton count={4} />;
    return (
      <FetchError
        title={say('lotPage:historyFailed')}
        error={first.error}
        onRetry={() => void first.refetch()}
      />
    );
  }
  const rows = found.flatMap(({ data }) => data?.rows ?? []);
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<History size={20} />}
        title={say('lotPage:historyEmpty')}
        text={say('lotPage:historyEmptyText')}
      />
    );
  return (
    <section aria-label={say('lotPage:events')}>
      <Typography component="h2" variant="h3">
        {say('lotPage:events')}
      </Typography>
      <Days aria-label={say('events:history')}>
        {daysOf(rows).map(([day, ofDay]) => (
          <li key={day}>
            <Day>{dayInWords(day, locale)}</Day>
            <Items>
              {ofDay.map((each) => (
                <LotHappeningItem key={each.key} happening={each} model={model} locale={locale} />
              ))}
            </Items>
          </li>
        ))}
      </Days>
      {first.data.total > pages * lotHistoryRows && (
        <Button
          size="small"
          onClick={() => {
            setPages(pages + 1);
          }}
        >
          {say('lotPage:more')}
        </Button>
      )}
    </section>
  );
}

/** What happened by the days on which it did, in the order in which it came. */
function daysOf(rows: readonly LotHappening[]) {
  const days: [day: string, rows: LotHappening[]][] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.[0] === row.day) last[1].push(row);
    else days.push([row.day, [row]]);
  }
  return days;
}
