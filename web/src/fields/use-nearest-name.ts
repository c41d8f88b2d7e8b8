import { useQuery } from '@tanstack/react-query';
import type { Position } from '@huella/domain/model/value';
import { callQuery } from '../call/queries';
import { useSay } from '../words/use-say';

/** Nearer than so many kilometres a place is in a town, not by it. */
const within = 2;

/** Where a position lies, in words: 'A 4 km de Saladillo, Buenos Aires'; null until it is known and far from all. */
export function useNearestName(at: Position | null): string | null {
  const { say } = useSay('map');
  const [lng, lat] = at ?? [0, 0];
  const { data } = useQuery({
    ...callQuery('geography.nearest', { body: { lat, lng } }),
    enabled: at !== null,
    staleTime: Infinity,
    retry: false,
  });
  const { place = null, kilometres = null } = data ?? {};
  if (at === null || place === null || kilometres === null) return null;
  const [region = ''] = place.detail.split(', ');
  const named = region === '' ? place.name : `${place.name}, ${region}`;
  return kilometres < within
    ? say('map:inPlace', { place: named })
    : say('map:nearPlace', { km: kilometres, place: named });
}
