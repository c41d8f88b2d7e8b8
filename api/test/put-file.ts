import type { TestApp } from './app';

/** An address to put a file to, as a user gets it. */
export async function askAddress(app: TestApp, token: string): Promise<{ url: string; name: string }> {
  const answer = await app.ask('GET', '/file/upload/url', { token });
  const { url, storage_name } = answer.body as { url: string; storage_name: string }; // the shape the call declares
  return { url, name: storage_name };
}

/** Puts bytes to an address. */
export async function putBytes(app: TestApp, url: string, bytes: Uint8Array | string) {
  return app.app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
}

/** A file that a user put and registered; answers its storage name. */
export async function putFile(
  app: TestApp,
  token: string,
  bytes: Uint8Array | string,
  originalName = 'rodeo.csv',
): Promise<string> {
  const { url, name } = await askAddress(app, token);
  await putBytes(app, url, bytes);
  await app.ask('POST', '/file/public', {
    token,
    body: { storage_name: name, original_name: originalName },
  });
  return name;
}
