import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildToken, buildUser, password } from '../../../test/build';

const open = useTestApp({ publicUrl: 'http://192.0.2.7:3000' });

it('a server whose address is a number has no passkeys, and says so', async () => {
  const app = open();
  const token = await buildToken(app, await buildUser(app));
  const refused = { status: 409, body: { error: 'passkeysUnavailable' } };
  expect(await app.ask('POST', '/users/passkeys/signInOptions')).toMatchObject(refused);
  expect(await app.ask('POST', '/users/passkeys/options', { token, body: { password } })).toMatchObject(
    refused,
  );
  expect((await app.ask('GET', '/users/passkeys', { token })).body).toMatchObject({
    passkeys: [],
    address: null,
  });
});
