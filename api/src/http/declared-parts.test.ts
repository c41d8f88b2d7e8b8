import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '@huella/domain/calls/index';
import { defineCall, type Call } from '@huella/domain/calls/contract';
import { id, idParam } from '@huella/domain/calls/schemas';
import { useTestApp } from '../../test/app';
import { buildMember } from '../../test/build';
import { readerOf } from './declared-parts';

const reply = z.null();
const about = { tag: 'x', summary: 'x', reply } as const;

describe('a value is read where its call declares it', () => {
  it('and not under the same name elsewhere', () => {
    const call = defineCall({
      ...about,
      ...{ method: 'DELETE', path: '/x/:kind', access: { who: 'user' } },
      params: z.object({ kind: z.string() }),
    });
    const read = readerOf(call);
    expect(read({ params: { kind: 'lot' }, query: { kind: 'box' }, body: { kind: 'asset' } }, 'kind')).toBe(
      'lot',
    );
    expect(read({ params: {}, query: {}, body: { kind: 'asset' } }, 'kind')).toBeUndefined();
    expect(read({ params: {}, query: {}, body: { other: 1 } }, 'other')).toBeUndefined();
  });

  it('in a body that may be absent, or is one of several', () => {
    const body = z.union([z.object({ one: id }), z.object({ two: id })]).nullish();
    const read = readerOf({ ...about, method: 'POST', path: '/x', access: { who: 'user' }, body });
    expect(read({ params: null, query: null, body: { two: 2 } }, 'two')).toBe(2);
    expect(read({ params: null, query: null, body: null }, 'one')).toBeUndefined();
  });

  it('and never under a name that objects inherit', () => {
    const read = readerOf({
      ...about,
      method: 'POST',
      path: '/x',
      access: { who: 'user' },
      body: z.looseObject({}),
    });
    expect(read({ params: null, query: null, body: {} }, 'constructor')).toBeUndefined();
  });

  it('in the address before the query where both declare it', () => {
    const read = readerOf({
      ...about,
      ...{ method: 'GET', path: '/x/:boxId', access: { who: 'member', box: 'boxId' } },
      params: z.object({ boxId: idParam }),
      query: z.object({ boxId: idParam.optional() }),
    });
    expect(read({ params: { boxId: 1 }, query: { boxId: 2 }, body: null }, 'boxId')).toBe(1);
  });

  it.each(Object.entries<Call>(calls).filter(([, { access }]) => access.who === 'objectKind'))(
    '%s names the kind of its object in one part',
    (_name, call) => {
      const read = readerOf(call);
      const kinds = (['params', 'query', 'body'] as const).map((part) =>
        read({ params: {}, query: {}, body: {}, [part]: { objectType: 'lot' } }, 'objectType'),
      );
      expect(kinds.filter((kind) => kind === 'lot')).toHaveLength(1);
    },
  );
});

const open = useTestApp();

it('a body that names another kind than the address asks for no other right', async () => {
  const app = open();
  const viewer = await buildMember(app, 'viewer');
  const owner = await buildMember(app, 'owner');
  const ask = (kind: string, body: object, token: string) =>
    app.ask('DELETE', `/objects/delete/${kind}/5`, { token, body });
  for (const { token } of [viewer, owner]) {
    const plain = await ask('lot', {}, token);
    const mixed = await ask('lot', { objectType: 'asset' }, token);
    expect([mixed.status, { ...(mixed.body as object), requestId: '' }]).toEqual([
      plain.status,
      { ...(plain.body as object), requestId: '' },
    ]);
  }
});
