import { describe, expect, it } from 'vitest';
import { permissionCodes } from '../model/permission-codes';
import { permissionTemplates } from './relations';
import { givesGroup, rightGroupIds, rightGroups } from './right-groups';

describe('the groups of rights', () => {
  it('hold every code once', () => {
    const codes = rightGroupIds.flatMap((id) => rightGroups[id]);
    expect([...codes].sort()).toEqual([...permissionCodes].sort());
  });

  it.each(permissionTemplates.map(({ id, codes }) => [id, codes] as const))(
    '%s gives all of a group or none of it',
    (_id, codes) => {
      for (const group of rightGroupIds) {
        const given = rightGroups[group].filter((code) => codes.includes(code));
        expect([0, rightGroups[group].length]).toContain(given.length);
        expect(givesGroup(codes, group)).toBe(given.length > 0);
      }
    },
  );

  it.each([
    ['logistics', ['see', 'transfer']],
    ['operator', ['see', 'add', 'edit', 'event', 'lots']],
    ['companyExpert', ['see', 'event']],
    ['companyDelegate', rightGroupIds],
  ])('%s may %j', (id, groups) => {
    const codes = permissionTemplates.find((template) => template.id === id)?.codes ?? [];
    expect(rightGroupIds.filter((group) => givesGroup(codes, group))).toEqual(groups);
  });
});
