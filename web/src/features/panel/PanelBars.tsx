import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { PanelChartView } from '@huella/domain/calls/panel';
import { localeTag } from '@huella/domain/model/value';
import { chartColours } from '../../theme/chart-colours';
import { phone, print } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { countedAddress } from './counted-address';
import { PanelCard } from './PanelCard';
import { useFigure } from './use-figure';

export interface PanelBarsProps {
  readonly chart: PanelChartView;
  readonly asOf: string | undefined;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...typeStyle(type.cell),
  '& th': {
    width: '28%',
    padding: '4px 12px 4px 0',
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& td': { padding: '4px 0 4px 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1)': { width: '100%', padding: 0 },
  '& td:nth-of-type(3)': { color: theme.palette.ink3 },
  fontVariantNumeric: 'tabular-nums',
  [print]: { '& th': { overflowWrap: 'break-word' } },
  [phone]: { '& th': { width: '36%' }, '& th > a': { display: 'block', padding: '10px 0' } },
}));
const Bar = styled('div')({ height: 12, minWidth: 2, borderRadius: 3 });

/** How much there is of each, most first: bars with their figures beside them, which is a table as well. */
export function PanelBars({ chart, asOf }: PanelBarsProps) {
  const { say, language } = useSay('panel');
  const figure = useFigure();
  const { title, unit, points } = chart;
  const values = points.map((point) => point.values[0] ?? 0);
  const most = Math.max(...values, 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const percent = new Intl.NumberFormat(localeTag[language], { style: 'percent', maximumFractionDigits: 1 });
  return (
    <PanelCard title={title} unit={unit} isEmpty={points.length === 0}>
      <Table aria-label={title}>
        <tbody>
          {points.map(({ key, label, lists }, at) => {
            const value = values[at] ?? 0;
            const list = lists[0] ?? null;
            return (
              <tr key={key}>
                <th scope="row">
                  {list === null ? (
                    label
                  ) : (
                    <Link
                      href={countedAddress(list, asOf)}
                      aria-label={say('panel:open', { title: label, figure: figure(value) })}
                    >
                      {label}
                    </Link>
                  )}
                </th>
                <td>
                  <Bar
                    style={{
                      width: `${String(most === 0 ? 0 : (value / most) * 100)}%`,
                      backgroundColor: chartColours.parts[at] ?? chartColours.others,
                    }}
                  />
                </td>
                <td>{figure(value)}</td>
                <td>{total === 0 ? '' : percent.format(value / total)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </PanelCard>
  );
}
