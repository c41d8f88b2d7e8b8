import { describe, expect, it } from 'vitest';
import type { GateEntry } from '../../session/gate';
import { requiredGroups } from './required-groups';

const entry = (
  objectType: GateEntry['objectType'],
  field: string,
  more: Partial<GateEntry> = {},
): GateEntry => ({
  ...{ kind: 'required', objectType, pk: 1, field, message: 'mandatory', recordLabel: 'Campo', since: null },
  ...{ fieldLabel: field.toUpperCase(), mayEdit: true },
  ...more,
});

describe('what is missing', () => {
  it('is by record, in the order in which it came', () => {
    const groups = requiredGroups([
      entry('user', 'lastname'),
      entry('box', 'l2', { mayEdit: false }),
      entry('box', 'l3', { mayEdit: false }),
    ]);
    expect(groups).toEqual([
      { kind: 'user', pk: 1, label: 'Campo', mayEdit: true, fields: ['LASTNAME'] },
      { kind: 'box', pk: 1, label: 'Campo', mayEdit: false, fields: ['L2', 'L3'] },
    ]);
  });

  it('is no renewal, and is called by its name where it has no label', () => {
    const renewal = entry('company', 'renewal', { kind: 'renewal' });
    expect(requiredGroups([renewal, entry('user', 'l1', { fieldLabel: null })])).toMatchObject([
      { kind: 'user', fields: ['l1'] },
    ]);
    expect(requiredGroups([])).toEqual([]);
  });
});
