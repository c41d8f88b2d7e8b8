import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { localeTag } from '@huella/domain/model/value';
import { addressOf } from '../../address';
import type { RowsColumn } from '../../list/rows-column';
import { paths } from '../../paths';
import { useSay } from '../../words/use-say';

type CodeRow = ReplyOf<Calls['qr.metrics']>['res'][number];

/** A kind of page as people read it: `qrIdentecoTrupo` is `Identeco Trupo` (document 3 section 2). */
export function typeWords(qrtype: string): string {
  const bare = qrtype.replace(/^qr(?=[A-Z])/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** The columns of the metrics: the log of a code, its number, what it is of, its kind and its scans. */
export function useMetricsColumns(): readonly RowsColumn<CodeRow>[] {
  const { say, language } = useSay('qrMetrics');
  return useMemo(() => {
    const number = new Intl.NumberFormat(localeTag[language]);
    return [
      {
        name: 'label',
        heading: say('qrMetrics:columnName'),
        text: ({ label }) => label,
        width: 220,
        grows: true,
        card: 'name',
      },
      {
        name: 'id',
        heading: say('qrMetrics:columnId'),
        text: ({ id }) => String(id),
        order: ({ id }) => id,
        width: 110,
        isFigure: true,
        card: 'small',
      },
      {
        name: 'qrtype',
        heading: say('qrMetrics:columnType'),
        text: ({ qrtype }) => typeWords(qrtype),
        width: 170,
        card: 'small',
      },
      {
        name: 'clicks',
        heading: say('qrMetrics:columnClicks'),
        text: ({ clicks }) => number.format(clicks),
        order: ({ clicks }) => clicks,
        width: 120,
        isFigure: true,
        card: 'end',
      },
      {
        name: 'actions',
        heading: say('qrMetrics:columnActions'),
        text: () => '',
        draw: ({ id, qrtype, clicks, label }, { tabIndex }) => (
          <Button
            size="small"
            variant="text"
            tabIndex={tabIndex}
            disabled={clicks === 0}
            aria-label={say('qrMetrics:logs', { name: label })}
            href={addressOf(paths.qrLogs, {}, { typeQr: qrtype, id })}
          >
            {say('qrMetrics:logsShort')}
          </Button>
        ),
        width: 150,
        card: 'end',
      },
    ];
  }, [say, language]);
}
