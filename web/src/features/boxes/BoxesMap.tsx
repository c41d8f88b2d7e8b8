import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { PlacesMap } from '../../map/PlacesMap';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { Box } from './boxes-list';

export interface BoxesMapProps {
  readonly boxes: readonly Box[];
  /** Where the map starts while nothing has a position. */
  readonly country: string;
  readonly label: string;
  readonly onOpen: (id: number) => void;
}

const Note = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** The establishments that have a position, on a map; pressing one opens it. */
export function BoxesMap({ boxes, country, label, onOpen }: BoxesMapProps) {
  const { say } = useSay('organisation');
  const places = useMemo(
    () =>
      boxes.flatMap(({ id, value, subtypeName, position }) =>
        position === null ? [] : [{ id, name: value, detail: subtypeName, ...position }],
      ),
    [boxes],
  );
  const missing = boxes.length - places.length;
  return (
    <div>
      <PlacesMap label={label} places={places} country={country} onOpen={onOpen} />
      {missing > 0 && <Note>{say('organisation:notOnMap', { count: missing })}</Note>}
    </div>
  );
}
