import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { registrySample } from '../../outside/registry/registry-sample';
import { insertRegistryAnimals } from '../../outside/registry/registry.store';

const open = useTestApp();
let token: string;
const young = registrySample.findLast(({ breed }) => breed === 'H');
if (young === undefined) throw new Error('the sample has Hereford');
const asked = { mode: 'hba', category: 'PP', breed: 'H', hba: young.hba, userId: 1 } as const;

beforeAll(async () => {
  await insertRegistryAnimals(open().db, registrySample);
  ({ token } = await buildMember(open(), 'owner'));
});

const search = (body: unknown, who: string | undefined = token) =>
  open().attemptRaw('genealogy.search', { body }, who);

describe('the genealogy of an animal', () => {
  it('is found with its seven relatives', async () => {
    const answer = await search(asked);
    expect(answer.status).toBe(200);
    const [found, ...others] = answer.body as { relatives: { genealogy_relationship: string }[] }[]; // the reply's shape
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      Nombre: young.name,
      Sexo: young.sex,
      HBA: young.hba,
      fechaNacimiento: young.birthDate,
    });
    expect(found?.relatives.map((relative) => relative.genealogy_relationship)).toEqual([
      'Datos Propios',
      'Padre',
      'Madre',
      'Abuelo Paterno',
      'Abuela Paterna',
      'Abuelo Materno',
      'Abuela Materna',
    ]);
  });

  it('is not there for a number that nobody has', async () => {
    expect(await search({ ...asked, hba: '1' })).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    ['no HBA', { ...asked, hba: ' ' }, 'hba'],
    ['no breeder', { ...asked, mode: 'rp', rp: '1' }, 'cc'],
    ['no private number', { ...asked, mode: 'rp', cc: '1' }, 'rp'],
    ['no category', { ...asked, category: '' }, 'category'],
    ['no breed', { ...asked, breed: '' }, 'breed'],
  ])('needs more than %s', async (_why, body, field) => {
    const issues = [{ field, code: 'mandatory' }];
    expect(await search(body)).toMatchObject({ status: 400, body: { issues } });
  });

  it('is shown to whoever is signed in', async () => {
    expect(await open().statusOf('genealogy.search', { body: asked })).toBe(401);
    expect((await search({ ...asked, mode: 'name' })).status).toBe(400);
  });
});

describe('a registry behind an address', () => {
  const away = useTestApp({ breedRegistryUrl: 'http://127.0.0.1:1/animals' });

  it('that does not answer is reported, and nothing else is', async () => {
    const { token: signedIn } = await buildMember(away(), 'owner');
    const answer = await away().attempt('genealogy.search', { body: asked }, signedIn);
    expect(answer).toMatchObject({ status: 503, body: { error: 'registryUnavailable', issues: [] } });
  });
});
