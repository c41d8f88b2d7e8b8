import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildToken, buildUser } from '../../../test/build';

const open = useTestApp();

const app = {
  label: 'app',
  name: 'Huella',
  theme: { greenTheme: { main: '#17784A' }, blueTheme: { main: '#3969E8' } },
  logo: null,
  chains: null,
};
const a3 = {
  label: 'a3',
  name: 'A3',
  theme: { greenTheme: { main: '#8A5610' }, blueTheme: { main: '#8A5610' } },
  logo: '/logos/a3.svg',
  chains: [12],
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
