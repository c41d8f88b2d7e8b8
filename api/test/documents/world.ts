import type { TestApp } from '../app';
import {
  buildAnimals,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  password,
  type Member,
} from '../build';
import { runMails } from '../run-mails';

/** What the documents' examples are about: a farm with animals and a lot, who receives from it, and a maltster. */
export interface World {
  readonly app: TestApp;
  readonly owner: Member;
  readonly receiver: Member & { readonly alias: string };
  /** An establishment that keeps named entities and numbers what it registers. */
  readonly keeper: Member;
  readonly lotId: number;
  /** Another animal each time. */
  readonly animal: () => Promise<number>;
  readonly email: (userId: number) => Promise<string>;
  /** A new account and its e-mail, confirmed. */
  readonly person: () => Promise<{ readonly userId: number; readonly email: string; readonly token: string }>;
  /** A pair of tokens of a new session. */
  readonly session: () => Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** The secret of the link that was mailed to somebody last. */
  readonly secretFor: (email: string) => Promise<string>;
}

async function textOf({ pool }: TestApp, sql: string, id: number): Promise<string> {
  const { rows } = await pool.query<{ found: string }>(sql, [id]);
  return rows[0]?.found ?? '';
}

/** Keeps an establishment as the one that somebody works in, as their screens do. */
async function workIn(app: TestApp, { token, companyId, boxId }: Member, chain: number, active: number) {
  const topBar = {
    ...{ chain: { id: chain }, active: { id: active } },
    ...{ company: { id: companyId }, establishment: { id: boxId } },
  };
  await app.call('users.savePreferences', { body: { topBar } }, token);
}

export async function buildWorld(app: TestApp): Promise<World> {
  const owner = await buildMember(app, 'owner');
  const receiver = await buildMember(app, 'owner', 8);
  const companyId = await buildCompany(app, [], 13);
  const userId = await buildUser(app);
  await buildRelation(app, userId, { companyId }, 'owner');
  const boxId = await buildBox(app, companyId, 36);
  const keeper = { companyId, boxId, userId, token: await buildToken(app, userId) };
  await workIn(app, owner, 11, 33);
  await workIn(app, keeper, 13, 36);
  const animal = async () => (await buildAnimals(app, owner, 1))[0] ?? 0;
  const email = (id: number) => textOf(app, 'select email as found from app_user where id = $1', id);
  const lot = await app.call(
    'objects.add',
    {
      body: {
        ...{ action: 'add', objectType: 'lot', pkObjectType: 33, globalModel: 33, pkReferer: owner.boxId },
        values: { name: 'Lote de los documentos', opened_on: '2026-11-20' },
      },
    },
    owner,
  );
  const params = { lotId: lot.id };
  await app.call('lots.join', { params, body: { action: 'add', pks: [await animal()] } }, owner);
  return {
    ...{ app, owner, keeper, lotId: lot.id, animal, email },
    receiver: {
      ...receiver,
      alias: await textOf(app, 'select alias as found from box where id = $1', receiver.boxId),
    },
    person: async () => {
      const id = await buildUser(app);
      return { userId: id, email: await email(id), token: await buildToken(app, id) };
    },
    session: async () => {
      const body = { email: await email(owner.userId), password, language: 'es' } as const;
      const { token, refreshToken } = await app.call('users.signIn', { body });
      return { token, refreshToken };
    },
    secretFor: async (to) => {
      await runMails(app);
      const mail = app.mails.findLast((each) => each.to === to);
      return (/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').split('/').at(-1) ?? '';
    },
  };
}
