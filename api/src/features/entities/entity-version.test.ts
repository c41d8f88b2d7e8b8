import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '@huella/domain/calls/entities';
import type { Values } from '@huella/domain/model/value';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { takenSomewhere } from '../../../test/sample-files';

const open = useTestApp();

const address: Values = {
  supplier_country: 'BE',
  supplier_city: 'Hasselt',
  supplier_zip_code: '3500',
  supplier_address_street: 'Maastrichterstraat',
  supplier_address_street_number: '12',
};
let owner: Member;
let supplierId: number;

const fieldsOf = (values: Values) =>
  Object.entries(values).map(([replace_field, value]) => ({ replace_field, value }));

beforeEach(async () => {
  // A maltster keeps suppliers.
  owner = await buildMember(open(), 'owner', 36);
  const { token, boxId } = owner;
  const body = { boxId, value: 'Boortmalt', autocomplete_module_replace_fields: fieldsOf(address) };
  const added = await open().attempt('entities.add', { params: { typeId: 2 }, body }, token);
  expect(added).toMatchObject({ status: 200, body: { version: 1 } });
  supplierId = (added.body as NamedEntity).id; // as the call declares
});

function change(fields: Values, more: Record<string, unknown> = {}): Promise<Answer> {
  const { token, boxId } = owner;
  const body = { boxId, value: 'Boortmalt', autocomplete_module_replace_fields: fieldsOf(fields), ...more };
  return open().attempt('entities.update', { params: { id: supplierId }, body }, token);
}

/** What is stored: the version, the name, and the fields. */
async function stored(): Promise<{ version: number; value: string; fields: Values }> {
  const { boxId, token } = owner;
  const {
    version,
    value,
    autocomplete_module_replace_fields: fields,
  } = await open().call('entities.getSupplier', { params: { id: supplierId }, query: { boxId } }, token);
  const pairs = fields.map((each) => [each.replace_field, each.value] as const);
  return { version, value, fields: Object.fromEntries(pairs) as Values }; // what was sent came from values
}

const stale = { status: 409, body: { error: 'changedMeanwhile' } };

describe('a named entity that is changed', () => {
  it('has a version, which every change raises', async () => {
    expect(await change({ supplier_city: 'Genk' }, { version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await change({ supplier_city: 'Gent' }, { version: 2 })).toMatchObject({
      status: 200,
      body: { version: 3 },
    });
    expect(await stored()).toMatchObject({ version: 3, fields: { ...address, supplier_city: 'Gent' } });
  });

  it('is not written over what somebody else saved meanwhile', async () => {
    await change({ supplier_city: 'Genk' });
    expect(await change({ supplier_city: 'Gent' }, { version: 1 })).toMatchObject(stale);
    expect(await change({ supplier_city: 'Gent' }, { version: 3 })).toMatchObject(stale);
    expect(await stored()).toEqual({
      version: 2,
      value: 'Boortmalt',
      fields: { ...address, supplier_city: 'Genk' },
    });
  });

  it('takes a change without a version, as older clients send it, over what is stored', async () => {
    await change({ supplier_city: 'Genk' });
    expect(await change({ supplier_zip_code: '3600' })).toMatchObject({ status: 200, body: { version: 3 } });
    const fields = { ...address, supplier_city: 'Genk', supplier_zip_code: '3600' };
    expect(await stored()).toMatchObject({ version: 3, fields });
  });

  it('keeps its version where a change is refused', async () => {
    expect((await change({ supplier_country: 'XX' }, { version: 1 })).status).toBe(400);
    const { token, boxId } = owner;
    const twin = { boxId, value: 'Malteurop', autocomplete_module_replace_fields: fieldsOf(address) };
    expect(await open().statusOf('entities.add', { params: { typeId: 2 }, body: twin }, token)).toBe(200);
    expect(await change({}, { version: 1, value: 'MALTEUROP' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'value', code: 'notUnique' }] },
    });
    expect(await stored()).toEqual({ version: 1, value: 'Boortmalt', fields: address });
  });

  it('is changed once by a submit that is sent again after a lost answer, and is answered as it is', async () => {
    const submit = { version: 1, submitKey: 'one-change-only' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change({ supplier_city: 'Gent' }, submit)),
    );
    answers.push(await change({ supplier_city: 'Gent' }, submit));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await change({ supplier_city: 'Genk' }, submit)).toMatchObject({
      status: 409,
      body: { error: 'submitReused' },
    });
    expect(await stored()).toMatchObject({ version: 2, fields: { supplier_city: 'Gent' } });
  });

  it.each([-1, 1.5, '1', null])('refuses %j, which is no version', async (version) => {
    expect((await change({ supplier_city: 'Genk' }, { version })).status).toBe(400);
    expect((await stored()).version).toBe(1);
  });

  it('lets go of no picture where the version is stale', async () => {
    const name = await putFile(open(), owner.token, await takenSomewhere(), 'planta.jpg');
    const held = [{ storageName: name, originalName: 'planta.jpg' }];
    expect((await change({ supplier_picture_1: held }, { version: 1 })).status).toBe(200);
    expect(await change({ supplier_picture_1: null }, { version: 1 })).toMatchObject(stale);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
    expect(await open().statusOf('files.read', { params: { storageName: name } }, owner)).toBe(200);
  });
});

describe('twenty who change a named entity at once', () => {
  const cities = Array.from({ length: 20 }, (_, at) => `Ciudad ${String(at)}`);

  it('over the same version are one who does', async () => {
    const answers = await Promise.all(
      cities.map((supplier_city) => change({ supplier_city }, { version: 1 })),
    );
    const won = answers.flatMap(({ status }, at) => (status === 200 ? [cities[at]] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await stored()).toMatchObject({ version: 2, fields: { supplier_city: won[0] } });
  });

  it('without a version lose none of the fields that they change', async () => {
    const names = ['supplier_city', 'supplier_zip_code', 'supplier_address_street'] as const;
    const answers = await Promise.all(
      cities.map((_, at) => change({ [names[at % names.length] ?? names[0]]: `n${String(at)}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { version, fields } = await stored();
    expect(version).toBe(21);
    expect(names.map((name) => fields[name])).toEqual(names.map(() => expect.stringMatching(/^n\d+$/)));
  });
});
