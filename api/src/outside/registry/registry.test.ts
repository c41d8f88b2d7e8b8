import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordOfRelative } from '@huella/domain/catalogue/lookups/relatives';
import { useTestApp } from '../../../test/app';
import { registrySample } from './registry-sample';
import { RegistryError, type BreedRegistry, type RegistryQuestion } from './breed-registry';
import { httpRegistry } from './http-registry';
import { insertRegistryAnimals, tableRegistry } from './registry.store';

const open = useTestApp();

/** A young animal of the sample: its parents and grandparents are in the list, too. */
const young = registrySample.findLast(({ breed }) => breed === 'AA');
if (young === undefined) throw new Error('the sample has Angus');
const of = (hba: string | null | undefined) => registrySample.find((animal) => animal.hba === hba);
const byHba: RegistryQuestion = { mode: 'hba', category: 'PP', breed: 'AA', hba: young.hba };

let service: Server;
let answer: RequestListener = (_request, response) => response.end('[]');
let url: string;

beforeAll(async () => {
  await insertRegistryAnimals(open().db, registrySample);
  service = createServer((request, response) => {
    answer(request, response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo; // it listens on a port
  url = `http://127.0.0.1:${String(port)}/animals`;
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const says = (body: unknown): RequestListener => {
  return (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

/** A service over the same sample, in the agreed shape. */
const sampleService: RequestListener = (request, response) => {
  const asked = new URL(request.url ?? '', url).searchParams;
  const found = registrySample.filter(
    (animal) =>
      animal.breed === asked.get('breed') &&
      animal.category === asked.get('category') &&
      (asked.get('mode') === 'hba'
        ? animal.hba === asked.get('hba')
        : animal.cc === asked.get('cc') && animal.rp === asked.get('rp')),
  );
  const relative = (path: 's' | 'd', hba: string | null) => {
    const animal = of(hba);
    return animal === undefined
      ? []
      : [
          {
            genealogy_relationship: wordOfRelative(path),
            genealogy_name: animal.name,
            genealogy_hba: animal.hba,
          },
        ];
  };
  const body = found.map((animal) => ({
    Nombre: animal.name,
    Sexo: animal.sex,
    HBA: animal.hba,
    fechaNacimiento: animal.birthDate,
    relatives: [...relative('s', animal.sireHba), ...relative('d', animal.damHba)],
  }));
  says(body)(request, response);
};

describe.each([
  ['the table', () => tableRegistry(open().db)],
  ['the service', () => httpRegistry({ url })],
] as readonly (readonly [string, () => BreedRegistry])[])('%s of a breed registry', (_name, registry) => {
  beforeAll(() => {
    answer = sampleService;
  });

  it('finds an animal by its number, with its parents', async () => {
    const found = await registry().search(byHba);
    expect(found).toHaveLength(1);
    const [pedigree] = found;
    expect(pedigree).toMatchObject({ sex: young.sex, birthDate: young.birthDate });
    expect(pedigree?.animals.get('')).toMatchObject({ name: young.name, hba: young.hba });
    expect(pedigree?.animals.get('s')?.name).toBe(of(young.sireHba)?.name);
    expect(pedigree?.animals.get('d')?.name).toBe(of(young.damHba)?.name);
  });

  it('finds it by breeder and private number, too, and nothing where there is nothing', async () => {
    const { category, breed, cc, rp } = young;
    expect(await registry().search({ mode: 'rp', category, breed, cc, rp })).toHaveLength(1);
    expect(await registry().search({ ...byHba, breed: 'H' })).toEqual([]);
    expect(await registry().search({ ...byHba, category: 'RG' })).toEqual([]);
    expect(await registry().search({ mode: 'hba', category, breed, hba: "' or 1=1 --" })).toEqual([]);
  });
});

describe('the table', () => {
  it('knows grandparents, and numbers however they are written', async () => {
    const [found] = await tableRegistry(open().db).search({
      ...byHba,
      hba: ` ${young.hba.slice(0, 2)}.${young.hba.slice(2)} `,
    });
    expect([...(found?.animals.keys() ?? [])]).toEqual(['', 's', 'd', 'ss', 'sd', 'ds', 'dd']);
    expect(found?.animals.get('dd')?.name).toBe(of(of(young.damHba)?.damHba)?.name);
  });
});

describe('a service that cannot be trusted', () => {
  const search = (options: { timeoutMs?: number; maxBytes?: number } = {}) =>
    httpRegistry({ url, ...options }).search(byHba);
  const fails = (reason: RegistryError['reason']) => ({ name: 'RegistryError', reason });

  it.each<[string, RequestListener, RegistryError['reason']]>([
    ['says nothing', () => undefined, 'noAnswer'],
    ['fails', (_request, response) => response.writeHead(500).end('[]'), 'noAnswer'],
    [
      'leads elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'noAnswer',
    ],
    ['breaks off', (_request, response) => response.write('[', () => response.destroy()), 'noAnswer'],
    ['speaks no JSON', says('<html>'), 'noAnswer'],
    ['answers something else', says({ Nombre: 'x' }), 'wrongAnswer'],
    ['invents a day', says([{ Nombre: 'x', fechaNacimiento: '2020-02-31' }]), 'wrongAnswer'],
    [
      'invents a relative',
      says([{ Nombre: 'x', relatives: [{ genealogy_relationship: 'Tía' }] }]),
      'wrongAnswer',
    ],
    ['hides characters', says([{ Nombre: 'x\u0000y' }]), 'wrongAnswer'],
  ])('which %s is refused', async (why, listener, reason) => {
    answer = listener;
    await expect(search(why === 'says nothing' ? { timeoutMs: 300 } : {})).rejects.toMatchObject(
      fails(reason),
    );
  });

  it('which sends too much is cut off', async () => {
    answer = says(JSON.stringify([{ Nombre: 'x'.repeat(100_000) }]));
    await expect(search({ maxBytes: 10_000 })).rejects.toMatchObject(fails('noAnswer'));
  });

  it('which is away is reported', async () => {
    await expect(httpRegistry({ url: 'http://127.0.0.1:1/' }).search(byHba)).rejects.toBeInstanceOf(
      RegistryError,
    );
  });

  it('which says more than was agreed is not heard', async () => {
    answer = says([{ Nombre: 'Pampa', HBA: '7', secret: '<script>', relatives: null }]);
    const [found] = await search();
    expect(found?.animals.get('')).toEqual({ name: 'Pampa', hba: '7', rp: '', cc: '', tag: '', cor: '' });
  });
});
