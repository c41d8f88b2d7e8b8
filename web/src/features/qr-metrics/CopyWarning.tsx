import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { useLocale } from '../../session/model';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

/** That the code seems to be on other things, too, and what was noticed. */
export function CopyWarning({ warning }: Pick<QrScanFigures, 'warning'>) {
  const { say } = useSay('qrMetrics');
  const { zone } = useLocale();
  if (warning === null) return null;
  const { kind, scans, countries, at } = warning;
  const day = formatDateTime(at, zone).split(' ')[0] ?? '';
  return (
    <Notice tone="warning" title={say('qrMetrics:warning')}>
      {kind === 'countries'
        ? say('qrMetrics:warningCountries', { day, scans, countries })
        : say('qrMetrics:warningMany', { day, scans })}
    </Notice>
  );
}
