import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconAction } from '../ui/IconAction';
import { Segmented } from '../ui/Segmented';
import { useSay } from '../words/use-say';
import { useMap } from './map-context';

/** What a map may be drawn over. */
export type GroundName = 'street' | 'satellite';

export interface MapControlsProps {
  readonly ground: GroundName;
  readonly hasSatellite: boolean;
  readonly onGround: (ground: GroundName) => void;
}

/** The buttons over a map: nearer, farther, and from above where pictures are set. */
export function MapControls({ ground, hasSatellite, onGround }: MapControlsProps) {
  const map = useMap();
  const { say } = useSay('map');
  return (
    <div data-part="controls" data-print="none">
      <div data-part="zoom">
        <IconAction label={say('map:zoomIn')} onClick={() => map.zoomIn()}>
          <Plus size={16} />
        </IconAction>
        <IconAction label={say('map:zoomOut')} onClick={() => map.zoomOut()}>
          <Minus size={16} />
        </IconAction>
      </div>
      {hasSatellite && (
        <Segmented<GroundName>
          hideLabel
          label={say('map:view')}
          size="small"
          value={ground}
          onChange={onGround}
          options={[
            { value: 'street', label: say('map:street') },
            { value: 'satellite', label: say('map:satellite') },
          ]}
        />
      )}
    </div>
  );
}
