import { calls } from '@huella/domain/calls/index';
import type { ImportFile } from './import-file';
import { send } from './server';

/** Uploads a file as the browser does and answers under which name it is kept. */
export async function putFile(origin: string, token: string, { name, bytes }: ImportFile): Promise<string> {
  const address = calls['files.uploadUrl'].reply.parse(
    await send(origin, 'GET', '/file/upload/url', null, token),
  );
  const reply = await fetch(new URL(address.url, origin), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (!reply.ok) throw new Error(`the file was answered with ${String(reply.status)}`);
  const body = { storage_name: address.storage_name, original_name: name };
  await send(origin, 'POST', '/file/public', body, token);
  return address.storage_name;
}
