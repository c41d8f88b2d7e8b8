import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { chartColour } from '@huella/domain/chart-colours';
import { localeTag } from '@huella/domain/model/value';
import type { Address } from '../../address';
import { phone, print } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { useFigure } from './use-figure';

interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The list that it counts; null where no list asks for it alone. */
  readonly href: Address | null;
}

export interface BarRowsProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
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

/** How much there is of each: bars with their figures and parts of the whole beside them, which is a table as well. */
export function BarRows({ label: name, rows }: BarRowsProps) {
  const { say, language } = useSay('panel');
  const figure = useFigure();
  const most = Math.max(...rows.map(({ value }) => value), 0);
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const percent = new Intl.NumberFormat(localeTag[language], { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Table aria-label={name}>
      <tbody>
        {rows.map(({ key, label, value, href }, at) => (
          <tr key={key}>
            <th scope="row">
              {href === null ? (
                label
              ) : (
                <Link href={href} aria-label={say('panel:open', { title: label, figure: figure(value) })}>
                  {label}
                </Link>
              )}
            </th>
            <td>
              <Bar
                style={{
                  width: `${String(most === 0 ? 0 : (value / most) * 100)}%`,
                  backgroundColor: chartColour(at),
                }}
              />
            </td>
            <td>{figure(value)}</td>
            <td>{total === 0 ? '' : percent.format(value / total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
