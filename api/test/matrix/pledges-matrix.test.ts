import { describe, expect, it } from 'vitest';
import type { CallName } from '@huella/domain/calls/index';
import { codesOf, permissionTemplates } from '@huella/domain/rules/relations';
import type { TestApp } from '../app';
import { buildBox, buildColleague, buildRelation, buildToken, buildUser, type Member } from '../build';
import { buildBags, buildKeeper } from '../build-oracle';
import { aliasOf, buildPledge, buildRelease } from '../build-pledge';
import type { Input } from './generate-input';
import { cases, setUpMatrixOver } from './matrix';

/**
 * The calls of what is pledged, by every kind of user about every kind of bag (security R14): the big matrix asks them of animals,
 * which nobody pledges. Only in the establishment that it is pledged to is it read, by its own people, until it is released.
 */

interface Person {
  readonly name: string;
  readonly token: string | null;
  /** What they hold over the establishment that holds the pledge; null of who has nothing to do with it. */
  readonly templates: readonly string[] | null;
  readonly isKnown: boolean;
}

const known = { isKnown: true } as const;

/** Two holders and a keeper, each of a company of its own, with bags that are pledged to either, were, and never were. */
async function buildScene(app: TestApp) {
  const [keeper, bank, rival] = [
    await buildKeeper(app),
    await buildKeeper(app, 29),
    await buildKeeper(app, 29),
  ];
  const sisterBoxId = await buildBox(app, bank.companyId, 29);
  const validated = { asset_status_change: 'validated', guarantee_state: 'free' };
  const bags = await buildBags(app, keeper, [validated, validated, validated, validated]);
  const [pledged = 0, theirs = 0, released = 0, free = 0] = bags;
  const pledge = async (pk: number, to: Member) =>
    app.call('objects.addMassive', buildPledge(keeper, pk, await aliasOf(app, to.boxId)), keeper);
  await pledge(pledged, bank);
  await pledge(theirs, rival);
  await pledge(released, bank);
  const params = { assetId: '35', boxId: String(bank.boxId), pk: String(released) };
  await app.call('pledges.release', { params, body: { values: await buildRelease(app, bank) } }, bank);

  const people: Person[] = [
    { name: 'nobody', token: null, templates: null, isKnown: false },
    { ...known, name: 'the keeper', token: keeper.token, templates: null },
    { ...known, name: 'another holder', token: rival.token, templates: null },
    { ...known, name: 'the owner', token: bank.token, templates: ['owner'] },
  ];
  for (const { id, over } of permissionTemplates.filter((each) => each.id !== 'owner')) {
    const place = over === 'box' ? { boxId: bank.boxId } : { companyId: bank.companyId };
    const { token } = await buildColleague(app, place, id);
    people.push({ ...known, name: id, token, templates: [id] });
  }
  const sister = await buildColleague(app, { boxId: sisterBoxId }, 'administrator');
  const [disabled, removed] = [await buildUser(app), await buildUser(app)];
  for (const userId of [disabled, removed])
    await buildRelation(app, userId, { boxId: bank.boxId }, 'administrator');
  const [disabledToken, removedToken] = [await buildToken(app, disabled), await buildToken(app, removed)];
  await app.pool.query('update app_user set disabled_at = now() where id = $1', [disabled]);
  await app.pool.query('delete from relation where user_id = $1', [removed]);
  people.push(
    { ...known, name: 'an administrator of another establishment', token: sister.token, templates: null },
    { name: 'a disabled user', token: disabledToken, templates: null, isKnown: false },
    { ...known, name: 'somebody whose right was taken away', token: removedToken, templates: null },
  );
  const releases = new Map<string | null, Input['body']>();
  for (const { token, isKnown } of people)
    if (token !== null && isKnown)
      releases.set(token, { values: await buildRelease(app, { ...bank, token }) });
  return { people, releases, bank, rival, keeper, sisterBoxId, bags: { pledged, theirs, released, free } };
}

const open = setUpMatrixOver(buildScene);
const missing = 900_000_004;
const deciders = ['owner', 'companyDelegate'];

const caseOf = (name: CallName) => {
  const found = cases.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`${name} is not in the matrix`);
  return found;
};

/** What somebody is answered who asks where something is pledged, by what the call demands. */
function expectedOf(
  { isKnown, templates }: Person,
  code: 'ASSET_LIST' | 'ASSET_EVENT',
): 200 | 401 | 403 | 404 {
  if (!isKnown) return 401;
  if (templates === null) return 404;
  return codesOf(templates).includes(code) ? 200 : 403;
}

async function ask(person: Person, name: CallName, boxId: number, pk?: number) {
  const { scene, make } = open();
  const params = { assetId: '35', boxId: String(boxId), ...(pk !== undefined && { pk: String(pk) }) };
  const body = name === 'pledges.release' ? (scene.releases.get(person.token) ?? { values: {} }) : undefined;
  return make(caseOf(name), { params, query: {}, ...(body !== undefined && { body }) }, person.token);
}

describe.each(['pledges.list', 'pledges.standing'] as const)('%s', (name) => {
  it('is answered to the people of the holder, and tells of what is pledged to it alone', async () => {
    const { people, bank, bags } = open().scene;
    for (const person of people) {
      const { answer } = await ask(person, name, bank.boxId);
      expect([person.name, answer.status]).toEqual([person.name, expectedOf(person, 'ASSET_LIST')]);
      if (answer.status !== 200) continue;
      if (name === 'pledges.standing') expect(answer.body).toMatchObject({ count: 1, loan: 40_000 });
      else expect(answer.body).toMatchObject([{ id: bags.pledged }]);
    }
  });

  it('tells nothing in an establishment of the same company that it is not pledged to, and none where nothing can be', async () => {
    const { people, sisterBoxId, keeper } = open().scene;
    const owner = people.find((person) => person.name === 'the owner');
    const keeps = people.find((person) => person.name === 'the keeper');
    if (owner === undefined || keeps === undefined) throw new Error('nobody to ask');
    const { answer } = await ask(owner, name, sisterBoxId);
    expect(answer).toMatchObject({ status: 200, body: name === 'pledges.list' ? [] : { count: 0, loan: 0 } });
    expect((await ask(keeps, name, keeper.boxId)).answer.status).toBe(404);
  });
});

describe.each([
  ['pledges.get', 'ASSET_LIST'],
  ['pledges.release', 'ASSET_EVENT'],
] as const)('%s', (name, code) => {
  it('is answered of what is pledged there, to who may, and leaves nothing behind for anybody else', async () => {
    const { people, bank, bags } = open().scene;
    for (const person of people) {
      const { answer, wrote } = await ask(person, name, bank.boxId, bags.pledged);
      const may = expectedOf(person, code);
      // To release is for who decides over the company, whoever else may record events there.
      const decides = deciders.some((id) => person.templates?.includes(id) === true);
      const expected = may === 200 && !decides && name === 'pledges.release' ? 400 : may;
      expect([person.name, answer.status]).toEqual([person.name, expected]);
      if (may === 200 && name === 'pledges.get')
        expect([person.name, answer.body]).toMatchObject([person.name, { canRelease: decides }]);
      if (may !== 200) expect([person.name, wrote]).toEqual([person.name, false]);
    }
  });

  it.each(['theirs', 'released', 'free'] as const)(
    'is answered as of no bag where it is not pledged there: %s',
    async (which) => {
      const { people, bank, bags } = open().scene;
      for (const person of people) {
        const [{ answer }, { answer: nothing }] = [
          await ask(person, name, bank.boxId, bags[which]),
          await ask(person, name, bank.boxId, missing),
        ];
        const expected = expectedOf(person, code);
        expect([person.name, answer.status]).toEqual([person.name, expected === 200 ? 404 : expected]);
        const requestId = expect.any(String);
        expect(answer).toMatchObject({
          status: nothing.status,
          body: { ...Object(nothing.body), requestId },
        });
      }
    },
  );

  it('is of the establishment that holds it, not of another one of its people', async () => {
    const { people, rival, sisterBoxId, keeper, bags } = open().scene;
    for (const person of people)
      for (const boxId of [sisterBoxId, rival.boxId, keeper.boxId]) {
        const { answer } = await ask(person, name, boxId, bags.pledged);
        expect([person.name, boxId, answer.status]).not.toEqual([person.name, boxId, 200]);
      }
  });
});

it.each(['events.ofAsset', 'worth.ofAsset', 'measures.ofAsset'] as const)(
  'what else is asked of a pledged bag is of where it is, but for its events: %s',
  async (name) => {
    const { scene, make } = open();
    for (const person of scene.people) {
      const params = { pk: String(scene.bags.pledged) };
      const { answer } = await make(caseOf(name), { params, query: {} }, person.token);
      const isKeeper = person.name === 'the keeper';
      const ofHolder = name === 'events.ofAsset' ? expectedOf(person, 'ASSET_LIST') : 404;
      const expected = !person.isKnown ? 401 : isKeeper ? 200 : ofHolder;
      expect([person.name, answer.status]).toEqual([person.name, expected]);
    }
  },
);
