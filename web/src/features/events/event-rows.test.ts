import { expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { isForSheet, waysOf, wayOf } from './event-rows';

type Wizard = Parameters<typeof waysOf>[0];
const eventNamed = (name: string) => {
  const found = cowAr.events.find((event) => event.name.es === name);
  if (found === undefined) throw new Error(`no event ${name}`);
  return found;
};
const lot = { id: 4, name: 'Recría' };
const wizard = (answers: Partial<Wizard['answers']>, latest: Wizard['latest'] = null): Wizard => ({
  // No more of it is asked.
  subject: { model: cowAr } as Wizard['subject'],
  answers: {
    count: 24,
    lot: null,
    isPaused: false,
    isDeletion: false,
    way: null,
    scale: [],
    ...answers,
  } as Wizard['answers'],
  latest,
});

it.each([
  ['several', {}, 'Cambio de peso', ['all', 'each']],
  ['one', { count: 1 }, 'Cambio de peso', ['all']],
  ['one, of the file of a scale', { count: 1, scale: ['x'] }, 'Cambio de peso', ['all', 'each']],
  ['more than anybody types', { count: 10_001 }, 'Cambio de peso', ['all']],
  ['a lot, whose animals are weighed one by one', { lot }, 'Cambio de peso', ['each', 'all']],
  ['a lot, and nothing that is measured', { lot }, 'Cambio de potrero', ['all', 'each']],
  ['what is deleted', { isDeletion: true }, 'Cambio de peso', ['all']],
] as const)('on %s data is entered so', (_what, answers, name, ways) => {
  expect(waysOf(wizard(answers), eventNamed(name))).toEqual(ways);
});

it('is for a sheet where there are more than a grid takes', () => {
  const weighing = eventNamed('Cambio de peso');
  expect(isForSheet(wizard({ count: 10_001 }), weighing)).toBe(true);
  expect(isForSheet(wizard({ count: 10_000 }), weighing)).toBe(false);
  expect(isForSheet(wizard({ count: 10_001, isDeletion: true }), weighing)).toBe(false);
});

it('is as it was chosen, where that is offered', () => {
  const weighing = eventNamed('Cambio de peso');
  expect(wayOf(wizard({ way: 'each' }), weighing)).toBe('each');
  expect(wayOf(wizard({ way: 'each', count: 1 }), weighing)).toBe('all');
  expect(wayOf(wizard({ way: 'all', lot }), weighing)).toBe('all');
});
