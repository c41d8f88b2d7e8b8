import { useMemo } from 'react';
import type { PickedProps } from '../fields/asset-picking';
import { usePlace, usePlacesOf, type Place } from '../session/context';
import { useModelsOf } from '../session/model';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import { usePickedLabels } from './use-picked-labels';

/** Names that are written out; the others are counted. */
const written = 12;

/** Picked assets to read: their names, and how many more there are. */
export function PickedNames(props: PickedProps) {
  const place = usePlace();
  return place === null ? null : <PlaceNames {...props} place={place} />;
}

function PlaceNames({ field, ids, place }: PickedProps & { readonly place: Place }) {
  const { say, language, word } = useSay('list');
  const places = usePlacesOf(place, field.choice?.assetTypes);
  const modelOf = useModelsOf(place);
  const shown = useMemo(() => ids.slice(0, written), [ids]);
  const found = usePickedLabels(places, shown);
  const noun = modelOf((places.length === 1 ? places[0] : place)?.assetType ?? place.assetType)?.noun;
  const isOneType = field.choice?.assetTypes === undefined;
  const figure = formatCount(ids.length, language);
  const counted =
    noun === undefined || !isOneType
      ? figure
      : say('list:pickChosen', { figure, noun: word(ids.length === 1 ? noun.one : noun.many) });
  if (found === undefined || (isOneType && ids.length > written)) return counted;
  const labels = new Map(found.flatMap((each) => [...each.labels]));
  const names = shown.map((id) => labels.get(id) ?? `#${id}`);
  const others = ids.length - shown.length;
  return [...names, ...(others > 0 ? [`+${formatCount(others, language)}`] : [])].join(', ');
}
