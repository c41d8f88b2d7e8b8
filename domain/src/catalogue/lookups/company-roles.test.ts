import { describe, expect, it } from 'vitest';
import { companyRoles, roleWords } from './company-roles';

describe('company roles', () => {
  it('are kept under their Spanish name', () => {
    for (const [rol, words] of Object.entries(companyRoles)) expect(words.es).toBe(rol);
  });

  it('are shown as stored when the list does not know them', () => {
    expect(roleWords('Productor').en).toBe('Producer');
    expect(roleWords('Otra')).toEqual({ es: 'Otra', en: 'Otra' });
  });
});
