import { describe, expect, it } from 'vitest';
import type { Access } from '@huella/domain/calls/contract';
import { useTestApp } from '../app';
import { buildMember } from '../build';
import { cases, inputOf, setUpMatrix } from './matrix';

const open = setUpMatrix();
const openApp = useTestApp();
const tokenOf = (name: string) => open().scene.people.find((person) => person.name === name)?.token ?? null;

/** Those whose access names a place itself; the others look first what they are about. */
const named: readonly Access['who'][] = ['member', 'holder', 'companyMember', 'companyHolder'];
const placed = cases.filter(({ call }) => named.includes(call.access.who));

describe.each(placed.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  it('finds session and rights by one question', async () => {
    const { asked } = open().undone;
    const { input } = inputOf(each, open().scene.worlds.own);
    for (const [name, status] of [
      ['a stranger', 404],
      ['a disabled user', 401],
    ] as const) {
      const before = asked.length;
      const { answer } = await open().make(each, input, tokenOf(name));
      expect(answer.status).toBe(status);
      expect(asked.slice(before)).toHaveLength(1);
    }
  });
});

describe.each(
  cases
    .filter(({ call }) => !['anyone', 'refresher'].includes(call.access.who))
    .map((each) => [each.id, each] as const),
)('%s', (_id, each) => {
  it('asks for the session once', async () => {
    const { asked } = open().undone;
    const before = asked.length;
    await open().make(each, inputOf(each, open().scene.worlds.own).input, tokenOf('viewer'));
    expect(asked.slice(before).filter((text) => /^\s*select[^;]*\bfrom session s\b/.test(text))).toHaveLength(
      1,
    );
  });
});

describe('a template that was renamed or deleted', () => {
  it.each(['administrator', 'owner'])(
    'of %s gives nothing, and nobody is anything by it',
    async (template) => {
      const app = openApp();
      const { token, boxId, companyId, userId } = await buildMember(app, template);
      const ask = (path: string) => app.ask('GET', path, { token });
      const paths = [
        `/models/get/all/${String(boxId)}`,
        `/boxes/${String(boxId)}/events`,
        `/objects/get/box/${String(boxId)}`,
        `/objects/get/company/${String(companyId)}`,
      ];
      for (const path of paths) expect((await ask(path)).status, path).toBe(200);
      for (const stale of [
        'renamed',
        '',
        template.toUpperCase(),
        `${template} `,
        'constructor',
        '__proto__',
      ]) {
        await app.pool.query('update relation set template = $2 where user_id = $1', [userId, stale]);
        for (const path of paths) expect((await ask(path)).status, `${stale} ${path}`).toBe(404);
        const empty = { suplyChain: [], actives: [], companies: [], establishments: [] };
        expect((await ask('/topBar')).body).toEqual(empty);
        expect((await ask('/users/getInfo')).body).toMatchObject({
          userData: { permissions: { boxes: {}, companies: {} } },
        });
      }
      await app.pool.query('update relation set template = $2 where user_id = $1', [userId, template]);
      for (const path of paths) expect((await ask(path)).status, path).toBe(200);
    },
  );
});
