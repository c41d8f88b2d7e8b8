import { styled } from '@mui/material/styles';
import type { DrawnArea } from '@huella/domain/model/value';
import { useSay } from '../words/use-say';
import { MapNote } from './MapLines';

const Line = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 18,
  marginRight: 8,
  borderTop: `2px dashed ${theme.palette.accent.mark}`,
  verticalAlign: 'middle',
}));

/** Under a map, what the line on it means that nobody drew here: the outline of the establishment. */
export function AroundNote({ areas }: { readonly areas: readonly DrawnArea[] }) {
  const { say } = useSay('map');
  if (areas.length === 0) return null;
  return (
    <MapNote>
      <Line aria-hidden />
      {say('map:around')}
    </MapNote>
  );
}
