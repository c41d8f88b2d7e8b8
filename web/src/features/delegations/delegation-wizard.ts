import * as z from 'zod/mini';
import type { WizardModel } from '../../wizard/wizard-session';
import type { DelegationPlace } from './delegation-address';

/** What is answered when a role is given; blank texts are open questions. */
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
  /** The roles of a group, by the id of the user; who has none gets nothing. */
  readonly roles: Readonly<Record<string, string>>;
}

export type DelegationStep = 'type' | 'person' | 'place' | 'role';

/** The wizard that gives a role. */
export const delegationWizard: WizardModel<DelegationStep, DelegationAnswers> = {
  name: 'delegation',
  steps: ['type', 'person', 'place', 'role'],
  answers: z.object({
    kind: z._default(z.enum(['one', 'group', '']), ''),
    email: z._default(z.string(), ''),
    isInvited: z._default(z.boolean(), false),
    alias: z._default(z.string(), ''),
    place: z._default(
      z.nullable(z.object({ type: z.enum(['BOX', 'COMPANY']), id: z.int().check(z.positive()) })),
      null,
    ),
    role: z._default(z.string(), ''),
    roles: z._default(z.record(z.string(), z.string()), {}),
  }),
};
