import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useState, type ReactNode } from 'react';
import { chartColour } from '@huella/domain/chart-colours';
import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { localeTag } from '@huella/domain/model/value';
import { phone } from '../../theme/media';
import { Card } from '../../ui/Card';
import { TableButton } from '../../ui/TableButton';
import { useSay } from '../../words/use-say';
import { arcsOf } from './donut';
import { ShareTable } from './ShareTable';

type ScanShares = QrScanFigures['byCountry'];

/** What stands in a ring instead of how many its parts are: `83 %`, and of what. */
export interface RingCentre {
  readonly figure: string;
  readonly words: string;
}

export interface ShareCardProps {
  readonly title: string;
  /** What each part is: 'País'. */
  readonly heading: string;
  readonly shares: ScanShares;
  /** All of them, those under "others" too. */
  readonly counts: QrScanFigures['countries'];
  readonly nameOf: (key: string) => string;
  readonly centre?: RingCentre | null;
  readonly under?: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});
const Whole = styled('div')({ margin: '12px 0' });
const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 24,
  margin: '12px 0',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
});
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th': { padding: '4px 0', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& td': { padding: '4px 0 4px 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& td + td': { color: theme.palette.ink3 },
}));
const Mark = styled('span')({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 8,
  borderRadius: 3,
});
const Ring = styled('svg')(({ theme }) => ({
  display: 'block',
  '& path': { stroke: theme.palette.surface, strokeWidth: 2 },
  '& text': { fill: theme.palette.ink, textAnchor: 'middle', fontSize: 20, fontWeight: 650 },
  '& text + text': { fill: theme.palette.ink3, fontSize: 12, fontWeight: 400 },
}));

/** From where, or with what, people scanned: the five that have most and all others as a ring, or all of them as a table. */
export function ShareCard({ title, heading, shares, counts, nameOf, centre = null, under }: ShareCardProps) {
  const { say } = useSay('qrMetrics');
  const [isTable, setTable] = useState(false);
  const hasScans = shares.top.length > 0;
  return (
    <Card as="section">
      <Head>
        <Typography component="h2" variant="h4">
          {title}
        </Typography>
        {hasScans && (
          <TableButton isTable={isTable} onToggle={setTable} chart={<ChartPie size={16} />} of={title} />
        )}
      </Head>
      {!hasScans && (
        <Typography variant="body2" sx={{ color: 'ink3', mt: 1 }}>
          {say('qrMetrics:noScans')}
        </Typography>
      )}
      {hasScans &&
        (isTable ? (
          <Whole>
            <ShareTable label={title} {...{ heading, counts, nameOf }} />
          </Whole>
        ) : (
          <Drawn {...{ title, shares, nameOf, centre }} />
        ))}
      {under}
    </Card>
  );
}

type DrawnProps = Required<Pick<ShareCardProps, 'title' | 'shares' | 'nameOf' | 'centre'>>;

/** The ring, and what its parts are. */
function Drawn({ title, shares, nameOf, centre }: DrawnProps) {
  const { say, language } = useSay('qrMetrics');
  const parts = useParts(shares, nameOf);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const number = new Intl.NumberFormat(localeTag[language]);
  const percent = new Intl.NumberFormat(localeTag[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const arcs = arcsOf(parts.map(({ count }) => count));
  return (
    <Sides>
      <Ring width={148} height={148} viewBox="-74 -74 148 148" aria-hidden="true">
        {parts.map(({ key, colour }, at) => (
          <path key={key} d={arcs[at] ?? ''} fill={colour} />
        ))}
        <text y={2}>{centre?.figure ?? number.format(total)}</text>
        <text y={20}>{centre?.words ?? say(total === 1 ? 'qrMetrics:scan' : 'qrMetrics:scans')}</text>
      </Ring>
      <Table aria-label={title}>
        <tbody>
          {parts.map(({ key, name, count, colour }) => (
            <tr key={key}>
              <th scope="row">
                <Mark style={{ backgroundColor: colour }} />
                {name}
              </th>
              <td>{number.format(count)}</td>
              <td>{percent.format(count / total)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sides>
  );
}

/** The parts of a ring with their names and colours, all others last. */
function useParts({ top, others }: ScanShares, nameOf: (key: string) => string) {
  const { say } = useSay('qrMetrics');
  const rest = {
    ...{ key: '…', name: say('qrMetrics:others', { count: others.kinds }), count: others.count },
    colour: chartColour('others'),
  };
  return [
    ...top.map(({ key, count }, at) => ({
      ...{ key: key === '' ? '?' : key, name: nameOf(key), count },
      colour: chartColour(at),
    })),
    ...(others.kinds === 0 ? [] : [rest]),
  ];
}
