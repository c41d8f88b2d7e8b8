import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import QrCode from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { localeTag } from '@huella/domain/model/value';
import { qrTypeNames, qrTypes } from '@huella/domain/model/qr-types';
import { callQuery } from '../../call/queries';
import { CardsGround } from '../../list/CardsGround';
import { FetchError } from '../../list/FetchError';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Halves } from '../../ui/halves';
import { PageHeader } from '../../ui/PageHeader';
import { Segmented } from '../../ui/Segmented';
import { GridSkeleton } from '../../ui/Skeletons';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { useQrDialog } from '../qr/use-qr-dialog';
import { CopyWarning } from './CopyWarning';
import { CountryMap } from './CountryMap';
import { HitCounters } from './HitCounters';
import { LogExport } from './LogExport';
import { ScanLine } from './ScanLine';
import { ShareCard, type RingCentre } from './ShareCard';
import { useScanWords } from './use-scan-words';
import { typeWords } from './use-metrics-columns';

const route = getRouteApi('/inside/qrMetrics/qrLogs/$typeQr/$id');

const Window = styled('div')({ width: 'min(420px, 100%)' });

type Step = 'day' | 'week' | 'month';
type Hours = '24' | '168' | '720' | 'all';

/** The scans of one code (document 3 section 2, QR logs): first whether they may be seen. */
export function LogPage() {
  const { typeQr, id } = route.useParams();
  const { say } = useSay('qrMetrics');
  const { data, error, refetch } = useQuery({
    ...callQuery('qr.logsPermission', { params: { typeQr, id } }),
    staleTime: 0,
  });
  usePageTitle(say('qrMetrics:logsTitle'));
  if (data === undefined)
    return (
      <>
        <PageHeader title={say('qrMetrics:logsTitle')} subtitle={'\u00a0'} />
        <CardsGround>
          {error === null ? (
            <GridSkeleton />
          ) : (
            <FetchError title={say('qrMetrics:logFailed')} error={error} onRetry={refetch} />
          )}
        </CardsGround>
      </>
    );
  // Nobody without a permission entry is told whether there is such a code (document 3 section 4).
  const [permission] = data;
  if (permission === undefined) return <Navigate to={paths.home} search={{}} replace />;
  return <Allowed typeQr={permission.type} id={id} />;
}

interface AllowedProps {
  readonly typeQr: string;
  readonly id: string;
}

function Allowed({ typeQr, id }: AllowedProps) {
  const { say } = useSay('qrMetrics');
  const [step, setStep] = useState<Step>('day');
  const [hours, setHours] = useState<Hours>('720');
  const { data, error, refetch } = useQuery({
    ...callQuery('qr.scanFigures', {
      params: { typeQr, id },
      query: { by: step, ...(hours !== 'all' && { hours }) },
    }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <Head typeQr={typeQr} id={id} figures={data} />
      <CardsGround>
        {data !== undefined && (
          <>
            <CopyWarning warning={data.warning} />
            <HitCounters hits={data.hits} />
            <ScanLine points={data.points} before={data.before} step={step} onStep={setStep} />
            <Kinds figures={data} hours={hours} onHours={setHours} />
          </>
        )}
        {data === undefined && error === null && <GridSkeleton />}
        {data === undefined && error !== null && (
          <FetchError title={say('qrMetrics:logFailed')} error={error} onRetry={refetch} />
        )}
      </CardsGround>
    </>
  );
}

interface HeadProps extends AllowedProps {
  readonly figures: QrScanFigures | undefined;
}

function Head({ typeQr, id, figures }: HeadProps) {
  const { say } = useSay('qrMetrics');
  const title = figures === undefined || figures.label === '' ? id : figures.label;
  return (
    <PageHeader
      above={
        <Breadcrumb
          crumbs={[{ label: say('qrMetrics:title'), href: paths.qrMetrics }, { label: typeWords(typeQr) }]}
        />
      }
      title={title}
      beside={figures === undefined ? undefined : <Published isPublished={figures.isPublished} />}
      subtitle={typeWords(typeQr)}
      actions={
        figures !== undefined && (
          <>
            <LogExport name={`${typeQr}-${id}`} figures={figures} />
            <CodeButton typeQr={typeQr} id={id} figures={figures} label={title} />
            <Button
              variant="outlined"
              startIcon={<ExternalLink size={16} />}
              href={figures.link}
              target="_blank"
              rel="noreferrer"
            >
              {say('qrMetrics:seePage')}
            </Button>
          </>
        )
      }
    />
  );
}

/** Whether whoever scans the code finds a page now. */
function Published({ isPublished }: { readonly isPublished: boolean }) {
  const { say } = useSay('qrMetrics');
  return (
    <StatusChip tone={isPublished ? 'ok' : 'neutral'}>
      {say(isPublished ? 'qrMetrics:published' : 'qrMetrics:unpublished')}
    </StatusChip>
  );
}

/** The code itself, to be saved or printed again. */
function CodeButton({
  typeQr,
  id,
  figures,
  label,
}: AllowedProps & { readonly figures: QrScanFigures; readonly label: string }) {
  const { say } = useSay('qrMetrics');
  const { open, dialog } = useQrDialog();
  const type = qrTypeNames.find((each) => qrTypes[each].screen === typeQr);
  if (type === undefined) return null;
  const held = figures.code;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<QrCode size={16} />}
        onClick={() => {
          open({ id: Number(id), label, qr_link: figures.link, typeQr: type, held });
        }}
      >
        {say('qrMetrics:code')}
      </Button>
      {dialog}
    </>
  );
}

interface KindsProps {
  readonly figures: QrScanFigures;
  readonly hours: Hours;
  readonly onHours: (hours: Hours) => void;
}

/** How many of the scans were made with a telephone, in hundredths; null without any scan. */
function usePhoneShare({ phones, byDevice }: QrScanFigures): RingCentre | null {
  const { say, language } = useSay('qrMetrics');
  const total = byDevice.top.reduce((sum, { count }) => sum + count, byDevice.others.count);
  if (total === 0) return null;
  const percent = new Intl.NumberFormat(localeTag[language], { style: 'percent', maximumFractionDigits: 0 });
  return { figure: percent.format(phones / total), words: say('qrMetrics:onPhone') };
}

/** From where and with what people scanned, in a time back from now. */
function Kinds({ figures, hours, onHours }: KindsProps) {
  const { say } = useSay('qrMetrics');
  const words = useScanWords();
  return (
    <>
      <Window>
        <Segmented
          label={say('qrMetrics:window')}
          size="small"
          value={hours}
          onChange={onHours}
          options={[
            { value: '24', label: say('qrMetrics:window24') },
            { value: '168', label: say('qrMetrics:window168') },
            { value: '720', label: say('qrMetrics:window720') },
            { value: 'all', label: say('qrMetrics:windowAll') },
          ]}
        />
      </Window>
      <Halves>
        <ShareCard
          title={say('qrMetrics:byCountry')}
          heading={say('qrMetrics:country')}
          shares={figures.byCountry}
          counts={figures.countries}
          nameOf={words.country}
          under={<CountryMap countries={figures.countries} nameOf={words.country} />}
        />
        <ShareCard
          title={say('qrMetrics:byDevice')}
          heading={say('qrMetrics:device')}
          shares={figures.byDevice}
          counts={figures.devices}
          nameOf={words.device}
          centre={usePhoneShare(figures)}
        />
      </Halves>
    </>
  );
}
