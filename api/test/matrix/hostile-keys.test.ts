import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countParam } from '@huella/domain/calls/schemas';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { inputParts, isObject, type Input, type InputPart } from './generate-input';
import { cases, inputOf, setUpMatrix, type Case } from './matrix';
import { dumpTables, type Dump } from './dump-tables';

/** What is sent beside or instead of what a call asks for: keys that are made up, and values nobody may set. */

const open = setUpMatrix();

const tokenOf = (name: string) => open().scene.people.find((person) => person.name === name)?.token ?? null;

/** What looks like an id, or an id and an asset type, and is neither. */
const craftedFrom = (id: string): readonly string[] => [
  `${id}-33`,
  `${id}-33-34`,
  `${id}%2d33`,
  `0${id}`,
  ` ${id}`,
  `${id} `,
  `+${id}`,
  `${id}.0`,
  `${id};`,
  `${id},${id}`,
  `${id}n`,
  `0x${Number(id).toString(16)}`,
  `${id.slice(0, 1)}e${String(id.length - 1)}`,
  id.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
];

/** The ids among the texts of an address. */
function idsIn({ call }: Case, input: Input): readonly (readonly [InputPart, string, string])[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const [schema, given] = [call[part], input[part]];
    if (!(schema instanceof z.ZodObject) || !isObject(given)) return [];
    return Object.entries(given).flatMap(([name, value]) => {
      const text = String(value);
      const field = schema.shape[name] as z.ZodType; // the shape holds what the part was generated from
      const isId = /^[1-9]\d*$/.test(text) && field !== countParam;
      return isId && !field.safeParse('a b').success ? [[part, name, text] as const] : [];
    });
  });
}

function withKey(input: Input, part: InputPart, name: string, value: unknown): Input {
  const given = input[part];
  return { ...input, [part]: { ...(isObject(given) ? given : {}), [name]: value } };
}

const addressed = cases.filter(({ call }) => call.path.includes(':') || call.query !== undefined);

describe.each(addressed.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  it('takes whole ids and nothing that only looks like one (security R15)', async () => {
    const { input } = inputOf(each, open().scene.worlds.own);
    for (const [part, name, id] of idsIn(each, input))
      for (const text of craftedFrom(id)) {
        const crafted = withKey(input, part, name, text);
        const { answer, wrote } = await open().make(each, crafted, tokenOf('owner'));
        const outcome = { name, text, status: answer.status, wrote };
        expect([400, 401, 404, 206], JSON.stringify(outcome)).toContain(answer.status);
        expect(outcome).toMatchObject({ wrote: false });
      }
  });
});

const typed = cases.flatMap((each) => {
  const { access } = each.call;
  return access.who === 'holder' && access.assetType !== undefined
    ? [[each.id, each, access.assetType] as const]
    : [];
});

describe.each(typed)('%s', (_id, each, name) => {
  it('has nothing for an asset type of another chain, to anyone who holds every code', async () => {
    const { input } = inputOf(each, open().scene.worlds.own);
    const part = inputParts.find((one) => isObject(input[one]) && name in input[one]) ?? 'params';
    const other = 35;
    expect(isAssetTypeOfChain(other, 11)).toBe(false);
    const key = part === 'body' ? other : String(other);
    const { answer } = await open().make(each, withKey(input, part, name, key), tokenOf('owner'));
    expect(answer).toMatchObject({ status: 404, body: { error: 'notFound' } });
  });
});

/** What no body may set, under the names that columns and older clients have for it. */
function forbiddenKeys(): Readonly<Record<string, unknown>> {
  const { foreign } = open().scene.worlds;
  return {
    isAdmin: true,
    admin: true,
    sandbox: false,
    role: 'owner',
    template: 'owner',
    templates: ['owner'],
    codes: ['COMPANY_EDIT'],
    permissions: { boxes: {}, companies: {} },
    userId: foreign.userId,
    user_id: foreign.userId,
    started_by: foreign.userId,
    recordedBy: foreign.userId,
    ownerId: foreign.userId,
    companyId: foreign.companyId,
    company_id: foreign.companyId,
    owner_company_id: foreign.companyId,
    boxId: foreign.boxId,
    box_id: foreign.boxId,
    parent_id: foreign.boxId,
    id: foreign.assetId,
    asset_id: foreign.assetId,
    lot_id: foreign.lotId,
    created_at: '2000-01-01T00:00:00Z',
    createdAt: '2000-01-01T00:00:00Z',
    updatedAt: '2000-01-01T00:00:00Z',
    validated_at: '2000-01-01T00:00:00Z',
    disabled_at: null,
    deleted_at: '2000-01-01T00:00:00Z',
    renewal_at: null,
    expires_at: '2099-01-01T00:00:00Z',
    email_key: 'otra@huella.example',
    password_hash: 'x',
    tiers: ['certified'],
    max: 1_000_000,
    used: 0,
    state: 'completed',
    qr_event: true,
    is_public: true,
    public_id: 'x'.repeat(22),
    chain_hash: 'x',
    paused_message: null,
    logical_deleted: true,
  };
}

/** The body with the keys that its call does not declare, beside its own or inside one of its parts. */
function bodiesWith({ call }: Case, body: Record<string, unknown>): readonly Record<string, unknown>[] {
  const schema = call.body instanceof z.ZodOptional ? call.body.unwrap() : call.body;
  const declared = schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(body);
  const keys = Object.entries(forbiddenKeys());
  const beside = Object.fromEntries(keys.filter(([name]) => !declared.includes(name)));
  const inside = Object.entries(body).flatMap(([part, value]) =>
    isObject(value) ? [{ ...body, [part]: { ...Object.fromEntries(keys), ...value } }] : [],
  );
  return [{ ...beside, ...body }, ...inside];
}

/** The paths at which two dumps differ. */
function differences(one: Dump, other: Dump): readonly string[] {
  return Object.entries(one).flatMap(([table, rows]) => {
    const others = other[table] ?? [];
    if (rows.length !== others.length) return [`${table} rows`];
    return rows.flatMap((row, at) =>
      Object.keys(row)
        .filter((column) => !isDeepStrictEqual(row[column], others[at]?.[column]))
        .map((column) => `${table} ${String(at)} ${column}`),
    );
  });
}

async function dumpAfter(each: Case, input: Input, before: Dump): Promise<{ status: number; dump: Dump }> {
  const { result } = await open().undone.undo(async () => {
    await open().undone.resetIds();
    const { status } = await open().send(each, input, tokenOf('owner'));
    return { status, dump: await dumpTables(open().undone.pool, before) };
  });
  return result;
}

const dumpNow = async (): Promise<Dump> =>
  (await open().undone.undo(() => dumpTables(open().undone.pool))).result;

const writing = cases.filter(
  ({ call }) =>
    ['POST', 'PUT'].includes(call.method) && call.body !== undefined && call.access.who !== 'refresher',
);

describe.each(writing.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  it('sets nothing but what it declares (security R20)', async () => {
    const { input } = inputOf(each, open().scene.worlds.own);
    const { body } = input;
    if (!isObject(body)) return;
    const before = await dumpNow();
    const [plain, again] = [await dumpAfter(each, input, before), await dumpAfter(each, input, before)];
    // What is made up each time, such as secrets.
    const random = new Set(differences(plain.dump, again.dump));
    for (const hostile of bodiesWith(each, body)) {
      const { status, dump } = await dumpAfter(each, { ...input, body: hostile }, before);
      if (status !== plain.status) {
        // What is refused for its form is refused whole; a transfer that is refused is kept as such.
        expect([400, 409]).toContain(status);
        const left = differences(before, dump).filter((path) => !path.startsWith('transfer '));
        expect(left).toEqual([]);
        continue;
      }
      expect(differences(plain.dump, dump).filter((path) => !random.has(path))).toEqual([]);
    }
  });
});

it('shows the rights over each establishment with each asset type of its chain, and no other', async () => {
  const [each] = cases.filter(({ id }) => id === 'users.getInfo');
  if (each === undefined) throw new Error('the call is not there');
  const { answer } = await open().make(each, {}, tokenOf('viewer'));
  const { boxId, keeperBoxId } = open().scene.worlds.own;
  const userInfo = z.object({
    userData: z.object({ permissions: z.object({ boxes: z.record(z.string(), z.unknown()) }) }),
  });
  const keys = Object.keys(userInfo.parse(answer.body).userData.permissions.boxes);
  expect(keys.filter((key) => !/^\d+-\d+$/.test(key))).toEqual([]);
  expect(new Set(keys.map((key) => Number(key.split('-')[0])))).toEqual(new Set([boxId, keeperBoxId]));
  for (const key of keys) {
    const [id, type] = key.split('-').map(Number);
    expect(isAssetTypeOfChain(type ?? 0, id === boxId ? 11 : 13)).toBe(true);
  }
});
