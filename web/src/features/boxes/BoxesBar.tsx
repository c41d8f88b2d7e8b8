import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapIcon from 'lucide-react/icons/map';
import { useCallback, type ReactNode } from 'react';
import { CardsBar } from '../../list/CardsBar';
import { PickFilter } from '../../list/PickFilter';
import { Segmented } from '../../ui/Segmented';
import { useSay } from '../../words/use-say';
import { regionsAmong, typesAmong, type Box, type BoxFilter } from './boxes-list';

export interface BoxesBarProps {
  /** What can be found here. */
  readonly boxes: readonly Box[];
  readonly filter: BoxFilter;
  readonly isMap: boolean;
  readonly onFilter: (change: Partial<BoxFilter & { view: 'map' | undefined }>) => void;
  readonly count: ReactNode;
}

/** The search and filters over establishments, how many there are, and how they are shown. */
export function BoxesBar({ boxes, filter, isMap, onFilter, count }: BoxesBarProps) {
  const { say } = useSay('organisation');
  const onText = useCallback(
    (q: string) => {
      onFilter({ q });
    },
    [onFilter],
  );
  return (
    <CardsBar
      searchLabel={say('organisation:searchBoxes')}
      text={filter.q}
      onText={onText}
      filters={<Filters boxes={boxes} filter={filter} onFilter={onFilter} />}
      end={
        <>
          {count}
          {boxes.some(({ position }) => position !== null) && (
            <Segmented
              label={say('organisation:view')}
              hideLabel
              size="small"
              options={[
                { value: 'cards', label: say('organisation:asCards'), icon: <LayoutGrid size={15} /> },
                { value: 'map', label: say('organisation:asMap'), icon: <MapIcon size={15} /> },
              ]}
              value={isMap ? 'map' : 'cards'}
              onChange={(view) => {
                onFilter({ view: view === 'map' ? 'map' : undefined });
              }}
            />
          )}
        </>
      }
    />
  );
}

function Filters({ boxes, filter, onFilter }: Pick<BoxesBarProps, 'boxes' | 'filter' | 'onFilter'>) {
  const { say } = useSay('organisation');
  const types = typesAmong(boxes);
  const regions = regionsAmong(boxes);
  return (
    <>
      {(types.length > 1 || filter.type !== '') && (
        <PickFilter
          label={say('organisation:type')}
          options={types}
          value={filter.type}
          onChange={(type) => {
            onFilter({ type });
          }}
        />
      )}
      {(regions.length > 1 || filter.region !== '') && (
        <PickFilter
          label={say('organisation:region')}
          options={regions}
          value={filter.region}
          onChange={(region) => {
            onFilter({ region });
          }}
        />
      )}
    </>
  );
}
