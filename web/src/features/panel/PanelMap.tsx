import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { PanelTableView } from '@huella/domain/calls/panel';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { CallInput } from '../../call/call';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { FormSkeleton } from '../../ui/Skeletons';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { AssetMap } from '../asset-map/AssetMap';
import { PanelCard } from './PanelCard';

export interface PanelMapProps {
  readonly table: PanelTableView;
  readonly model: AssetType;
  readonly params: CallInput<'objects.map'>['params'];
}

/** Where the assets are that the panel is about, near ones together. */
export function PanelMap({ table, model, params }: PanelMapProps) {
  const { say, language } = useSay('panel');
  const filters = table.list?.filters ?? [];
  const { data, error, refetch } = useQuery(callQuery('objects.places', { params, body: { filters } }));
  if (error !== null) {
    return <FetchError title={say('map:assetsFailed')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={4} />;
  const figures = {
    placed: formatCount(data.placed, language),
    total: formatCount(data.total, language),
  };
  return (
    <PanelCard title={table.title}>
      {data.placed > 0 && (
        <AssetMap params={params} filters={filters} noun={model.noun} bounds={data.bounds} />
      )}
      <Typography variant="body2" sx={{ color: 'ink3', mt: 1 }}>
        {data.placed === 0 ? say('panel:mapNone') : say('panel:mapPlaced', figures)}
      </Typography>
    </PanelCard>
  );
}
