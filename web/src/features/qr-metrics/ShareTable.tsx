import { localeTag } from '@huella/domain/model/value';
import type { ScanCount } from '@huella/domain/engine/qr/scan-shares';
import { RowsTable } from '../../ui/RowsTable';
import { useSay } from '../../words/use-say';

export interface ShareTableProps {
  /** What the table is of: 'Por país'. */
  readonly label: string;
  /** What each row is: 'País'. */
  readonly heading: string;
  readonly counts: readonly ScanCount[];
  readonly nameOf: (key: string) => string;
}

/** The figures behind a ring: every one of them, those under "others" too, most first. */
export function ShareTable({ label, heading, counts, nameOf }: ShareTableProps) {
  const { say, language } = useSay('qrMetrics');
  const number = new Intl.NumberFormat(localeTag[language]);
  const percent = new Intl.NumberFormat(localeTag[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <RowsTable
      label={label}
      columns={[
        { name: 'kind', label: heading },
        { name: 'count', label: say('qrMetrics:line'), isFigure: true },
        { name: 'share', label: say('qrMetrics:share'), isFigure: true },
      ]}
      rows={counts
        .toSorted(
          (one, other) =>
            other.count - one.count || nameOf(one.key).localeCompare(nameOf(other.key), language),
        )
        .map(({ key, count }) => ({
          key,
          cells: [nameOf(key), number.format(count), percent.format(count / total)],
        }))}
    />
  );
}
