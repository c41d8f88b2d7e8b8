import { useNavigate } from '@tanstack/react-router';
import { addressOf } from '../../address';
import { useListSubject } from '../../list/list-subject';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import type { SheetPart } from './parts';
import { useListWalk } from './use-list-walk';
import { WalkNav } from './WalkNav';

export interface ListWalkProps {
  readonly pk: number;
  /** Its place in the list as the address says it, from 1. */
  readonly at: number;
  readonly part: SheetPart;
  readonly place: Place;
}

/** Where one is in the list that one came from, and the way to the asset before and the one after. */
export function ListWalk({ pk, at, part, place }: ListWalkProps) {
  const navigate = useNavigate();
  const walk = useListWalk(useListSubject(place), pk, at);
  return (
    <WalkNav
      walk={walk}
      onGo={(to) => {
        const href = addressOf(paths.assetEdit, { pk: to.pk, mode: 'view', at: to.at, part });
        // Going back leads to the list, however far one has walked.
        void navigate({ href, replace: true });
      }}
    />
  );
}
