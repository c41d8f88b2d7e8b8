import type { Database } from '../db/database';
import { transact } from '../db/transact';
import { refuse, type Command } from './command';
import {
  countSessions,
  disableAccount,
  enableAccount,
  findAccount,
  listAccountRelations,
  type Account,
} from './operator.store';
import { withDatabase } from './with-database';
import { words } from './words';

const takes = [{ name: 'e-mail', about: words.arguments.email }] as const;

async function getAccount(db: Database, email: string): Promise<Account> {
  return (await findAccount(db, email)) ?? refuse(words.noAccount(email));
}

const show: Command = {
  name: 'user show',
  about: words.about.userShow,
  takes,
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const account = await getAccount(db, argument('e-mail'));
      const sessions = await countSessions(db, account.id, setting.clock());
      words.account(account, sessions).forEach(setting.say);
      for (const relation of await listAccountRelations(db, account.id))
        setting.say(words.relation(relation));
    }),
};

const disable: Command = {
  name: 'user disable',
  about: words.about.userDisable,
  takes,
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const { id, email } = await getAccount(db, argument('e-mail'));
      const ended = await transact(db, (inside) => disableAccount(inside, id, setting.clock()));
      setting.say(ended === null ? words.disabledBefore(email) : words.disabled(email, ended));
    }),
};

const enable: Command = {
  name: 'user enable',
  about: words.about.userEnable,
  takes,
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const { id, email } = await getAccount(db, argument('e-mail'));
      setting.say((await enableAccount(db, id)) ? words.enabled(email) : words.enabledBefore(email));
    }),
};

/** Who may come in. */
export const userCommands: readonly Command[] = [show, disable, enable];
