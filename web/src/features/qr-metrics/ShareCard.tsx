import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { localeTag } from '@huella/domain/model/value';
import { chartColours } from '../../theme/chart-colours';
import { phone } from '../../theme/media';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { arcsOf } from './donut';

type ScanShares = QrScanFigures['byCountry'];

/** What stands in a ring instead of how many its parts are: `83 %`, and of what. */
export interface RingCentre {
  readonly figure: string;
  readonly words: string;
}

export interface ShareCardProps {
  readonly title: string;
  readonly shares: ScanShares;
  readonly nameOf: (key: string) => string;
  readonly centre?: RingCentre | null;
  readonly under?: ReactNode;
}

export const Shares = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
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

/** From where, or with what, people scanned: the five that have most and all others, as a ring and in figures. */
export function ShareCard({ title, shares, nameOf, centre = null, under }: ShareCardProps) {
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
    <Card as="section">
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      {total === 0 ? (
        <Typography variant="body2" sx={{ color: 'ink3', mt: 1 }}>
          {say('qrMetrics:noScans')}
        </Typography>
      ) : (
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
      )}
      {under}
    </Card>
  );
}

/** The parts of a ring with their names and colours, all others last. */
function useParts({ top, others }: ScanShares, nameOf: (key: string) => string) {
  const { say } = useSay('qrMetrics');
  const rest = {
    ...{ key: '…', name: say('qrMetrics:others', { count: others.kinds }), count: others.count },
    colour: chartColours.others,
  };
  return [
    ...top.map(({ key, count }, at) => ({
      ...{ key: key === '' ? '?' : key, name: nameOf(key), count },
      colour: chartColours.parts[at] ?? chartColours.others,
    })),
    ...(others.kinds === 0 ? [] : [rest]),
  ];
}
