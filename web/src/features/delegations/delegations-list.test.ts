import { describe, expect, it } from 'vitest';
import type { Delegation } from '@huella/domain/calls/delegations';
import type { SentInvitation } from '@huella/domain/calls/invitations';
import {
  boxesAmong,
  companiesAmong,
  findDelegations,
  findInvitations,
  isNarrowed,
  newestFirst,
  noFilter,
  personName,
  roleName,
  roleParts,
  rolesAmong,
} from './delegations-list';

const delegation = (id: number, name: string, more: Partial<Delegation> = {}): Delegation => ({
  id,
  id_entity: 7,
  type: 'BOX',
  name: 'La Matilde',
  origin: 'OWNER',
  user_owner_id: 1,
  user_owner_name: 'María Belén Aguirre',
  delegated_by_user_id: 1,
  delegated_by_user_name: 'María Belén Aguirre',
  delegated_by_user_email: 'mb@salado.example',
  id_user: id,
  firstname: name.split(' ')[0] ?? '',
  lastname: name.split(' ')[1] ?? '',
  email: `${String(id)}@campo.example`,
  id_template: 'operator',
  rol: 'Operador',
  relation_data: [{ suplychainId: 11, suplychainName: 'Ganadería', companyId: 1, assetType: [33] }],
  company_name: 'Estancias del Salado S.A.',
  boxname: 'La Matilde',
  delete_delegated: true,
  isExpertUser: false,
  created_at: `2026-01-0${String(id)}T00:00:00.000Z`,
  ...more,
});
const tomas = delegation(1, 'Tomás Iribarne');
const paula = delegation(2, 'Paula Núñez', {
  id_template: 'expertValidator',
  rol: 'Experto|Validador',
  id_entity: 8,
  name: 'El Recuerdo',
});
const sofia = delegation(3, 'Sofía Ocampo', {
  type: 'COMPANY',
  id_entity: 7,
  name: 'Nord BV',
  company_name: 'Nord BV',
  boxname: null,
  relation_data: [{ suplychainId: 13, suplychainName: 'Malta', companyId: 7, assetType: [36] }],
});
const all = [tomas, paula, sofia];

describe('the delegations that a filter leaves', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ q: 'tomas' }, [1]],
    [{ q: 'NUÑEZ paula' }, [2]],
    [{ q: '3@campo' }, [3]],
    [{ q: 'nadie' }, []],
    [{ company: '1' }, [1, 2]],
    // A company and an establishment may have the same number.
    [{ company: '7' }, [3]],
    [{ box: '7' }, [1]],
    [{ role: 'operator' }, [1, 3]],
    [{ role: 'operator', company: '7' }, [3]],
    [{ person: '2' }, [2]],
  ])('%j: %j', (filter, expected) => {
    expect(findDelegations(all, { ...noFilter, ...filter }).map(({ id }) => id)).toEqual(expected);
  });

  it('is narrowed by anything but blanks', () => {
    expect(isNarrowed({ ...noFilter, q: '  ' })).toBe(false);
    expect(isNarrowed({ ...noFilter, role: 'operator' })).toBe(true);
  });

  it('are the newest first', () => {
    expect(newestFirst(all).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe('the invitations that a search leaves', () => {
  const invitation = (id: number, email: string, name: string, rol: string): SentInvitation => ({
    ...{ id, email, name, rol, type: 'BOX', id_entity: 7, company_id: 1, boxname: name, id_template: 'x' },
    ...{ company_name: 'Estancias del Salado S.A.', refused: false, state: 'open' },
    ...{ invited_by_user_id: 1, invited_by_user_name: 'Ana', invited_by_user_email: 'ana@salado.example' },
    ...{ created_at: '2026-11-20T12:00:00Z', expires_at: '2026-12-04T12:00:00Z' },
  });
  const sent = [
    invitation(1, 'nuñez@campo.example', 'La Matilde', 'Operador'),
    invitation(2, 'otro@campo.example', 'El Recuerdo', 'Experto|Validador'),
  ];

  it.each([
    ['', [1, 2]],
    ['  ', [1, 2]],
    ['NUÑEZ', [1]],
    ['recuerdo', [2]],
    ['salado', [1, 2]],
    ['validador experto', [2]],
    ['matilde validador', []],
    // Who sent it is nothing of it.
    ['ana@', []],
  ])('%j: %j', (q, expected) => {
    expect(findInvitations(sent, q).map(({ id }) => id)).toEqual(expected);
  });
});

describe('what can be chosen among delegations', () => {
  it('are companies, establishments and roles, each once, by name', () => {
    expect(companiesAmong(all)).toEqual([
      { value: '1', label: 'Estancias del Salado S.A.' },
      { value: '7', label: 'Nord BV' },
    ]);
    expect(boxesAmong(all, '')).toEqual([
      { value: '8', label: 'El Recuerdo' },
      { value: '7', label: 'La Matilde' },
    ]);
    expect(boxesAmong(all, '7')).toEqual([]);
    expect(rolesAmong(all)).toEqual([
      { value: 'expertValidator', label: 'Experto · Validador' },
      { value: 'operator', label: 'Operador' },
    ]);
  });
});

describe('the words of a delegation', () => {
  it('are a role and its subrole', () => {
    expect(roleParts('Experto|Validador')).toEqual(['Experto', 'Validador']);
    expect(roleParts('Operador')).toEqual(['Operador', null]);
    expect(roleName('Experto|Validador')).toBe('Experto · Validador');
  });

  it('are a name, or the e-mail where there is none', () => {
    expect(personName(tomas)).toBe('Tomás Iribarne');
    expect(personName({ firstname: '', lastname: '', email: 'a@b.example' })).toBe('a@b.example');
  });
});
