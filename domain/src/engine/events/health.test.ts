import { expect, it } from 'vitest';
import { chuteSession } from '../../catalogue/events/cattle-chute';
import { vaccination } from '../../catalogue/events/cattle-health';
import { weighing } from '../../catalogue/events/cattle-measures';
import { isAboutHealth } from './health';

it.each([
  ['a vaccination', vaccination, {}, true],
  ['a weighing', weighing, { weight: 310 }, false],
  ['a pass through the chute that weighed', chuteSession, { weight: 310 }, false],
  ['one that vaccinated', chuteSession, { weight: 310, vaccines_given: ['AFT'] }, true],
  ['one that gave what was given before', chuteSession, { vaccine_batch: 'AF-26114' }, true],
  ['one of whose texts nothing is left', chuteSession, {}, false],
] as const)('%s is told with what is about health, or not', (_name, event, values, is) => {
  expect(isAboutHealth(event, values)).toBe(is);
});
