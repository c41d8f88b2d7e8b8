import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import ChartLine from 'lucide-react/icons/chart-line';
import { useState } from 'react';
import { qrTypeNames } from '@huella/domain/model/qr-types';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { rememberedPageSize } from '../../list/page-size';
import { RowsBody, RowsFoot, RowsRoot } from '../../list/rows-layout';
import { usePageSize } from '../../list/use-pages';
import { RowsCards } from '../../list/RowsCards';
import { RowsGrid } from '../../list/RowsGrid';
import { paths } from '../../paths';
import { usePlace, useTopBar } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { useIsPhone } from '../../shell/use-media';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { MetricsFilters } from './MetricsFilters';
import type { AskedMetrics } from './metrics-search';
import { useMetricsColumns } from './use-metrics-columns';

const route = getRouteApi('/inside/qrMetrics');

/** How often each code was scanned, of one kind of page of an establishment (document 3 section 2, QR metrics). */
export function MetricsPage() {
  const { say } = useSay('qrMetrics');
  const place = usePlace();
  const { box, asset, type: named } = route.useSearch();
  const type = qrTypeNames.find((each) => each === named);
  const navigate = route.useNavigate();
  const { establishments } = useTopBar();
  usePageTitle(say('qrMetrics:title'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_QR')) return <Navigate to={paths.assets} search={{}} replace />;
  const shown = establishments.find(({ id }) => id === box);
  const asked =
    shown === undefined || asset === undefined || type === undefined
      ? null
      : { boxId: shown.id, assetType: asset, type };
  return (
    <RowsRoot>
      <Head name={shown?.value ?? place.boxName} asked={asked} />
      <MetricsFilters
        asked={asked}
        onFind={(next) => {
          void navigate({ search: { box: next.boxId, asset: next.assetType, type: next.type } });
        }}
      />
      {asked === null ? (
        <RowsBody data-words>
          <EmptyState
            icon={<ChartLine size={20} />}
            title={say('qrMetrics:idle')}
            text={say('qrMetrics:idleText')}
          />
        </RowsBody>
      ) : (
        <Codes key={`${String(asked.boxId)} ${String(asked.assetType)} ${asked.type}`} asked={asked} />
      )}
    </RowsRoot>
  );
}

function metricsQuery(
  { boxId, assetType, type }: AskedMetrics,
  page: number,
  pageSize: number,
  sort: Sort | null,
) {
  return callQuery('qr.metrics', {
    params: {
      ...{ qrType: type, establishment: String(boxId), pageSize: String(pageSize), page: String(page) },
      sortField: sort?.field === 'clicks' || sort?.field === 'qrtype' ? sort.field : 'id',
      sortDir: sort?.direction ?? 'desc',
    },
    query: { assetId: String(assetType) },
  });
}

interface HeadProps {
  readonly name: string;
  readonly asked: AskedMetrics | null;
}

function Head({ name, asked }: HeadProps) {
  const { say } = useSay('qrMetrics');
  // The same question as that of the list at its beginning, so that it is asked once.
  const { data } = useQuery({
    ...metricsQuery(asked ?? nothing, 0, rememberedPageSize(), null),
    enabled: asked !== null,
  });
  const subtitle =
    data === undefined
      ? say('qrMetrics:choose')
      : say('qrMetrics:subtitle', { count: data.resTotal, place: name });
  return <PageHeader title={say('qrMetrics:title')} subtitle={subtitle} />;
}

const nothing: AskedMetrics = { boxId: 0, assetType: 0, type: 'identeco' };

function Codes({ asked }: { readonly asked: AskedMetrics }) {
  const { say } = useSay('qrMetrics');
  const isPhone = useIsPhone();
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = usePageSize(() => setPage(0));
  const [sort, setSort] = useState<Sort | null>(null);
  const { data, error, refetch } = useQuery({
    ...metricsQuery(asked, page, pageSize, sort),
    placeholderData: keepPreviousData,
  });
  const columns = useMetricsColumns();
  if (data === undefined)
    return error === null ? (
      <GridSkeleton count={12} />
    ) : (
      <RowsBody data-words>
        <FetchError title={say('qrMetrics:failed')} error={error} onRetry={refetch} />
      </RowsBody>
    );
  if (data.resTotal === 0) return <NoCodes />;
  return (
    <>
      <RowsBody>
        {isPhone ? (
          <RowsCards label={say('qrMetrics:title')} columns={columns} rows={data.res} />
        ) : (
          <RowsGrid
            label={say('qrMetrics:title')}
            {...{ columns, page, pageSize }}
            server={{
              by: ['id', 'qrtype', 'clicks'],
              sort,
              onSort: (next) => {
                setSort(next);
                setPage(0);
              },
            }}
            rows={data.res}
          />
        )}
      </RowsBody>
      <RowsFoot>
        <Pagination {...{ page, pageSize }} total={data.resTotal} onPage={setPage} onPageSize={setPageSize} />
      </RowsFoot>
    </>
  );
}

function NoCodes() {
  const { say } = useSay('qrMetrics');
  return (
    <RowsBody data-words>
      <EmptyState
        icon={<ChartLine size={20} />}
        title={say('qrMetrics:none')}
        text={say('qrMetrics:noneText')}
      />
    </RowsBody>
  );
}
