import { describe, expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { eventFacts } from './event-subject';
import { balanceOf, inputsOf } from './use-inputs';

const found = findEvent(grain, 107);
if (found === null) throw new Error('no malting');
const malting = found;
const locale = buildLocale();
const rows = [
  { id: 1, label: 'CE-1', quantity_available: 12.5 },
  { id: 2, label: 'CE-2', quantity_available: 8 },
  { id: 3, label: 'CE-3', quantity_available: 0 },
];
const malts = { malts: [{ key: 1, uniqueid: 'M250417', quantity: 22_000 }] };

describe('what goes into a transformation', () => {
  it('is all that is left of what filters find, whatever was typed before', () => {
    const inputs = inputsOf(malting, { picked: null, taken: { 1: '3' } }, rows, locale);
    expect(inputs.map(({ label, taken }) => [label, taken])).toEqual([
      ['CE-1', 12.5],
      ['CE-2', 8],
      ['CE-3', 0],
    ]);
    expect(inputs.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], [], ['nothingLeft']]);
    expect(balanceOf(malting, inputs, malts)).toMatchObject({ inputs: 20.5, outputs: 22, isOver: true });
  });

  it('is of what was picked as much as was typed, else all', () => {
    const picked = [
      [2, 'CE-2'],
      [1, 'CE-1'],
    ] as const;
    const inputs = inputsOf(malting, { picked, taken: { 1: '3' } }, rows, locale);
    expect(inputs.map(({ id, taken }) => [id, taken])).toEqual([
      [2, 8],
      [1, 3],
    ]);
    expect(inputsOf(malting, { picked, taken: {} }, [], locale).map(({ left }) => left)).toEqual([
      null,
      null,
    ]);
  });

  it('is shown apart from what the event keeps', () => {
    const { writes, keeps } = eventFacts(malting, { ...malts, tonnes: 3 });
    expect([writes, keeps.map(({ field }) => field.name)]).toEqual([[], ['tonnes']]);
  });
});
