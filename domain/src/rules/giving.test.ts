import { describe, expect, it } from 'vitest';
import { canGive, canTake, findGivable, givingTemplates, listGivable, type Taking } from './giving';
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

describe('the roles that may be given', () => {
  it.each(['box', 'company'] as const)('over a %s are those of such a place, but for the owner', (over) => {
    const ids = listGivable(over).map(({ id }) => id);
    expect(ids).toEqual(
      permissionTemplates.filter((each) => each.over === over && each.id !== 'owner').map(({ id }) => id),
    );
    expect(givingTemplates(over)).toEqual(['owner', 'companyDelegate']);
  });
});

describe('taking a role away', () => {
  const role = (id: string) => {
    const found = permissionTemplates.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no role ${id}`);
    return found;
  };
  const nobody: Taking = { held: ['viewer'], gave: false, isOwn: false, origin: 'OWNER' };

  it.each<[string, Partial<Taking>, boolean]>([
    ['viewer', {}, false],
    ['viewer', { gave: true }, true],
    ['viewer', { gave: true, held: [] }, false],
    ['viewer', { held: ['owner'] }, true],
    ['viewer', { held: ['companyDelegate'] }, true],
    ['viewer', { held: ['administrator'] }, false],
    ['viewer', { held: ['companyExpert'] }, false],
    ['viewer', { isOwn: true }, false],
    ['viewer', { isOwn: true, origin: 'COMPANY_DELEGATE' }, true],
    ['expertValidator', { held: ['owner'] }, true],
    ['companyDelegate', { held: ['owner'] }, true],
    ['companyDelegate', { held: ['companyDelegate'], isOwn: true }, true],
    ['companyExpert', { held: ['owner'], gave: true }, false],
    ['companyExpert', { held: ['companyExpert'], isOwn: true }, true],
    ['companyExpert', { held: ['companyExpert'], isOwn: true, origin: 'COMPANY_DELEGATE' }, true],
    ['companyExpert', { held: ['companyDelegate'] }, false],
    ['owner', { held: ['owner'], isOwn: true, gave: true }, false],
    ['owner', { held: ['companyDelegate'] }, false],
  ])('%s, %j: %s', (id, taking, may) => {
    expect(canTake(role(id), { ...nobody, ...taking })).toBe(may);
  });
});
