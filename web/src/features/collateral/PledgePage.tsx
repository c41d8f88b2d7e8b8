import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import LockOpen from 'lucide-react/icons/lock-open';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense, useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fileAddress } from '@huella/domain/engine/files/address';
import { addressOf } from '../../address';
import { CallError } from '../../call/call-error';
import { FactSheet } from '../../form/FactSheet';
import { FetchError } from '../../list/FetchError';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { StateChip } from '../../list/StateChip';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';
import { Tabs } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { AssetHistory } from '../events/AssetHistory';
import { pledgeQuery } from './collateral-calls';
import { ReleaseForm } from './ReleaseForm';
import { WorthFacts } from './WorthFacts';

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `16px ${gutter.wide}px ${gutter.wide}px`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  [phone]: { padding: `12px ${gutter.phone}px ${gutter.phone}px` },
}));
const Main = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
/** On a phone what it is worth comes before its history. */
const Beside = styled('div')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { order: -1 } }));

/** One that is pledged to the establishment: its value and terms, its record and its history (decision 122). */
export function PledgePage() {
  const place = usePlace();
  const { say } = useSay('collateral');
  const { pk } = useParams({ strict: false });
  if (place === null) return null;
  if (!place.can('ASSET_LIST'))
    return (
      <NotAllowedPlace
        title={say('collateral:pledgesTitle')}
        text={say('collateral:pledgesNotAllowed', { place: place.boxName })}
        right="see"
      />
    );
  return (
    <Suspense fallback={<FormSkeleton count={6} />}>
      <OfPlace key={`${place.boxId}-${pk ?? ''}`} place={place} pk={Number(pk)} />
    </Suspense>
  );
}

function OfPlace({ place, pk }: { readonly place: Place; readonly pk: number }) {
  const { say } = useSay('collateral');
  const { data, error, refetch } = useQuery({ ...pledgeQuery(place, pk), retry: false });
  usePageTitle(data?.label ?? say('collateral:pledgesTitle'), place.boxName);
  if (error instanceof CallError && error.code === 'notFound')
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title={say('collateral:goneTitle', { place: place.boxName })}
        text={say('collateral:goneText')}
        actions={<Button href={addressOf(paths.pledges, {})}>{say('collateral:back')}</Button>}
      />
    );
  if (error !== null)
    return <FetchError title={say('collateral:pledgesFailed')} error={error} onRetry={() => refetch()} />;
  return data === undefined ? <FormSkeleton count={6} /> : <Pledge place={place} asset={data} />;
}

interface PledgeProps {
  readonly place: Place;
  readonly asset: ReplyOf<Calls['pledges.get']>;
}

function Pledge({ place, asset }: PledgeProps) {
  const { model } = useModel(place);
  const locale = useLocale();
  const [isReleasing, setReleasing] = useState(false);
  return (
    <>
      <PledgeHeader place={place} asset={asset} onRelease={() => setReleasing(true)} />
      <Content>
        <Main>
          <PledgeParts place={place} asset={asset} />
        </Main>
        <Beside>
          <Card as="section">
            <WorthFacts worth={asset.worth} pledge={asset.terms} locale={locale} />
          </Card>
        </Beside>
      </Content>
      {isReleasing && (
        <ReleaseForm place={place} model={model} asset={asset} onClose={() => setReleasing(false)} />
      )}
    </>
  );
}

interface PledgeHeaderProps extends PledgeProps {
  readonly onRelease: () => void;
}

/** Its name, its state and who keeps it, and the way to release it. */
function PledgeHeader({ place, asset, onRelease }: PledgeHeaderProps) {
  const { say } = useSay('collateral');
  const readOnly = useReadOnlyReason(place);
  const { label, keeper, keeperCompany: company, state } = asset;
  return (
    <PageHeader
      title={label}
      above={
        <Breadcrumb
          crumbs={[{ label: say('collateral:pledgesTitle'), href: addressOf(paths.pledges, {}) }, { label }]}
        />
      }
      beside={<StateChip state={state} />}
      subtitle={say('collateral:keptBy', { keeper, company })}
      actions={
        asset.canRelease && (
          <Button
            variant="contained"
            startIcon={<LockOpen size={16} />}
            {...leadsUnless(readOnly, { onClick: onRelease })}
          >
            {say('collateral:release')}
          </Button>
        )
      }
    />
  );
}

const parts = ['history', 'facts'] as const;

/** Its history and its record, one at a time. */
function PledgeParts({ place, asset }: PledgeProps) {
  const { say } = useSay('collateral');
  const { model, scope } = useModel(place);
  const locale = useLocale();
  const [part, setPart] = useState<(typeof parts)[number]>('history');
  return (
    <>
      <Tabs
        id="pledge"
        label={say('collateral:parts')}
        value={part}
        tabs={parts.map((value) => ({ value, label: say(`collateral:${value}`) }))}
        onChange={setPart}
      />
      <div id={`pledge-panel-${part}`} role="tabpanel" aria-labelledby={`pledge-tab-${part}`}>
        {part === 'history' ? (
          <AssetHistory
            pk={asset.id}
            model={model}
            locale={locale}
            onFile={({ storageName }) => {
              window.open(fileAddress(storageName, false), '_blank', 'noopener');
            }}
          />
        ) : (
          <FactSheet model={model} scope={scope} locale={locale} values={asset.values} />
        )}
      </div>
    </>
  );
}
