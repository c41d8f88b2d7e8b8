import { styled } from '@mui/material/styles';
import type { LotSummary } from '@huella/domain/calls/lots';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Card } from '../ui/Card';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import { written } from './written-figure';

/** What assets come to in an attribute; what its values add up to where that is known. */
type Summary = LotSummary & { readonly sum?: number | null };

export interface SummaryCardsProps {
  readonly summary: readonly Summary[];
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 12,
});
const Title = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));
const Figures = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: 8 });
const Figure = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  '& dt': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& dd': { fontVariantNumeric: 'tabular-nums', ...typeStyle({ ...type.section, weight: 600 }) },
}));
const Quiet = styled('p')(({ theme }) => ({
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const Shares = styled('ul')({ display: 'grid', gap: 8, marginTop: 10 });
const Share = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  ...typeStyle(type.cell),
  '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Percent = styled('span')({ fontVariantNumeric: 'tabular-nums', fontWeight: 500 });
const Bar = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: theme.palette.sunken,
  '& > i': { display: 'block', height: '100%', backgroundColor: theme.palette.primary.main },
}));

/** Shares that are drawn; the smaller ones are one together. */
const drawn = 4;

/** What assets come to, a card an attribute: least, most, mean and parts (document 1 section 2). */
export function SummaryCards({ summary }: SummaryCardsProps) {
  const { say } = useSay('lots');
  const filled = summary.filter((each) => each.filled > 0);
  if (filled.length === 0) return <Quiet>{say('lots:summaryEmpty')}</Quiet>;
  return (
    <Cards>
      {filled.map((each) => (
        <Card key={each.name} as="li">
          <SummaryCard summary={each} />
        </Card>
      ))}
    </Cards>
  );
}

function SummaryCard({ summary }: { readonly summary: Summary }) {
  const { say, language } = useSay('lots');
  const { label, unit, filled, mean, min, max, sum = null, shares } = summary;
  const figures = [
    [say('lots:mean'), mean],
    [say('lots:sum'), sum],
    [say('lots:min'), min],
    [say('lots:max'), max],
  ] as const;
  const known = figures.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  return (
    <>
      <Title>{unit === null ? label : `${label} (${unit})`}</Title>
      {known.length > 0 && (
        <Figures>
          {known.map(({ name, value }) => (
            <Figure key={name}>
              <dt>{name}</dt>
              <dd>{written(value, language)}</dd>
            </Figure>
          ))}
        </Figures>
      )}
      {shares.length > 0 && <ShareBars summary={summary} />}
      <Quiet>{say('lots:ofFilled', { figure: formatCount(filled, language) })}</Quiet>
    </>
  );
}

/** The parts that assets fall into by an attribute, the largest first; the smaller ones are one together. */
export function ShareBars({ summary: { shares, filled } }: { readonly summary: Summary }) {
  const { say, language } = useSay('lots');
  const some = shares.length > drawn ? shares.slice(0, drawn - 1) : shares;
  const rest = shares.slice(some.length).reduce((total, share) => total + share.count, 0);
  const all =
    rest === 0
      ? some
      : [...some, { key: '', label: say('lots:others'), count: rest, percent: (100 * rest) / filled }];
  return (
    <Shares>
      {all.map(({ key, label, percent }) => (
        <Share key={key}>
          <span title={label}>{label}</span>
          <Percent>{say('lots:percent', { figure: written(percent, language) })}</Percent>
          <Bar aria-hidden="true">
            <i style={{ width: `${String(Math.min(100, percent))}%` }} />
          </Bar>
        </Share>
      ))}
    </Shares>
  );
}
