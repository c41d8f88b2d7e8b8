import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAssets, buildBox, buildMember } from '../../../test/build';

const open = useTestApp();
let member: Member;

beforeAll(async () => {
  const app = open();
  member = await buildMember(app, 'owner');
  await buildAssets(app, member, [
    { visual_tag: 'A1', paddock: 'Norte' },
    { visual_tag: 'A2', paddock: 'El Bajo' },
    { visual_tag: 'A3', paddock: 'Norte' },
  ]);
});

const ask = (path: string, token: string | undefined = member.token) => open().ask('GET', path, { token });
const options = (endpoint: string) => `/custom/form/sources/${endpoint}/${String(member.boxId)}`;

describe('the options of a source', () => {
  it('are the values that the establishment uses', async () => {
    const plain = (text: string) => ({ key: text, label: text, words: { es: text, en: text } });
    for (const endpoint of ['paddocks', 'used.paddock'])
      expect(await ask(options(endpoint))).toMatchObject({
        status: 200,
        body: [plain('El Bajo'), plain('Norte')],
      });
    expect((await ask(options('used.nothing'))).body).toEqual([]);
  });

  it('are the establishments of the company, and the countries', async () => {
    const beside = await buildBox(open(), member.companyId);
    const boxes = (await ask(options('boxes'))).body as { key: string }[]; // the reply's shape
    expect(boxes.map(({ key }) => Number(key)).sort((a, b) => a - b)).toEqual([member.boxId, beside]);
    const countries = (await ask(options('countries'))).body as { key: string; label: string }[];
    expect(countries.find(({ key }) => key === 'DE')?.label).toBe('Alemania');
  });

  it('are shown to nobody else', async () => {
    expect(
      await open().statusOf('sources.options', { params: { endpoint: 'paddocks', pk: member.boxId } }),
    ).toBe(401);
    const stranger = await buildMember(open(), 'owner');
    expect((await ask(options('paddocks'), stranger.token)).status).toBe(404);
    expect((await ask(options('nothing'))).status).toBe(404);
    expect((await ask(options('__proto__'))).status).toBe(404);
    expect((await ask(options('a b'))).status).toBe(400);
  });

  it('have as their default what was used last', async () => {
    const last = (endpoint: string) =>
      `/custom/form/sources/${endpoint}/33/paddock/${String(member.boxId)}/0`;
    expect((await ask(last('paddocks'))).body).toEqual({ value: 'Norte' });
    expect((await ask(last('boxes'))).body).toEqual({ value: null });
    expect((await ask(`/custom/form/sources/paddocks/99/paddock/${String(member.boxId)}/0`)).status).toBe(
      404,
    );
  });
});
