import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { QrType } from '@huella/domain/model/qr-types';
import { callQuery } from '../../call/queries';
import { useLocale } from '../../session/model';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

const Reports = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  padding: 0,
  maxHeight: 220,
  overflowY: 'auto',
  listStyle: 'none',
  ...theme.typography.body2,
  '& li + li': { marginTop: 10 },
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** What people said who found that a page does not fit, in their words; nothing where nobody did. */
export function ReportLog({ codedId, typeQr }: { readonly codedId: number; readonly typeQr: QrType }) {
  const { say } = useSay('qr');
  const { zone } = useLocale();
  const { data, isError } = useQuery(callQuery('qr.reports', { params: { typeQr, id: String(codedId) } }));
  if (isError) return <Notice tone="warning">{say('qr:reportsFailed')}</Notice>;
  if (data === undefined || data.reports.length === 0) return null;
  const title = say('qr:reports', { count: data.reports.length });
  return (
    <section>
      <Notice tone="warning" title={title} />
      <Reports tabIndex={0} aria-label={title}>
        {data.reports.map(({ created_at: at, text, contact }, place) => (
          <li key={`${at}-${place}`}>
            <time dateTime={at}>{formatDateTime(at, zone)}</time>
            <p>{text}</p>
            {contact !== null && <Link href={`mailto:${encodeURIComponent(contact)}`}>{contact}</Link>}
          </li>
        ))}
      </Reports>
    </section>
  );
}
