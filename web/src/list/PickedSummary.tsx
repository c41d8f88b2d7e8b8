import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../call/queries';
import type { PickedProps } from '../fields/asset-picking';
import { usePlace, usePlacesOf, type Place } from '../session/context';
import { useModel, useModelsOf } from '../session/model';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { CardsSkeleton } from '../ui/Skeletons';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import { SummaryCards } from './SummaryCards';
import { usePickedLabels } from './use-picked-labels';

const Root = styled('div')({ display: 'grid', gap: 16 });
const Type = styled('h4')({ marginBottom: 8, ...typeStyle({ ...type.cell, weight: 600 }) });

/** What picked assets come to, asked again with each change: for each type that they are of. */
export function PickedSummary(props: PickedProps) {
  const place = usePlace();
  if (place === null) return null;
  const types = props.field.choice?.assetTypes;
  return types === undefined ? (
    <PlaceSummary ids={props.ids} place={place} />
  ) : (
    <TypesSummary {...props} place={place} />
  );
}

function TypesSummary({ field, ids, place }: PickedProps & { readonly place: Place }) {
  const { say, word } = useSay('lots');
  const places = usePlacesOf(place, field.choice?.assetTypes);
  const modelOf = useModelsOf(place);
  const found = usePickedLabels(places, ids);
  if (ids.length === 0) {
    const nouns = places.flatMap(({ assetType }) => modelOf(assetType)?.noun.many ?? []).map(word);
    return <p>{say('lots:summaryNone', { many: [...new Set(nouns)].join(', ') })}</p>;
  }
  if (found === undefined) return <CardsSkeleton count={3} />;
  return (
    <Root>
      {found
        .filter(({ labels }) => labels.size > 0)
        .map(({ place: of, labels }) => (
          <section key={of.assetType}>
            <Type>{word(modelOf(of.assetType)?.name ?? field.label)}</Type>
            <PlaceSummary ids={[...labels.keys()]} place={of} />
          </section>
        ))}
    </Root>
  );
}

interface PlaceSummaryProps {
  readonly ids: readonly string[];
  readonly place: Place;
}

function PlaceSummary({ ids, place }: PlaceSummaryProps) {
  const { say, word } = useSay('lots');
  const { noun } = useModel(place).model;
  const { data, isError } = useQuery({
    ...callQuery('lots.summary', {
      params: { boxId: String(place.boxId), assetType: String(place.assetType) },
      body: { pks: ids.map(Number) },
    }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0) return <p>{say('lots:summaryNone', { many: word(noun.many) })}</p>;
  if (isError) return <Notice tone="warning" title={say('lots:summaryFailed')} />;
  return data === undefined ? <CardsSkeleton count={3} /> : <SummaryCards summary={data} />;
}
