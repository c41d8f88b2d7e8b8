import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionCodes } from '../model/permission-codes';
import { codesOf, findTemplate, permissionTemplates, strongestRelation } from './relations';

describe('permission templates (decisions section 3)', () => {
  it.each([
    ['owner', permissionCodes],
    ['companyDelegate', permissionCodes],
    ['companyExpert', ['ASSET_LIST', 'ASSET_EVENT']],
    [
      'administrator',
      [
        'ASSET_LIST',
        'ASSET_ADD',
        'ASSET_EDIT',
        'ASSET_EVENT',
        'ASSET_TRANSFER',
        'ASSET_BURN',
        'ASSET_QR',
        'TAG_ADD',
        'TAG_EDIT',
      ],
    ],
    ['operator', ['ASSET_LIST', 'ASSET_ADD', 'ASSET_EDIT', 'ASSET_EVENT', 'TAG_ADD', 'TAG_EDIT']],
    ['logistics', ['ASSET_LIST', 'ASSET_TRANSFER']],
    ['burner', ['ASSET_LIST', 'ASSET_BURN']],
    ['marketing', ['ASSET_LIST', 'ASSET_QR']],
    ['viewer', ['ASSET_LIST']],
    ['expertValidator', ['ASSET_LIST', 'ASSET_EVENT']],
  ])('%s gives %j', (id, codes) => {
    expect(codesOf([id])).toEqual(codes);
  });

  it('say in both languages which of them a vet is given', () => {
    const forVets = permissionTemplates.filter(({ about }) => /veterinario/.test(about.es));
    expect(forVets.map(({ id }) => id)).toEqual(['expertValidator']);
    expect(forVets.every(({ about }) => /\bvet\b/.test(about.en))).toBe(true);
  });

  it('have ids of their own, and give each code once', () => {
    const ids = permissionTemplates.map((template) => template.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { codes } of permissionTemplates) expect(new Set(codes).size).toBe(codes.length);
  });

  it('of an establishment give no right over establishments or companies', () => {
    const given = permissionTemplates.filter(({ over }) => over === 'box').flatMap(({ codes }) => codes);
    expect(given.filter((code) => /^(BOX|COMPANY)_/.test(code))).toEqual([]);
  });

  it('whose id is unknown give nothing, and are not found', () => {
    for (const id of ['', 'Owner', 'toString', '__proto__', 'administrator ']) {
      expect(findTemplate(id)).toBeNull();
      expect(codesOf([id])).toEqual([]);
    }
  });

  it('add up: several give the union, each code once, in the order of the codes', () => {
    expect(codesOf(['burner', 'logistics', 'burner'])).toEqual([
      'ASSET_LIST',
      'ASSET_TRANSFER',
      'ASSET_BURN',
    ]);
    expect(codesOf([])).toEqual([]);
    const ids = fc.array(fc.constantFrom(...permissionTemplates.map(({ id }) => id), 'gone'));
    fc.assert(
      fc.property(ids, ids, (some, others) => {
        const union = new Set([...codesOf(some), ...codesOf(others)]);
        expect(codesOf([...some, ...others])).toEqual(permissionCodes.filter((code) => union.has(code)));
      }),
    );
  });
});

describe('the strongest relation of several templates', () => {
  it.each([
    [['viewer', 'owner', 'companyExpert'], 'OWNER'],
    [['operator', 'companyDelegate'], 'COMPANY_DELEGATE'],
    [['burner', 'expertValidator'], 'EXPERT_USER'],
    [['burner'], 'BOX_DELEGATE'],
    [['gone'], 'BOX_DELEGATE'],
    [[], 'BOX_DELEGATE'],
  ])('of %j is %s', (ids, expected) => {
    expect(strongestRelation(ids)).toBe(expected);
  });
});
