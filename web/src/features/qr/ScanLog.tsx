import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { QrScan } from '@huella/domain/calls/qr';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import type { QrType } from '@huella/domain/model/qr-types';
import { callQuery } from '../../call/queries';
import { useLocale } from '../../session/model';
import { Hidden } from '../../ui/Hidden';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { useSay } from '../../words/use-say';

/** How many of the latest scans a dialog lists; the screen of the logs has them all. */
const shown = 5;

const Scans = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '4px 0',
    borderTop: `1px solid ${theme.palette.line}`,
  },
  '& time': { flex: 'none', color: theme.palette.ink3 },
}));

/** How often a code was scanned, and the latest times, with what and from which country. */
export function ScanLog({ codedId, typeQr }: { readonly codedId: number; readonly typeQr: QrType }) {
  const { say, language } = useSay('qr');
  const scans = useQuery(callQuery('qr.logs', { params: { typeQr, id: String(codedId) } }));
  if (scans.isPending)
    return (
      <div role="status">
        <Hidden>{say('qr:scansLoading')}</Hidden>
        <SkeletonBar height={72} />
      </div>
    );
  if (scans.isError)
    return (
      <div role="status">
        <Typography variant="body2">{say('qr:scansFailed')}</Typography>
        <Button size="small" onClick={() => void scans.refetch()}>
          {say('qr:scansAgain')}
        </Button>
      </div>
    );
  const { list, total } = scans.data;
  const count = new Intl.NumberFormat(localeTag[language]).format(total);
  return (
    <section aria-label={say('qr:scans', { count })}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {say('qr:scans', { count })}
      </Typography>
      {list.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'ink3' }}>
          {say('qr:scansNone')}
        </Typography>
      ) : (
        <Scans>
          {list.slice(0, shown).map((scan, at) => (
            <ScanLine key={`${scan.created_at}-${at}`} scan={scan} />
          ))}
        </Scans>
      )}
    </section>
  );
}

function ScanLine({ scan }: { readonly scan: QrScan }) {
  const { say } = useSay('qr');
  const { zone } = useLocale();
  const country = scan.qr_log.country_name;
  // The kind of device is a word of its own; what is in the text is meant for machines.
  const software = scan.user_agent
    .split(' · ')
    .filter((part) => part !== scan.device)
    .join(', ');
  const parts = [software, deviceOf(scan.device, say), country].filter(
    (part) => part !== null && part !== '',
  );
  return (
    <li>
      <span>{parts.length === 0 ? say('qr:unknown') : parts.join(' · ')}</span>
      <time dateTime={scan.created_at}>{formatDateTime(scan.created_at, zone)}</time>
    </li>
  );
}

function deviceOf(device: string, say: ReturnType<typeof useSay>['say']): string | null {
  if (device === 'mobile') return say('qr:devicePhone');
  if (device === 'tablet') return say('qr:deviceTablet');
  if (device === 'desktop') return say('qr:deviceDesktop');
  return device === 'tv' ? say('qr:deviceTv') : null;
}
