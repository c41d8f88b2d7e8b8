import { describe, expect, it } from 'vitest';
import { permissionCodes } from '@huella/domain/model/permission-codes';
import { permissionTemplates } from '@huella/domain/rules/relations';
import { abilitiesOf } from './abilities';

describe('what a role lets do', () => {
  it('names every code once, over a company', () => {
    const codes = abilitiesOf([], 'COMPANY').flatMap((ability) => ability.codes);
    expect(codes.toSorted()).toEqual([...permissionCodes].toSorted());
  });

  it.each([
    ['viewer', 1, 6],
    ['operator', 4, 3],
    ['administrator', 7, 0],
    ['companyDelegate', 9, 0],
    ['companyExpert', 2, 7],
  ])('of %s are %i things, and %i are not', (id, may, mayNot) => {
    const template = permissionTemplates.find((each) => each.id === id);
    const abilities = abilitiesOf(template?.codes ?? [], template?.over === 'company' ? 'COMPANY' : 'BOX');
    expect(abilities.map((ability) => ability.may)).toEqual([
      ...Array<boolean>(may).fill(true),
      ...Array<boolean>(mayNot).fill(false),
    ]);
  });
});
