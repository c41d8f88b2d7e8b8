import Typography from '@mui/material/Typography';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { AssetMap } from '../asset-map/AssetMap';
import { Unplaced } from '../asset-map/Unplaced';
import type { MapSource } from '../asset-map/map-source';
import { PanelCard } from './PanelCard';

export interface PlacedCardProps {
  readonly title: string;
  readonly places: ReplyOf<Calls['objects.places']>;
  readonly source: MapSource;
  readonly noun: AssetType['noun'];
  /** The level of its title. */
  readonly level?: 'h2' | 'h3';
}

/** Assets on a map, with how many of them have a place. */
export function PlacedCard({ title, places, source, noun, level = 'h2' }: PlacedCardProps) {
  const { say, language } = useSay('panel');
  const { placed, total, bounds } = places;
  const figures = { placed: formatCount(placed, language), total: formatCount(total, language) };
  return (
    <PanelCard title={title} level={level}>
      {placed > 0 && <AssetMap source={source} noun={noun} bounds={bounds} />}
      <Typography variant="body2" sx={{ color: 'ink3', mt: 1 }}>
        {placed === 0 ? say('panel:mapNone') : say('panel:mapPlaced', figures)}
      </Typography>
      <Unplaced
        assets={places.unplaced}
        count={total - placed}
        noun={noun}
        hrefOf={(id) => source.addressOf(id)}
      />
    </PanelCard>
  );
}
