import type { Subtypes } from '../../model/event-model';

export const pigFarms: Subtypes = [1, 12];

export const pigSubtypes: Subtypes = [1, 12, 13];
