import type { Visit } from '../../list/visit';
import type { DelegationPlace } from './delegation-address';

export const delegationSteps = ['type', 'person', 'place', 'role'] as const;
export type DelegationStep = (typeof delegationSteps)[number];

/** What was answered so far; blank texts are open questions. */
export interface DelegationAnswers {
  /** One person, or a group: everybody with a role in an establishment. */
  readonly kind: 'one' | 'group' | '';
  /** Of the person who was looked for. */
  readonly email: string;
  /** They were looked for, and nobody was found: they are invited. */
  readonly isInvited: boolean;
  /** Of the establishment whose people are meant. */
  readonly alias: string;
  readonly place: DelegationPlace | null;
  /** The role of the one person. */
  readonly role: string;
  /** The roles of a group, by the id of the user; whoever has none gets nothing. */
  readonly roles: ReadonlyMap<number, string>;
}

const rolePrefix = 'role:';

/** Reads the answers of a kept walk. */
export function readAnswers(answers: Visit['answers']): DelegationAnswers {
  const kind = answers['kind'];
  const roles = Object.entries(answers)
    .filter(([name, role]) => name.startsWith(rolePrefix) && role !== '')
    .map(([name, role]) => [Number(name.slice(rolePrefix.length)), role] as const);
  return {
    kind: kind === 'one' || kind === 'group' ? kind : '',
    email: answers['email'] ?? '',
    isInvited: answers['invited'] === 'yes',
    alias: answers['alias'] ?? '',
    place: readPlace(answers['place'] ?? ''),
    role: answers['role'] ?? '',
    roles: new Map(roles),
  };
}

/** The answer that keeps the role of one user of a group. */
export function roleAnswer(userId: number, role: string): Readonly<Record<string, string>> {
  return { [`${rolePrefix}${String(userId)}`]: role };
}

/** A place as one answer: `BOX:12`. */
export function placeAnswer({ type, id }: DelegationPlace): string {
  return `${type}:${String(id)}`;
}

function readPlace(answer: string): DelegationPlace | null {
  const [, type, id] = /^(BOX|COMPANY):([1-9]\d*)$/.exec(answer) ?? [];
  if (type === undefined || id === undefined) return null;
  return { type: type === 'BOX' ? 'BOX' : 'COMPANY', id: Number(id) };
}

/**
 * The furthest step that may be open: each asks for what the one before has answered. A place that is known from the
 * beginning is offered all the same, so that it can be changed.
 */
export function reachedStep(
  { kind, place }: Pick<DelegationAnswers, 'kind' | 'place'>,
  hasPeople: boolean,
  went: string,
): DelegationStep {
  if (kind === '') return 'type';
  if (!hasPeople) return 'person';
  if (place === null) return 'place';
  return delegationSteps.find((step) => step === went) ?? 'type';
}

/** The further one of two steps. */
export function furtherStep(one: string, other: DelegationStep): string {
  const places: readonly string[] = delegationSteps;
  return places.indexOf(other) > places.indexOf(one) ? other : one;
}
