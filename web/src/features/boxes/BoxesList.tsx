import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { boxesAddress } from '../../form/record-address';
import { CardsCount } from '../../list/CardsBar';
import { CardsSkeleton } from '../../ui/Skeletons';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { Company } from '../companies/companies-list';
import type { Adding } from './BoxesHead';
import { BoxesBar } from './BoxesBar';
import { BoxesEmpty, BoxesNotFound } from './BoxesEmpty';
import { BoxCards } from './BoxCards';
import { boxesBelow, findBoxes, isNarrowed, type Box, type BoxFilter } from './boxes-list';

const route = getRouteApi('/inside/boxes/all');
const BoxesMap = lazy(async () => ({ default: (await import('./BoxesMap')).BoxesMap }));

export interface BoxesListProps {
  readonly company: Company;
  readonly boxes: readonly Box[];
  readonly box: Box | null;
  readonly adding: Adding;
  readonly room: { readonly left: number; readonly max: number } | null;
}

/** Establishments as cards or on a map, under a search and filters. */
export function BoxesList({ company, boxes, box, adding, room }: BoxesListProps) {
  const { say } = useSay('organisation');
  const { q = '', type = '', region = '', view } = route.useSearch();
  const navigate = route.useNavigate();
  const onFilter = useCallback(
    (change: Partial<BoxFilter & { view: 'map' | undefined }>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const parentId = box?.id ?? null;
  const below = useMemo(() => boxesBelow(boxes, parentId), [boxes, parentId]);
  const filter = useMemo(() => ({ q, type, region }), [q, type, region]);
  const found = useMemo(() => findBoxes(boxes, parentId, filter), [boxes, parentId, filter]);
  if (below.length === 0) return <BoxesEmpty company={company} box={box} adding={adding} />;
  const narrowed = isNarrowed(filter);
  const isMap = view === 'map';
  return (
    <>
      <BoxesBar
        boxes={below}
        filter={filter}
        isMap={isMap}
        onFilter={onFilter}
        count={
          <Count found={found.length} below={below.length} isNarrowed={narrowed} box={box} room={room} />
        }
      />
      {found.length === 0 && <BoxesNotFound onClear={() => onFilter({ q: '', type: '', region: '' })} />}
      {found.length > 0 && isMap && (
        <Suspense fallback={<CardsSkeleton count={3} />}>
          <BoxesMap
            boxes={found}
            country={company.country}
            label={say('organisation:mapLabel')}
            onOpen={(id) => void navigate({ href: boxesAddress(company.id, id) })}
          />
        </Suspense>
      )}
      {found.length > 0 && !isMap && (
        <BoxCards
          key={`${q} ${type} ${region}`}
          boxes={found}
          hasTrail={narrowed}
          company={company}
          parentId={parentId}
          room={adding.may && !narrowed ? room : null}
        />
      )}
    </>
  );
}

interface CountProps {
  readonly found: number;
  /** All that is here, however deep. */
  readonly below: number;
  readonly isNarrowed: boolean;
  readonly box: Box | null;
  readonly room: BoxesListProps['room'];
}

/** How many there are: '5 establecimientos · 2 subestablecimientos · cupo 10'. */
function Count({ found, below, isNarrowed: narrowed, box, room }: CountProps) {
  const { say, language } = useSay('organisation');
  const slots = { shown: formatCount(found, language), total: formatCount(below, language) };
  const inside = box === null ? below - found : below;
  const parts = [
    box === null ? say('organisation:boxesCounted', { count: found }) : '',
    inside > 0 ? say('organisation:insideCounted', { count: inside }) : '',
    box === null && room !== null
      ? say('organisation:roomMax', { max: formatCount(room.max, language) })
      : '',
  ].filter((part) => part !== '');
  return (
    <CardsCount aria-live="polite">
      {narrowed ? say('organisation:shownOf', slots) : parts.join(' · ')}
    </CardsCount>
  );
}
