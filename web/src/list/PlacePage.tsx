import { Suspense, type ReactNode } from 'react';
import { rightGroups, type RightGroupId } from '@huella/domain/rules/right-groups';
import { usePlace, type Place } from '../session/context';
import { usePageTitle } from '../shell/page-title';
import { GridSkeleton } from '../ui/Skeletons';
import { NotAllowedPlace } from './NotAllowedPlace';

export interface PlacePageProps {
  readonly title: string;
  /** Whose it is, in the window's title: the establishment's, unless it is the company's. */
  readonly of?: 'boxName' | 'companyName';
  /** The rights that it needs, the first that is missing is named. */
  readonly rights?: readonly RightGroupId[];
  /** What cannot be done: 'No puede ver los eventos de El Recuerdo'. */
  readonly refused: (slots: { readonly place: string }) => string;
  /** Shown until it can be drawn. */
  readonly waiting?: ReactNode;
  readonly children: (place: Place) => ReactNode;
}

const toSee: readonly RightGroupId[] = ['see'];

/** A screen of the chosen establishment, anew for each and for each asset type: for those with the rights that it needs. */
export function PlacePage({
  title,
  of = 'boxName',
  rights = toSee,
  refused,
  waiting = <GridSkeleton count={16} />,
  children,
}: PlacePageProps) {
  const place = usePlace();
  usePageTitle(title, place?.[of]);
  if (place === null) return null;
  const missing = rights.find((right) => !rightGroups[right].every((code) => place.can(code)));
  if (missing !== undefined)
    return <NotAllowedPlace title={title} text={refused({ place: place.boxName })} right={missing} />;
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={waiting}>
      {children(place)}
    </Suspense>
  );
}
