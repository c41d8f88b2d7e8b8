import { Suspense, type ReactNode } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Words } from '@huella/domain/words';
import { ListNotAllowed } from '../../list/ListStates';
import type { ListSubject } from '../../list/list-subject';
import { useOpeningView } from '../../list/views/use-opening-view';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';

export interface PlaceListProps {
  /** What the list is of, at a place. */
  readonly useSubject: (place: Place) => ListSubject;
  readonly useTitle: (model: AssetType, word: (words: Words) => string) => string;
  /** The list, for who may see it. */
  readonly children: (subject: ListSubject) => ReactNode;
}

/** A list of assets of the place where the user works; nothing while there is none. */
export function PlaceList(props: PlaceListProps) {
  const place = usePlace();
  if (place === null) return null;
  // Another place is another list: nothing of the one before may stay in view.
  return (
    <Suspense
      key={`${String(place.boxId)}-${String(place.assetType)}`}
      fallback={<GridSkeleton count={16} />}
    >
      <ListOf place={place} {...props} />
    </Suspense>
  );
}

function ListOf({ place, useSubject, useTitle, children }: PlaceListProps & { readonly place: Place }) {
  const { word } = useSay();
  const subject = useSubject(place);
  usePageTitle(useTitle(subject.model, word), place.boxName);
  if (!place.can('ASSET_LIST')) return <ListNotAllowed subject={subject} />;
  return <Opened subject={subject}>{children}</Opened>;
}

/** The list, once it is known whether it opens with a saved view. */
function Opened({ subject, children }: Pick<PlaceListProps, 'children'> & { readonly subject: ListSubject }) {
  return useOpeningView(subject) ? children(subject) : <GridSkeleton count={16} />;
}
