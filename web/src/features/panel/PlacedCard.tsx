import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { useSay } from '../../words/use-say';
import { AssetMap } from '../asset-map/AssetMap';
import { PlacesModal } from '../asset-map/PlacesModal';
import { Unplaced } from '../asset-map/Unplaced';
import type { MapSource } from '../asset-map/map-source';
import { PanelCard } from './PanelCard';

export interface PlacedCardProps {
  readonly title: string;
  readonly places: ReplyOf<Calls['objects.places']>;
  readonly source: MapSource;
  readonly noun: AssetType['noun'];
  /** Whose they are, where all are of one. */
  readonly place?: string;
  /** The level of its title. */
  readonly level?: 'h2' | 'h3';
}

/** Assets on a map, with how many of them have a place, and the way to a larger one. */
export function PlacedCard({ title, places, source, noun, place, level = 'h2' }: PlacedCardProps) {
  const { say } = useSay('panel');
  const [isLarge, setLarge] = useState(false);
  const { placed, total } = places;
  return (
    <PanelCard
      title={title}
      level={level}
      actions={
        placed > 0 && (
          <Button
            variant="text"
            color="secondary"
            size="small"
            startIcon={<Maximize2 size={16} />}
            aria-haspopup="dialog"
            onClick={() => {
              setLarge(true);
            }}
          >
            {say('panel:enlarge')}
          </Button>
        )
      }
    >
      {placed > 0 ? (
        <AssetMap source={source} noun={noun} places={places} place={place} />
      ) : (
        <Typography variant="body2" sx={{ color: 'ink3', mt: 1 }}>
          {say('panel:mapNone')}
        </Typography>
      )}
      <Unplaced
        assets={places.unplaced}
        count={total - placed}
        noun={noun}
        hrefOf={(id) => source.addressOf(id)}
      />
      <PlacesModal
        {...{ title, noun, source, places, open: isLarge }}
        onClose={() => {
          setLarge(false);
        }}
      />
    </PanelCard>
  );
}
