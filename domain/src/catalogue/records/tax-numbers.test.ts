import { describe, expect, it } from 'vitest';
import { company } from './company';
import { checkField } from '../../engine/fields/check-field';
import { chains } from '../lookups/chains';
import { registered } from './tax-numbers';

const locale = { language: 'es', today: '2026-11-21', zone: 'UTC' } as const;

describe('made-up companies', () => {
  it('have a tax number that their form takes, in each country', () => {
    for (const country of new Set(chains.flatMap(({ countries }) => countries)))
      for (const name of ['Estancias del Salado S.A.', 'Curtiembre Sur', 'Ø']) {
        const [filled] = Object.entries(registered({ country, name }).fields);
        const attribute = company.attributes.find((each) => each.name === filled?.[0]);
        expect(attribute && checkField(attribute, filled?.[1], locale).issues).toEqual([]);
      }
  });
});
