import { describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { chosenMode, transferEventOf, transferModes } from './transfer-event';
import { wayOf } from './use-transfer-columns';

const place = { boxSubtype: 6, relation: 'OWNER', can: () => true };
const event = transferEventOf(cowAr, place);
const modes = event === null ? [] : transferModes(event);

describe('what goes over', () => {
  it('is a choice without a default to another company, and a place alone within one', () => {
    expect(modes.map(({ kind }) => kind)).toEqual(['ownership', 'possession']);
    expect(chosenMode(modes, null, false)).toBeNull();
    expect(chosenMode(modes, 'nothing known', false)).toBeNull();
    expect(chosenMode(modes, null, true)?.kind).toBe('possession');
    expect(chosenMode(modes, 'PRO', true)?.kind).toBe('ownership');
    expect(chosenMode(modes.slice(1), null, false)?.kind).toBe('possession');
  });

  it('is led to by no model', () => {
    const kinds = assetTypes.flatMap(({ events }) =>
      events.flatMap(({ transfer, fields }) => fields.filter(({ name }) => name === transfer?.kindField)),
    );
    expect(kinds).toHaveLength(assetTypes.length);
    for (const { defaultValue } of kinds) expect(defaultValue).toBeUndefined();
  });
});

it.each([
  ['out', 'completed', 'out'],
  ['out', 'in_transit', 'out'],
  ['out', 'rejected', 'outgoing'],
  ['in', 'in_transit', 'toCome'],
  ['in', 'completed', 'in'],
  ['in', 'partly', 'in'],
  ['in', 'returned', 'incoming'],
  ['in', 'withdrawn', 'incoming'],
] as const)('a transfer that is %s and %s is named %s', (direction, state, way) => {
  expect(wayOf({ direction, state })).toBe(way);
});
