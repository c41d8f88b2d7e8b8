import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { shortLinkOf } from '@huella/domain/engine/qr/short-links';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import { serveShortAddresses } from './short-addresses';

it('leads to the page for good, whether or not there is one', async () => {
  const app = fastify();
  serveShortAddresses(app);
  const link = qrLinkOf('https://huella.example', 'produktoTrupo', 'aB3-_9xYz01234567890Qw');
  const { pathname } = new URL(shortLinkOf(link));
  for (const url of [pathname, pathname.toLowerCase()]) {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers).toMatchObject({ location: new URL(link).pathname });
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  const wild = await app.inject({ url: '/Q/%2F%2Fevil.example' });
  expect(wild.headers.location).toBe('/qrIdenteco/%2F%2Fevil.example');
  await app.close();
});
