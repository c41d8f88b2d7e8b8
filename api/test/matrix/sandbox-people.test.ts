import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../app';
import { buildAssets, buildBox, buildMember, buildToken } from '../build';
import { buildAnimal } from '../build-animal';
import type { Input } from './generate-input';
import { cases, inputOf, setUpMatrixOver, type Case } from './matrix';
import { missing, type World } from './worlds';

/**
 * A sandbox learns of no real person or company (decisions section 8): every declared call, made by a user on trial about
 * their own things and about others', names neither, and answers about a person with an account what it answers about nobody.
 */

/** What a real company and its establishment are called: words that no sample holds. */
const realPlace = { company: 'Zarandona Hermanos', box: 'Paraje Ñanducito' };
const person = { firstname: 'Eudoxiana', lastname: 'Quirogarena', email: 'known@real.example' };
const invitedEmail = 'invited@real.example';
const unknownEmail = 'unknown@real.example';
/** The e-mail in the samples of calls that take one. */
const sampleEmail = 'nueva@huella.example';

interface Trial {
  readonly token: string;
  readonly personToken: string;
  /** The sandbox with its own things, and a real person wherever a call names one. */
  readonly own: World;
  /** The place of that person, with everything in it. */
  readonly foreign: World;
}

async function buildTrial(app: TestApp): Promise<Trial> {
  const member = await buildMember(app, 'owner');
  const { userId, companyId, boxId, token: personToken } = member;
  await app.pool.query(
    'update app_user set firstname = $2, lastname = $3, email = $4, email_key = $4 where id = $1',
    [userId, person.firstname, person.lastname, person.email],
  );
  await app.pool.query('update company set name = $2 where id = $1', [companyId, realPlace.company]);
  await app.pool.query('update box set name = $2 where id = $1', [boxId, realPlace.box]);
  const found = await app.pool.query<{ alias: string }>('select alias from box where id = $1', [boxId]);
  const targetAlias = found.rows[0]?.alias ?? '';
  const [foreignAsset = 0] = await buildAssets(app, member, [buildAnimal({ visual_tag: 'KD482C1002' })]);
  await app.call(
    'invitations.createBox',
    { body: { email: invitedEmail, box_id: boxId, permission_template_id: 'viewer' } },
    personToken,
  );
  // Nobody proves an e-mail to open a sandbox: this one was opened with the e-mail of somebody who was invited.
  await app.call('users.signUpSandbox', { body: { email: invitedEmail } });
  const sandbox = await getSandbox(app);
  const people = { receiverId: userId, holderId: userId, starterId: userId, email: person.email };
  return {
    token: await buildToken(app, sandbox.userId),
    personToken,
    own: {
      ...missing,
      ...sandbox,
      ...people,
      targetAlias,
      targetBoxId: await buildBox(app, sandbox.companyId),
    },
    foreign: {
      ...missing,
      ...people,
      ...{ userId, companyId, boxId, targetAlias, assetId: foreignAsset, targetBoxId: boxId },
    },
  };
}

type Sandbox = Pick<World, 'userId' | 'companyId' | 'boxId' | 'alias' | 'assetId' | 'lotId'>;

async function getSandbox({ pool }: TestApp): Promise<Sandbox> {
  const { rows } = await pool.query<Sandbox>(
    `select u.id as "userId", b.company_id as "companyId", b.id as "boxId", b.alias,
            (select min(id) from asset where box_id = b.id) as "assetId",
            (select min(id) from lot where box_id = b.id) as "lotId"
     from app_user u join relation r on r.user_id = u.id join box b on b.company_id = r.company_id
     where u.sandbox`,
  );
  const [sandbox] = rows;
  if (sandbox === undefined) throw new Error('the sandbox has no establishment');
  return sandbox;
}

const open = setUpMatrixOver(buildTrial);
let trial: Trial;
beforeAll(() => {
  trial = open().scene;
});

/** The input of a call about a world, with an e-mail in the place of the sample's. */
function inputAbout(each: Case, world: World, email: string): Input {
  const text = JSON.stringify(inputOf(each, world).input).replaceAll(sampleEmail, email);
  return JSON.parse(text) as Input; // the same with another text
}

/** An answer without the words of its question and without what differs in every answer. */
function withoutQuestion(body: unknown, input: Input): string {
  const asked = new Set(JSON.stringify(input).match(/[\w.@-]+/g));
  const text = JSON.stringify(body ?? null, (key, value: unknown) => (key === 'requestId' ? '' : value));
  return text.replace(/[\w.@-]+/g, (word) => (asked.has(word) ? '' : word));
}

// A call without sign-in answers a user on trial as it answers anybody.
const signedIn = cases.filter(({ call }) => call.access.who !== 'anyone');

describe.each(signedIn.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  it('names no real person and no real company', async () => {
    for (const world of [trial.own, trial.foreign]) {
      const input = inputAbout(each, world, person.email);
      const { answer } = await open().make(each, input, trial.token);
      const text = withoutQuestion(answer.body, input);
      const real = [...Object.values(person), ...Object.values(realPlace)];
      expect(real.filter((value) => text.includes(value))).toEqual([]);
    }
  });

  it('answers about a real person what it answers about nobody', async () => {
    const { receiverId, holderId, starterId } = missing;
    const nobody = { ...trial.own, receiverId, holderId, starterId, email: unknownEmail };
    const asked = inputAbout(each, trial.own, person.email);
    const askedOfNobody = inputAbout(each, nobody, unknownEmail);
    if (isDeepStrictEqual(asked, askedOfNobody)) return;
    const { answer } = await open().make(each, asked, trial.token);
    const { answer: ofNobody } = await open().make(each, askedOfNobody, trial.token);
    expect(answer.status).toBe(ofNobody.status);
    expect(withoutQuestion(answer.body, asked)).toBe(withoutQuestion(ofNobody.body, askedOfNobody));
  });
});

/** Without these, nothing would be proved by the calls that look people up. */
it('finds nobody by an e-mail by which others find a person', async () => {
  const search = cases.find(({ id }) => id === 'users.searchFromEmail');
  if (search === undefined) throw new Error('no such call');
  const input = inputAbout(search, trial.own, person.email);
  const byTrial = await open().make(search, input, trial.token);
  expect(byTrial.answer).toMatchObject({ status: 200, body: [] });
  const { answer } = await open().make(search, { params: { email: person.email } }, trial.personToken);
  expect(answer.body).toMatchObject([{ email: person.email }]);
});

it('finds no real place to transfer to, and answers what it answers of none', async () => {
  const check = cases.find(({ id }) => id === 'boxes.fromAlias');
  if (check === undefined) throw new Error('no such call');
  const about = async (targetAlias: string) => {
    const { input } = inputOf(check, { ...trial.own, targetAlias });
    const { answer } = await open().make(check, input, trial.token);
    return { status: answer.status, error: (answer.body as { error?: string }).error };
  };
  expect(await about(trial.foreign.targetAlias)).toEqual(await about('no-such-place'));
});

it('can make the calls that give roles in its own place', async () => {
  for (const id of ['delegations.give', 'delegations.giveOverCompany', 'invitations.createBox']) {
    const give = cases.find((each) => each.id === id);
    if (give === undefined) throw new Error(`no call ${id}`);
    const { answer } = await open().make(give, inputAbout(give, trial.own, person.email), trial.token);
    expect(answer).toMatchObject({ status: 403, body: { error: 'sandboxOnly' } });
  }
});
