import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Attribute } from '@huella/domain/model/attribute';
import { buildEveryKind } from '@huella/domain/catalogue/assets/build-every-kind';
import { plainText } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { type Member, buildBox, buildMember } from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { useModel } from '../../../test/use-model';

/** What only the server knows of a form's fields: options, texts that count, and the numbers that it gives out. */
const words = (text: string) => ({ es: text, en: text });
const here = { permissions: { box: { list: [6], new: [6], edit: [6] } }, massiveImport: true };
const attributes: readonly Attribute[] = [
  {
    ...here,
    name: 'code',
    label: words('Code'),
    type: 'text',
    defaultValue: 'B-',
    defaultValueSufix: 'bags',
    validations: { mandatory: true, unique: 'everywhere' },
    slot: { name: 't1', indexed: true },
  },
  {
    ...here,
    name: 'paddock',
    label: words('Paddock'),
    type: 'text',
  },
  {
    ...here,
    name: 'field',
    label: words('Field'),
    type: 'select',
    dataSourceType: 'api',
    dataSourceApiEndpoint: 'used.paddock',
  },
  {
    ...here,
    name: 'beside',
    label: words('Beside'),
    type: 'autocomplete',
    proposals: { from: { attribute: 'paddock' }, freeText: false },
  },
];
const model = {
  ...buildEveryKind(11, [6]),
  id: 991,
  code: 'sourced',
  attributes,
  labelFields: ['code'],
  defaultColumns: ['code'],
  filterOrder: [],
  summary: [],
};
useModel(model);

const open = useTestApp();
let owner: Member;

const about = { objectType: 'asset', pkObjectType: model.id, globalModel: model.id, action: 'add' };
const context = { context: 'massive_manual_form', eventType: -1 };
const saved = z.object({ values: z.object({ code: z.string() }) });

const post = (path: string, body: unknown, { token }: Member) => open().ask('POST', path, { token, body });
const add = (values: unknown, member = owner) =>
  post('/objects/add', { ...about, pkReferer: member.boxId, values }, member);
const addBulk = (more: Record<string, unknown>, member = owner) =>
  post(
    '/objects/add/massive',
    { ...about, pkReferer: member.boxId, actionContext: context, ...more },
    member,
  );
const addMany = (values: readonly unknown[], member = owner) => addBulk({ values }, member);
const next = async ({ boxId, token }: Member) =>
  await open().call('models.sufix', { params: { table: 'bags' }, query: { boxId } }, token);

/** The numbers that the codes of an establishment's assets end with, in their order. */
async function codesOf({ boxId }: Member): Promise<readonly number[]> {
  const rows = await open().db.selectFrom('asset').select('attributes').where('box_id', '=', boxId).execute();
  return rows
    .map(({ attributes: kept }) => Number(plainText(kept['code'] ?? null).slice(2)))
    .filter(Number.isInteger)
    .sort((a, b) => a - b);
}
const upTo = (count: number) => Array.from({ length: count }, (_none, at) => at + 1);

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('the number that a default ends with', () => {
  it('is proposed to all who ask, and given to each once, of twenty who save at once', async () => {
    expect(await next(owner)).toEqual({ sufix: '1' });
    const answers = await Promise.all(upTo(20).map(() => add({ code: 'B-1', paddock: 'Norte' })));
    const given = answers.map(({ body }) => saved.parse(body).values.code);
    expect(new Set(given).size).toBe(20);
    expect(await codesOf(owner)).toEqual(upTo(20));
    expect(await next(owner)).toEqual({ sufix: '21' });
  });

  it('is given to every row of twenty bulk adds at once', async () => {
    const answers = await Promise.all(upTo(20).map(() => addMany([{}, {}, {}])));
    expect(answers.map(({ status }) => status)).toEqual(upTo(20).map(() => 200));
    expect(await codesOf(owner)).toEqual(upTo(80));
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('goes on behind what somebody wrote, which stays and is refused where it is', async () => {
    expect((await addMany([{ code: 'B-90' }, {}, { code: 'other' }])).status).toBe(200);
    expect((await codesOf(owner)).slice(-3)).toEqual([80, 90, 91]);
    expect(await addMany([{ code: 'B-3' }])).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'code', code: 'notUnique' }] },
    });
    expect(await next(owner)).toEqual({ sufix: '92' });
  });

  it('passes over the identifiers of other establishments, at the same moment too', async () => {
    const [one, other] = [await buildMember(open(), 'owner'), await buildMember(open(), 'owner')];
    expect(await next(one)).toEqual({ sufix: '81' });
    const answers = await Promise.all(
      upTo(6).flatMap(() => [addMany([{}, {}], one), addMany([{}, {}], other)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const codes = [...(await codesOf(one)), ...(await codesOf(other))];
    expect(new Set(codes).size).toBe(24);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is asked for by nobody who may not see the establishment', async () => {
    const stranger = await buildMember(open(), 'owner');
    expect(
      await open().statusOf(
        'models.sufix',
        { params: { table: 'bags' }, query: { boxId: owner.boxId } },
        stranger,
      ),
    ).toBe(404);
    expect(
      await open().statusOf('models.sufix', { params: { table: 'bags' }, query: { boxId: owner.boxId } }),
    ).toBe(401);
    expect((await open().attemptRaw('models.sufix', { params: { table: 'bags' } }, owner)).status).toBe(400);
  });
});

it.each(['users', 'session', 'pg_shadow', '__proto__'])(
  'a number of no series is asked for in vain: %s',
  async (table) => {
    const input = { params: { table }, query: { boxId: owner.boxId } };
    expect(await open().statusOf('models.sufix', input, owner)).toBe(404);
  },
);

describe('what a source does not have', () => {
  const refused = {
    status: 400,
    body: {
      issues: [
        { field: 'field', code: 'notAnOption' },
        { field: 'beside', code: 'notProposed' },
      ],
    },
  };

  it('is refused of one record and of many, and what it has is kept as it writes it', async () => {
    const wrong = { field: 'Sur', beside: 'Sur' };
    expect(await add(wrong)).toMatchObject(refused);
    expect(await addMany([wrong])).toMatchObject(refused);
    expect(await add({ field: 'norte', beside: 'norte' })).toMatchObject({
      status: 200,
      body: { values: { field: 'Norte', beside: 'Norte' } },
    });
    // Another establishment of the company proposes what all of them use.
    const boxId = await buildBox(open(), owner.companyId);
    expect(await add({ beside: 'NORTE' }, { ...owner, boxId })).toMatchObject({ status: 200 });
  });

  it('is reported in the cells of a sheet, whose blank rows are none', async () => {
    const sheet = (method: 'POST' | 'PUT', path: string, body: unknown) =>
      open().ask(method, path, { token: owner.token, body });
    const begun = await sheet('POST', '/parseExcel/addForManualUpload', {
      boxId: owner.boxId,
      globalModelId: model.id,
      rows: 2,
    });
    const { ExcelUploadId } = z.object({ ExcelUploadId: z.number() }).parse(begun.body);
    const path = `/parseExcel/${String(ExcelUploadId)}/cells`;
    const cells = (text: string) => ['field', 'beside'].map((field) => ({ row: 1, field, text }));
    expect(await sheet('PUT', path, { changes: cells('Sur') })).toMatchObject({
      status: 200,
      body: {
        rows: [{ row: 1, issues: refused.body.issues }],
        counts: { total: 1, blank: 1, withErrors: 1 },
      },
    });
    const submit = () => addBulk({ ExcelUploadId });
    expect((await submit()).status).toBe(400);
    expect(await sheet('PUT', path, { changes: cells('norte') })).toMatchObject({
      body: { rows: [{ row: 1, issues: [] }], counts: { total: 1, blank: 1, withErrors: 0 } },
    });
    const before = await codesOf(owner);
    expect((await submit()).status).toBe(200);
    expect(new Set(await codesOf(owner)).size).toBe(before.length + 1);
  });
});
