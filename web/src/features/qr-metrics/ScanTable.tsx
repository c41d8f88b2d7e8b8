import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { formatDate } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import { RowsTable } from '../../ui/RowsTable';
import { useSay } from '../../words/use-say';

export interface ScanTableProps {
  readonly points: QrScanFigures['points'];
  /** The counts of as many steps before those; none where they are not compared. */
  readonly before: QrScanFigures['before'];
}

/** The figures behind the line, the newest first. */
export function ScanTable({ points, before }: ScanTableProps) {
  const { say, language } = useSay('qrMetrics');
  const number = new Intl.NumberFormat(localeTag[language]);
  const isCompared = before.length > 0;
  return (
    <RowsTable
      label={say('qrMetrics:byDate')}
      columns={[
        { name: 'date', label: say('qrMetrics:date') },
        { name: 'count', label: say('qrMetrics:line'), isFigure: true },
        ...(isCompared ? [{ name: 'before', label: say('qrMetrics:previous'), isFigure: true }] : []),
      ]}
      rows={points
        .map(({ day, count }, at) => ({
          key: day,
          cells: [
            formatDate(day),
            number.format(count),
            ...(isCompared ? [number.format(before[at] ?? 0)] : []),
          ],
        }))
        .toReversed()}
    />
  );
}
