import { describe, expect, it } from 'vitest';
import { sightOfBox, sightOfCompany } from './rights-sight';

describe('what is seen of the rights of others', () => {
  it.each([
    [['owner'], 'all', 'all'],
    [['companyDelegate'], 'all', 'all'],
    [['companyExpert'], 'own', 'own'],
    [['administrator'], 'names', 'own'],
    [['administrator', 'companyExpert'], 'names', 'own'],
    [['operator', 'logistics'], 'own', 'own'],
    [['viewer'], 'own', 'own'],
    [[], 'own', 'own'],
    [['renamed'], 'own', 'own'],
  ] as const)('with %j', (templates, box, company) => {
    expect([sightOfBox(templates), sightOfCompany(templates)]).toEqual([box, company]);
  });
});
