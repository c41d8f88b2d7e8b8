import { describe, expect, it } from 'vitest';
import type { RightsHolder } from '@huella/domain/calls/rights';
import { findTemplate } from '@huella/domain/rules/relations';
import { findPeople, markOf, type HeldRole } from './rights-matrix';

const matilde = { id: 1, name: 'La Matilde' };
const recuerdo = { id: 2, name: 'El Recuerdo' };

function role(template: string, box: HeldRole['box'] = null): HeldRole {
  const found = findTemplate(template);
  return {
    id_template: template,
    rol: found?.name.es ?? '',
    relation: found?.relation ?? 'BOX_DELEGATE',
    codes: [...(found?.codes ?? [])],
    box,
    given_by: null,
    since: '2026-03-03T12:00:00.000Z',
  };
}

function person(id: number, firstname: string, ...roles: HeldRole[]): RightsHolder {
  return { id, firstname, lastname: 'Peña', email: `p${String(id)}@campo.example`, codes: [], roles };
}

const owner = person(1, 'Ángela', role('owner'));
const expert = person(2, 'Bruno', role('companyExpert'), role('logistics', matilde));
const carrier = person(3, 'Carla', role('logistics', matilde), role('administrator', recuerdo));
const viewer = person(4, 'Dana', role('viewer', matilde));
const people = [owner, expert, carrier, viewer];

describe('what a person may', () => {
  it.each([
    [owner, 'company', 'transfer', 'all', ['owner']],
    [expert, 'company', 'see', 'all', ['companyExpert', 'logistics']],
    [expert, 'company', 'transfer', 'some', ['logistics']],
    [expert, 'box', 'transfer', 'all', ['logistics']],
    [carrier, 'company', 'transfer', 'some', ['logistics', 'administrator']],
    [carrier, 'company', 'company', 'none', []],
    [viewer, 'box', 'see', 'all', ['viewer']],
    [viewer, 'box', 'add', 'none', []],
  ] as const)('%#: of a %s, %s is held by %s', (holder, of, group, holds, roles) => {
    const mark = markOf(holder, group, of);
    expect(mark.holds).toBe(holds);
    expect(mark.roles.map(({ id_template }) => id_template)).toEqual(roles);
  });

  it('counts each establishment once', () => {
    const twice = person(5, 'Elsa', role('logistics', matilde), role('administrator', matilde));
    expect(markOf(twice, 'transfer', 'company').boxes).toBe(1);
    expect(markOf(carrier, 'transfer', 'company').boxes).toBe(2);
  });
});

describe('the people that are shown', () => {
  it.each([
    ['', '', [1, 2, 3, 4]],
    ['angela', '', [1]],
    ['peña d', '', [4]],
    ['P3@CAMPO', '', [3]],
    ['', 'transfer', [1, 2, 3]],
    ['carla', 'transfer', [3]],
    ['dana', 'transfer', []],
    ['', 'company', [1]],
  ] as const)('%j who may %j', (q, right, ids) => {
    expect(findPeople(people, { q, right }, 'company').map(({ id }) => id)).toEqual(ids);
  });
});
