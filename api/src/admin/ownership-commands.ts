import { Refusal } from '@huella/domain/model/errors';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { transact, type Inside } from '../db/transact';
import { holdReceiver } from '../features/delegations/delegations.store';
import { roleDetail } from '../features/invitations/invitations-check';
import { closeCompany } from '../features/ownership/close-company';
import { handOver } from '../features/ownership/hand-over';
import { findOwned, listOwners, lockAccounts, markOpen } from '../features/ownership/ownership.store';
import { withdrawOffersOf } from '../features/ownership/offers.store';
import { recordRightsChange } from '../features/rights/rights-changes.store';
import { removeRelation } from '../features/rights/relations.store';
import { recordSecurityEvent } from '../features/users/security-events.store';
import { refuse, type Command, type Setting } from './command';
import { companyArgument, getOperated } from './company-commands';
import { findAccount } from './operator.store';
import { withDatabase } from './with-database';
import { words } from './words';

const operatorOf = ({ clock }: Setting) => ({ at: clock(), by: 'operator' }) as const;

/** The company that an argument names, held alone until the transaction ends. */
async function holdCompany(inside: Inside, text: string) {
  const { id } = await getOperated(inside, text);
  return (await findOwned(inside, id, 'locked')) ?? refuse(words.noCompany(id));
}

/** Does what the product may refuse; its refusal is said in the operator's words. */
async function orRefuse<Result>(work: Promise<Result>, say: (refusal: Refusal) => string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) refuse(say(error));
    throw error;
  }
}

const hand: Command = {
  name: 'companies hand-over',
  about: words.about.companiesHandOver,
  takes: [companyArgument, { name: 'e-mail', about: words.arguments.newOwner }],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const email = argument('e-mail');
      const account = (await findAccount(db, email)) ?? refuse(words.noAccount(email));
      const { id } = await getOperated(db, argument('company'));
      if (isSandboxCompany(id)) refuse(words.companySandbox);
      const name = await transact(db, async (inside) => {
        const from = await listOwners(inside, id);
        if (from.includes(account.id)) refuse(words.companyTheirs(account.email));
        await lockAccounts(inside, [...from, account.id]);
        if ((await holdReceiver(inside, account.id)) === null) refuse(words.cannotOwn(account.email));
        const company = await holdCompany(inside, argument('company'));
        const by = operatorOf(setting);
        await withdrawOffersOf(inside, id, by);
        const owners = await listOwners(inside, id);
        await orRefuse(handOver(inside, { companyId: id, from: owners, to: account.id }, by), () =>
          words.noRoomFor(account.email),
        );
        return company.name;
      });
      setting.say(words.handedOver(id, name, account.email));
    }),
};

const close: Command = {
  name: 'companies close',
  about: words.about.companiesClose,
  takes: [companyArgument],
  options: { dark: { takes: null, about: words.arguments.closeDark } },
  run: ({ setting, argument, flag }) =>
    withDatabase(setting, async ({ db }) => {
      const company = await transact(db, async (inside) => {
        const found = await holdCompany(inside, argument('company'));
        if (found.closedAt !== null) refuse(words.closedBefore(found.id, found.closedAt));
        const closing = { companyId: found.id, dark: flag('dark') };
        await orRefuse(closeCompany(inside, closing, operatorOf(setting)), ({ slots }) =>
          words.companyBusy(Number(slots['transfers']), Number(slots['runs'])),
        );
        return found;
      });
      setting.say(words.closed(company.id, company.name));
    }),
};

const reopen: Command = {
  name: 'companies reopen',
  about: words.about.companiesReopen,
  takes: [companyArgument],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const company = await transact(db, async (inside) => {
        const found = await holdCompany(inside, argument('company'));
        if (found.closedAt === null) refuse(words.notClosed(found.id));
        await markOpen(inside, found.id);
        const change = { ...operatorOf(setting), kind: 'companyReopened', companyId: found.id } as const;
        await recordRightsChange(inside, change);
        return { ...found, owners: await listOwners(inside, found.id) };
      });
      setting.say(words.reopened(company.id, company.name));
      if (company.owners.length === 0) setting.say(words.nobodyOwns(company.id));
    }),
};

const endExpert: Command = {
  name: 'experts end',
  about: words.about.expertsEnd,
  takes: [companyArgument, { name: 'e-mail', about: words.arguments.email }],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const email = argument('e-mail');
      const account = (await findAccount(db, email)) ?? refuse(words.noAccount(email));
      const company = await getOperated(db, argument('company'));
      const role = { userId: account.id, companyId: company.id, boxId: null, template: 'companyExpert' };
      await transact(db, async (inside) => {
        const by = operatorOf(setting);
        if (!(await removeRelation(inside, role, by))) refuse(words.noExpert(account.email, company.name));
        const taken = { userId: account.id, kind: 'roleTaken', at: by.at } as const;
        await recordSecurityEvent(inside, { ...taken, detail: roleDetail(role) });
      });
      setting.say(words.expertEnded(account.email, company.name));
    }),
};

/** Who owns companies, which are closed, and experts whose role nobody else ends (decisions section 8). */
export const ownershipCommands: readonly Command[] = [hand, close, reopen, endExpert];
