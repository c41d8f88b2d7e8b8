import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Acopio Quequén S.A.', 'AQ'],
  ['Estancias del Salado S.A.', 'ES'],
  ['Agropecuaria Iribarne Hnos.', 'AI'],
  ['Skovby Garveri A/S', 'SG'],
  ['ñandú criollo', 'ÑC'],
  ['Malta', 'M'],
  ['', ''],
])('writes the company %s as %s', (name, letters) => {
  expect(initialsOf(name, 'company')).toBe(letters);
});

it('takes first and last of a person', () => {
  expect(initialsOf('María Belén Aguirre', 'person')).toBe('MA');
  expect(initialsOf('tomás', 'person')).toBe('T');
  expect(initialsOf('José de la Cruz', 'person')).toBe('JC');
});
