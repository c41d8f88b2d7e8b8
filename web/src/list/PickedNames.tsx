import { useMemo } from 'react';
import type { PickedProps } from '../fields/asset-picking';
import { usePlace, type Place } from '../session/context';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import { useListSubject } from './list-subject';
import { usePickedLabels } from './use-picked-labels';

/** Names that are written out; the others are counted. */
const written = 12;

/** Picked assets to read: their names, and how many more there are. */
export function PickedNames(props: PickedProps) {
  const place = usePlace();
  return place === null ? null : <PlaceNames {...props} place={place} />;
}

function PlaceNames({ ids, place }: PickedProps & { readonly place: Place }) {
  const { say, language, word } = useSay('list');
  const subject = useListSubject(place);
  const shown = useMemo(() => ids.slice(0, written), [ids]);
  const labels = usePickedLabels(subject, shown);
  const { noun } = subject.model;
  const counted = say('list:pickChosen', {
    figure: formatCount(ids.length, language),
    noun: word(ids.length === 1 ? noun.one : noun.many),
  });
  if (labels === undefined || ids.length > written) return counted;
  return ids.map((id) => labels.get(id) ?? id).join(', ');
}
