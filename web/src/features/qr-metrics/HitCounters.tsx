import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import { useLocale } from '../../session/model';
import { phone } from '../../theme/media';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  '& > div': { padding: '16px 20px', borderLeft: `1px solid ${theme.palette.line}` },
  '& > div:first-of-type': { borderLeft: 0 },
  '& dt': { ...theme.typography.body2, color: theme.palette.ink3 },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', margin: '4px 0 0' },
  [phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: 12 },
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: `1px solid ${theme.palette.line}` },
  },
}));
const Aside = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  ...theme.typography.body2,
  color: theme.palette.ink3,
}));

/** How many scans there were in the last 24, 168 and 720 hours, and in all (document 3 section 9). */
export function HitCounters({ hits }: Pick<QrScanFigures, 'hits'>) {
  const { say, language } = useSay('qrMetrics');
  const { zone } = useLocale();
  const number = new Intl.NumberFormat(localeTag[language]);
  const day = hits.since === null ? null : (formatDateTime(hits.since, zone).split(' ')[0] ?? '');
  return (
    <Card flush>
      <Row>
        {(['day', 'week', 'month'] as const).map((window) => (
          <div key={window}>
            <dt>{say(`qrMetrics:${window}`)}</dt>
            <dd>
              <Typography component="span" variant="h1">
                {number.format(hits[window].count)}
              </Typography>
              <Trend {...hits[window]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{say('qrMetrics:all')}</dt>
          <dd>
            <Typography component="span" variant="h1">
              {number.format(hits.all)}
            </Typography>
            <Aside>{day === null ? say('qrMetrics:never') : say('qrMetrics:since', { day })}</Aside>
          </dd>
        </div>
      </Row>
    </Card>
  );
}

/** How much more or less than in as long a time before. */
function Trend({ count, before }: { readonly count: number; readonly before: number }) {
  const { say, language } = useSay('qrMetrics');
  if (count === 0 && before === 0) return null;
  if (before === 0) return <Aside>{say('qrMetrics:fresh')}</Aside>;
  const part = (count - before) / before;
  const percent = new Intl.NumberFormat(localeTag[language], {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(Math.abs(part));
  if (part === 0) return <Aside>{say('qrMetrics:same')}</Aside>;
  const Icon = part > 0 ? TrendingUp : TrendingDown;
  return (
    <Aside>
      <Icon size={14} aria-hidden="true" />
      {part > 0 ? say('qrMetrics:more', { percent }) : say('qrMetrics:less', { percent })}
    </Aside>
  );
}
