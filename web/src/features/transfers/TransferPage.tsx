import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TransferAsset, TransferPaper, TransferRow } from '@huella/domain/calls/transfers';
import { callQuery } from '../../call/queries';
import { FileNames } from '../../fields/FileNames';
import { paths } from '../../paths';
import { useContextChoice, usePlace, useTopBar, type Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { FetchErrorPage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { CardsSkeleton } from '../../ui/Skeletons';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { AnswerForm } from './AnswerForm';
import { SendBackButton } from './SendBackButton';
import { TransferAssets } from './TransferAssets';
import { TransferFacts } from './TransferFacts';
import { TransferState } from './transfer-state';
import { WithdrawButton } from './WithdrawButton';

const route = getRouteApi('/inside/transfers/$id');

const Root = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  width: '100%',
  maxWidth: 860,
  margin: '0 auto',
  padding: `20px ${gutter.wide}px 40px`,
  [phone]: { padding: `12px ${gutter.phone}px 32px` },
});

/** One transfer, as either side sees it; anyone who receives answers it here (document 1 section 2, decisions section 4). */
export function TransferPage() {
  const { id } = route.useParams();
  const place = usePlace();
  const { say } = useSay('arrivals');
  usePageTitle(say('arrivals:title', { id }), place?.boxName);
  if (place === null) return null;
  return (
    <Suspense fallback={<CardsSkeleton count={2} />}>
      <PlaceTransfer key={`${String(place.boxId)} ${id}`} id={id} place={place} />
    </Suspense>
  );
}

interface PlaceTransferProps {
  readonly id: string;
  readonly place: Place;
}

function PlaceTransfer({ id, place }: PlaceTransferProps) {
  const { data, error, refetch } = useQuery({
    ...callQuery('transfers.get', { params: { boxId: String(place.boxId), transferId: id } }),
    retry: false,
  });
  if (data !== undefined) return <Loaded place={place} {...data} />;
  if (error === null) return <CardsSkeleton count={2} />;
  return <Missing place={place} error={error} onRetry={() => void refetch()} />;
}

interface LoadedProps {
  readonly place: Place;
  readonly transfer: TransferRow;
  readonly assets: readonly TransferAsset[];
  readonly papers: readonly TransferPaper[];
}

function Loaded({ place, transfer, assets, papers }: LoadedProps) {
  const { say } = useSay('arrivals', 'transfers');
  const waits = transfer.state === 'in_transit';
  const isDone = transfer.state === 'completed' || transfer.state === 'partly';
  const isSent = transfer.direction === 'out';
  const mayEnd = place.can('ASSET_TRANSFER');
  const answers = waits && transfer.direction === 'in' && mayEnd;
  return (
    <Root>
      <PageHeader
        kind="form"
        above={
          <Breadcrumb
            crumbs={[
              { label: say('arrivals:crumb'), href: paths.transfers },
              { label: say('arrivals:title', { id: transfer.id }) },
            ]}
          />
        }
        title={say('arrivals:title', { id: transfer.id })}
        beside={<TransferState state={transfer.state} />}
        actions={
          <>
            {waits && isSent && mayEnd && <WithdrawButton place={place} transfer={transfer} />}
            {isDone && !isSent && mayEnd && (
              <SendBackButton place={place} transfer={transfer} assets={assets} />
            )}
          </>
        }
      />
      {waits && !answers && <Waits transfer={transfer} />}
      {isDone && isSent && mayEnd && (
        <Notice tone="neutral">{say('arrivals:notUndone', { place: transfer.target.name })}</Notice>
      )}
      <TransferFacts transfer={transfer} />
      <TransferPapers papers={papers} />
      {answers ? (
        <AnswerForm place={place} transfer={transfer} assets={assets} />
      ) : (
        <TransferAssets place={place} assets={assets} />
      )}
    </Root>
  );
}

/** Whose turn it is. */
function Waits({ transfer: { direction, target } }: Pick<LoadedProps, 'transfer'>) {
  const { say } = useSay('arrivals');
  const slots = { place: target.name };
  return direction === 'out' ? (
    <Notice tone="info" icon="truck" title={say('arrivals:waits', slots)}>
      {say('arrivals:waitsText')}
    </Notice>
  ) : (
    <Notice tone="warning" title={say('arrivals:mayNotAnswer')}>
      {say('arrivals:mayNotAnswerText', slots)}
    </Notice>
  );
}

interface MissingProps {
  readonly place: Place;
  readonly error: Error;
  readonly onRetry: () => void;
}

function Missing({ place, error, onRetry }: MissingProps) {
  const { say } = useSay('arrivals');
  return (
    <FetchErrorPage
      page={say('arrivals:crumb')}
      error={error}
      onRetry={onRetry}
      missing={{
        title: say('arrivals:notFound'),
        text: say('arrivals:notFoundText', { place: place.boxName }),
      }}
      failed={{ title: say('arrivals:failed') }}
      actions={
        <>
          <Button size="small" href={paths.transfers}>
            {say('arrivals:crumb')}
          </Button>
          <GoThere place={place} />
        </>
      }
    />
  );
}

/** A mail names the establishment that the transfer is of: anyone who works in another one is led there. */
function GoThere({ place }: { readonly place: Place }) {
  const { say } = useSay('form', 'shell');
  const { show } = useToasts();
  const { box: boxId, type: active } = route.useSearch();
  const { establishments, companies } = useTopBar();
  const { choose } = useContextChoice();
  const box = establishments.find(({ id }) => id === boxId);
  const company = companies.find(({ id }) => id === box?.fk);
  if (box === undefined || company === undefined || active === undefined || box.id === place.boxId)
    return null;
  return (
    <Button
      size="small"
      variant="contained"
      onClick={() => {
        const there = { chain: company.fk, active, company: company.id, establishment: box.id };
        choose(there).catch(() => {
          show({ tone: 'danger', text: say('shell:contextNotKept', { name: box.value }) });
        });
      }}
    >
      {say('form:goThere', { box: box.value })}
    </Button>
  );
}

const Inside = styled('div')({ display: 'grid', gap: 12 });

/** The papers that went with a transfer, certificates and files among them; nothing where there are none. */
function TransferPapers({ papers }: { readonly papers: readonly TransferPaper[] }) {
  const { say } = useSay('arrivals', 'files');
  const locale = useLocale();
  if (papers.length === 0) return null;
  const items = papers.map(({ name, label, text, files }) => {
    const field = { name, label: { es: label, en: label }, type: 'file' } as const;
    return {
      key: label,
      value: files.length === 0 ? text : <FileNames field={field} value={files} locale={locale} />,
    };
  });
  return (
    <Card as="section">
      <Inside>
        <Typography component="h2" variant="h3">
          {say('arrivals:papers')}
        </Typography>
        <KeyValueList layout="stack" items={items} />
      </Inside>
    </Card>
  );
}
