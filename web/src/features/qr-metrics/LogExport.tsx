import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { ExportMenu } from '../../list/ExportMenu';
import { useSay } from '../../words/use-say';
import { saveCsv } from './save-csv';
import { useScanWords } from './use-scan-words';

export interface LogExportProps {
  /** How the file is called. */
  readonly name: string;
  readonly figures: QrScanFigures;
}

/** The figures of a code as a file: by date, by country, by device. */
export function LogExport({ name, figures }: LogExportProps) {
  const { say } = useSay('qrMetrics');
  const words = useScanWords();
  const { points, countries, devices } = figures;
  return (
    <ExportMenu
      formats={['csv']}
      save={() => {
        const scans = say('qrMetrics:columnClicks');
        saveCsv(name, [
          [say('qrMetrics:date'), scans],
          ...points.map(({ day, count }) => [day, String(count)]),
          [],
          [say('qrMetrics:country'), scans],
          ...countries.map(({ key, count }) => [words.country(key), String(count)]),
          [],
          [say('qrMetrics:device'), scans],
          ...devices.map(({ key, count }) => [words.device(key), String(count)]),
        ]);
        return Promise.resolve();
      }}
    />
  );
}
