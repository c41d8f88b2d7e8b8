import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { refusedBy } from '@huella/domain/engine/fields/build-samples';
import { fieldOfPlace } from '@huella/domain/engine/fields/rows';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { type Sent, buildAdd } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';

const open = useTestApp();

/** The subtype of the establishment that `buildMember` makes. */
const scope = { boxSubtype: 6, companyTiers: ['plus', 'certified'] };

/** What no widget would let through, one case a family; fields that others hide are not asked. */
const cases = allowedFields(cowAr, 'new', scope)
  .filter(({ hideCondition }) => hideCondition === undefined)
  .flatMap((field) => refusedBy(field).map(({ code, raws }, at) => ({ name: field.name, code, raws, at })));

async function add(app: TestApp, values: Sent): Promise<Answer> {
  const { token, boxId } = await buildMember(app, 'operator');
  return app.attempt('objects.add', buildAdd({ boxId }, values), token);
}

function codesOf(answer: Answer): Readonly<Record<string, string>> {
  return Object.fromEntries(issuesOf(answer).map(({ field, code }) => [fieldOfPlace(field ?? ''), code]));
}

/** The values of a family that a seed gives: the same in every run. */
const sampleOf = (raws: fc.Arbitrary<unknown>, seed: number) => fc.sample(raws, { numRuns: 1, seed })[0];

it.each([1, 2, 3])(
  'says of every attribute what is wrong with what is posted past the form, and writes nothing (seed %i)',
  async (seed) => {
    const app = open();
    const refused = cases.filter(({ code }) => code !== 'badText');
    for (let at = 0; refused.some((each) => each.at === at); at += 1) {
      const round = refused.filter((each) => each.at === at);
      const values = Object.fromEntries(round.map(({ name, raws }) => [name, sampleOf(raws, seed)]));
      const answer = await add(app, values);
      expect(answer.status).toBe(400);
      const expected = Object.fromEntries(round.map(({ name, code }) => [name, code]));
      expect(codesOf(answer)).toMatchObject(expected);
    }
    expect((await app.pool.query('select 1 from asset')).rowCount).toBe(0);
  },
);

it('turns away what no screen and no database can hold, before any field is looked at', async () => {
  const app = open();
  for (const { name, raws } of cases.filter(({ code }) => code === 'badText').slice(0, 5)) {
    const answer = await add(app, { [name]: sampleOf(raws, 1) });
    expect(answer.status).toBe(400);
    expect(Object.values(codesOf(answer))).toEqual(['badText']);
  }
});
