import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, buildToken, buildUser } from '../../../test/build';
import { buildApp } from '../../app';

const open = useTestApp();

const app = {
  label: 'app',
  name: 'Huella',
  theme: { greenTheme: { main: '#17784A' }, blueTheme: { main: '#3969E8' } },
  logo: null,
  chains: null,
  example: null,
};
const a3 = {
  label: 'a3',
  name: 'A3',
  theme: { greenTheme: { main: '#8A5610' }, blueTheme: { main: '#8A5610' } },
  logo: '/logos/a3.svg',
  chains: [12],
  example: null,
};
/** Labels are in the address as they are: what is tried is how addresses may be written. */
const themeOf = (label: string) => open().ask('GET', `/tenants/gettheme/${label}`);

describe('the theme of a tenant', () => {
  it.each([
    ['app', app],
    ['a3', a3],
  ])('of %s is shown to anybody', async (label, theme) => {
    const answer = await themeOf(label);
    expect([answer.status, answer.body]).toEqual([200, theme]);
  });

  it('of one that an operator added is shown likewise', async () => {
    await open().pool.query(
      `insert into tenant values ('campo-sur', 'Campo Sur', '#00AA00', '#0000FF', '/api/file/public/x1', '{9,11}')`,
    );
    expect((await themeOf('campo-sur')).body).toMatchObject({ name: 'Campo Sur', chains: [9, 11] });
  });

  it.each([
    'nobody',
    'A3',
    '__proto__',
    'constructor',
    '%2e%2e%2f',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    "a3'%20or%20true--",
    'a3%2Fx',
    '%25',
    '%F0%9F%90%84',
    'a3%0A',
    '',
    'x'.repeat(5_000),
  ])('of what nobody has is the default one (case %#)', async (label) => {
    const answer = await themeOf(label);
    expect([answer.status, answer.body]).toEqual([200, app]);
  });

  it.each(['..', '../', '../../users/getInfo', '%00', 'a3/x', '%'])(
    'asked for as %j gives nothing of anybody',
    async (label) => {
      const answer = await themeOf(label);
      expect([400, 401, 404]).toContain(answer.status);
      expect(Object.keys(answer.body as object)).toContain('requestId'); // a refusal
    },
  );

  it('does not hang on who asks, nor on the host that is asked', async () => {
    const token = await buildToken(open(), await buildUser(open()));
    const headers = { host: 'a3.huella.example', 'x-forwarded-host': 'a3.huella.example' };
    expect(await open().call('tenants.theme', { params: { tenant: 'app' }, headers }, token)).toEqual(app);
  });

  it.each([
    ['a label with dots', `'a.b', 'x', '#000000', '#000000', null`],
    ['a colour that is none', `'b', 'x', 'red', '#000000', null`],
    ['a logo elsewhere', `'b', 'x', '#000000', '#000000', 'https://evil.example/x.svg'`],
    ['a logo on another host', `'b', 'x', '#000000', '#000000', '//evil.example/x.svg'`],
    ['a logo above', `'b', 'x', '#000000', '#000000', '/../x.svg'`],
    ['no name', `'b', ' ', '#000000', '#000000', null`],
  ])('cannot be kept with %s', async (_what, values) => {
    await expect(open().pool.query(`insert into tenant values (${values})`)).rejects.toThrow(
      /check constraint/,
    );
  });
});

describe('the page that visitors are shown', () => {
  /** The address that a server answers which holds the demo data, or does not. */
  async function exampleAt(server: FastifyInstance): Promise<string | null> {
    const answer = await server.inject({ method: 'GET', url: '/api/tenants/gettheme/app' });
    return answer.json<{ example: string | null }>().example;
  }

  it('is a live one of a demo, and none of a server with the pages of its companies', async () => {
    const demo = await buildApp({ deps: { ...open().deps, isDemo: true }, webFolder: null });
    expect(await exampleAt(demo)).toBeNull();
    const [first] = await buildAnimals(open(), await buildMember(open(), 'owner'), 2);
    const address = await exampleAt(demo);
    const publicId = address?.replace('/qrIdenteco/', '') ?? '';
    await expect(open().call('qr.get', { params: { type: 'identeco', publicId } })).resolves.toHaveProperty(
      'model',
    );
    expect(await exampleAt(open().app)).toBeNull();
    // What is deleted is not shown; another one is.
    await open().pool.query('update asset set deleted_at = now() where id = $1', [first]);
    const next = await exampleAt(demo);
    expect(next).not.toBe(address);
    expect(next).toMatch(/^\/qrIdenteco\/[\w-]{22}$/);
    await demo.close();
  });
});
