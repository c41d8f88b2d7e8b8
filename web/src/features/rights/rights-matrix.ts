import type { RightsHolder } from '@huella/domain/calls/rights';
import { foldKey } from '@huella/domain/fold';
import { givesGroup, type RightGroupId } from '@huella/domain/rules/right-groups';
import type { RightsPlace } from './rights-place';

export type HeldRole = RightsHolder['roles'][number];

/** Whether somebody may do something in a place, and by which of their roles. */
export interface Mark {
  readonly group: RightGroupId;
  /** `some`: in some establishments of the company alone. */
  readonly holds: 'all' | 'some' | 'none';
  readonly roles: readonly HeldRole[];
  /** Establishments in which it is held, where it is `some`. */
  readonly boxes: number;
}

/** What narrows the people; empty texts narrow nothing. */
export interface PeopleFilter {
  /** Part of the name or the e-mail. */
  readonly q: string;
  readonly right: RightGroupId | '';
}

/** What the roles of somebody give of a group of rights in such a place. */
export function markOf({ roles }: RightsHolder, group: RightGroupId, of: RightsPlace['of']): Mark {
  const giving = roles.filter(({ codes }) => givesGroup(codes, group));
  const boxes = new Set(giving.flatMap(({ box }) => (box === null ? [] : [box.id]))).size;
  const isWhole = giving.some(({ box }) => of === 'box' || box === null);
  const holds = isWhole ? 'all' : giving.length > 0 ? 'some' : 'none';
  return { group, holds, roles: giving, boxes };
}

/** The people that a filter leaves, in their order. */
export function findPeople(
  people: readonly RightsHolder[],
  { q, right }: PeopleFilter,
  of: RightsPlace['of'],
): readonly RightsHolder[] {
  const words = foldKey(q).split(' ');
  return people.filter((person) => {
    const text = foldKey([person.firstname, person.lastname, person.email].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (right === '' || markOf(person, right, of).holds !== 'none')
    );
  });
}

/** How somebody is called. */
export function fullName({ firstname, lastname }: Pick<RightsHolder, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}
