import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildToken, buildUser, password } from '../../../test/build';

const open = useTestApp({ publicUrl: 'http://192.0.2.7:3000' });

it('a server whose address is a number has no passkeys, and says so', async () => {
  const app = open();
  const token = await buildToken(app, await buildUser(app));
  const refused = { status: 409, body: { error: 'passkeysUnavailable' } };
  expect(await app.attempt('passkeys.signInOptions', {})).toMatchObject(refused);
  expect(await app.attempt('passkeys.options', { body: { password } }, token)).toMatchObject(refused);
  expect(await app.call('passkeys.list', {}, token)).toMatchObject({
    passkeys: [],
    address: null,
  });
});
