import { describe, expect, it } from 'vitest';
import { canGive, findGivable } from './giving';
import { codesOf, permissionTemplates } from './relations';

describe('giving a role', () => {
  it.each(['owner', 'gone', '', '__proto__', 'Administrator'])('%j is none that is given', (id) => {
    expect(findGivable(id, 'company')).toBeNull();
    expect(findGivable(id, 'box')).toBeNull();
  });

  it('of a company is another one than of an establishment', () => {
    expect(findGivable('companyDelegate', 'company')?.id).toBe('companyDelegate');
    expect(findGivable('companyDelegate', 'box')).toBeNull();
    expect(findGivable('viewer', 'box')?.id).toBe('viewer');
    expect(findGivable('viewer', 'company')).toBeNull();
  });

  it('takes the right to give, and every code of the role', () => {
    for (const held of permissionTemplates)
      for (const given of permissionTemplates) {
        const own = codesOf([held.id]);
        const wanted = given.over === 'box' ? 'BOX_EDIT' : 'COMPANY_EDIT';
        const expected = own.includes(wanted) && given.codes.every((code) => own.includes(code));
        expect(canGive([held.id], given), `${held.id} gives ${given.id}`).toBe(expected);
      }
    const viewer = findGivable('viewer', 'box');
    expect(viewer !== null && canGive(['owner'], viewer)).toBe(true);
    // An administrator has all codes of a viewer, but not the one for giving.
    expect(viewer !== null && canGive(['administrator'], viewer)).toBe(false);
    expect(viewer !== null && canGive([], viewer)).toBe(false);
  });
});
