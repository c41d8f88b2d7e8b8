import { paperEndings } from '../fields/attribute-blocks';
import type { Derivation, EventField, Subtypes } from '../../model/event-model';

/** What the events of single head of cattle share: where they happen, how they are written out, fields of several. */

/** Where animals live: general, seedstock, cow-calf, grower, feedlot. */
export const farms: Subtypes = [1, 5, 6, 7, 8];
export const holders: Subtypes = [...farms, 9];
/** Where animals go to be slaughtered. */
export const cattlePlants: Subtypes = [10];
export const everywhere: Subtypes = [...holders, 10, 11];

export const observed = { bizStep: 'other', disposition: 'in_progress' };
export const inspected = { bizStep: 'inspecting', disposition: 'in_progress' };

/** A paper belongs to the event; it is seen where the event is seen. */
export const paper = {
  type: 'file',
  files: { max: 2, endings: paperEndings },
  columns: 12,
} as const satisfies Partial<EventField>;

/** What follows from a weighing. The gain comes first: it looks at the weighing before. */
export const weighed: readonly Derivation[] = [
  {
    attribute: 'daily_gain',
    rule: 'gain',
    field: 'weight',
    measure: 'weight',
    takenOn: 'weight_date',
    minDays: 7,
  },
  { attribute: 'weight_date', rule: 'eventDay', when: 'weight' },
];
