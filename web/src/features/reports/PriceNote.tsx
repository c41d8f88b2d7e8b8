import { styled } from '@mui/material/styles';
import Info from 'lucide-react/icons/info';
import type { Portfolio } from '@huella/domain/calls/report-board';
import type { ReportPie } from '@huella/domain/calls/reports';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { useFigure } from '../panel/use-figure';
import { ListLink } from './ListLink';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& > svg': { flex: 'none', marginTop: 1 },
}));

export interface PriceNoteProps {
  readonly portfolio: Portfolio;
  readonly pies: readonly ReportPie[];
  readonly assetType: number;
}

/** By which prices a portfolio is valued, what is taken off, and what has no price: once, at its foot. */
export function PriceNote({ portfolio, pies, assetType }: PriceNoteProps) {
  const { worth, unit } = portfolio;
  const { say } = useSay('reports');
  const prices = usePriceSentences(worth?.prices ?? [], unit);
  const figure = useFigure();
  const percent = usePercent();
  const whole = useWhole(portfolio);
  if (worth === null) return null;
  const { haircut, unpriced } = worth;
  const without = say('reports:noteUnpriced', {
    ...{ count: figure(unpriced.count), amount: figure(unpriced.amount), unit },
  });
  const taken =
    haircut === null
      ? null
      : haircut.from === haircut.to
        ? percent(haircut.to)
        : say('reports:noteHaircutRange', { from: figure(haircut.from), to: percent(haircut.to) });
  return (
    <Note>
      <Info size={14} aria-hidden="true" />
      <span>
        {[...prices, ...(taken === null ? [] : [say('reports:noteHaircut', { haircut: taken })])]
          .map((sentence) => `${sentence} `)
          .join('')}
        {unpriced.count === 0 ? (
          say('reports:noteUnpricedNone')
        ) : (
          <ListLink
            lists={unpriced.lists}
            label={say('reports:withoutPrice')}
            figure={figure(unpriced.count)}
            assetType={assetType}
          >
            {without}
          </ListLink>
        )}{' '}
        {whole !== null && `${whole} `}
        {opensLists(portfolio, pies) && say('reports:noteLists')}
      </span>
    </Note>
  );
}

/** What all of it comes to where some is unconfirmed: the figure of who counts that as well. */
function useWhole({ worth, unconfirmed }: Portfolio): string | null {
  const { say } = useSay('reports');
  const figure = useFigure();
  // To whole ones, as the panel tells them.
  const round = (amount: number) => figure(Math.round(amount));
  const rest = unconfirmed?.values ?? [];
  if (rest.length === 0 || worth === null) return null;
  const sums = worth.values.map(({ currency, value }) => ({
    currency,
    value: value + (rest.find((each) => each.currency === currency)?.value ?? 0),
  }));
  const told = sums.filter(({ value }) => value > 0);
  const value = told.map((each) => `${round(each.value)} ${each.currency}`).join(' + ');
  return say('reports:noteWhole', { value });
}

/** Whether each of its figures that counts something has a list, and each part of its indicators. */
function opensLists(
  { total, worth, secured, unconfirmed, expiring, rows }: Portfolio,
  pies: readonly ReportPie[],
): boolean {
  if (pies.some(({ values }) => values.some(({ lists }) => lists.length === 0))) return false;
  const whole = [total, secured, unconfirmed, expiring, worth?.unpriced, ...(worth?.values ?? [])];
  return [...whole, ...rows.flatMap((row) => [row, row.pledged, ...row.values])].every(
    (part) => part === null || part === undefined || part.count === 0 || part.lists.length > 0,
  );
}

function usePercent(): (value: number) => string {
  const { language } = useSay('reports');
  const figure = useFigure();
  return (value) => (language === 'es' ? `${figure(value)}\u00a0%` : `${figure(value)}%`);
}

type Price = NonNullable<Portfolio['worth']>['prices'][number];

/** Prices of one source, day and currency are one sentence. */
function usePriceSentences(prices: readonly Price[], unit: string): readonly string[] {
  const { say, language } = useSay('reports');
  const figure = useFigure();
  const isAlike = (one: Price, other: Price) =>
    one.source === other.source && one.day === other.day && one.currency === other.currency;
  const firsts = prices.filter((price, at) => prices.findIndex((other) => isAlike(price, other)) === at);
  return firsts.map((first) => {
    const { source, day, currency } = first;
    const own = prices.filter((price) => isAlike(price, first));
    const listed = own.map(({ name, amount }) => `${name.toLowerCase()} ${figure(amount)}`).join(', ');
    return say('reports:notePrice', {
      ...{ source, day: formatDateInProse(day, language), prices: listed, currency, unit },
    });
  });
}
