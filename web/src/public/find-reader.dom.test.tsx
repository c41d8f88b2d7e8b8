import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTokens } from '../call/tokens';
import { showTrace } from './find-reader';

const ask = '/api/qr/identeco/Vt3-_9aBcDeFgHiJkLmNoP/reader';
const tokenUntil = (expiry: number) => `x.${btoa(JSON.stringify({ exp: expiry }))}.x`;
const later = tokenUntil(Date.now() / 1000 + 600);

/** Whether the way is shown to whoever holds a token, where the server answers so. */
async function isShown(token: string | null, answer: () => Promise<Response>) {
  keepTokens(token === null ? null : { token, refreshToken: 'r' });
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  const way = document.createElement('p');
  way.hidden = true;
  way.dataset['ask'] = ask;
  await showTrace(way);
  return [!way.hidden, asked.mock.calls];
}

const answer = (status: number) => () => Promise.resolve(new Response('{}', { status }));

beforeEach(() => {
  keepTokens(null);
});

describe('the way from a public page into its trace', () => {
  it('is shown to who may see more, and to nobody else', async () => {
    const asked = [[ask, { headers: { authorization: `Bearer ${later}` } }]];
    expect(await isShown(later, answer(200))).toEqual([true, asked]);
    expect(await isShown(later, answer(404))).toEqual([false, asked]);
    expect(await isShown(later, () => Promise.reject(new TypeError('offline')))).toEqual([false, asked]);
    expect(await isShown(null, answer(200))).toEqual([false, []]);
  });

  it('is shown to who was signed in a while ago: the screen that it leads to asks', async () => {
    expect(await isShown(tokenUntil(1), answer(200))).toEqual([true, []]);
  });
});
