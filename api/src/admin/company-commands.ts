import { companyTiers, isCompanyTier } from '@huella/domain/catalogue/lookups/tiers';
import type { Database } from '../db/database';
import { transact } from '../db/transact';
import { recordRightsChange } from '../features/rights/rights-changes.store';
import { misuse, parseId, refuse, type Command } from './command';
import {
  findOperated,
  listOperated,
  updateRenewal,
  updateTiers,
  type OperatedCompany,
} from './operator.store';
import { withDatabase } from './with-database';
import { words } from './words';

/** The argument that names a company. */
export const companyArgument = { name: 'company', about: words.arguments.company } as const;

/** The company that an argument names. @throws {AdminError} when it names none */
export async function getOperated(
  db: Database,
  text: string,
  hold: 'locked' | 'read' = 'read',
): Promise<OperatedCompany> {
  const id = parseId(text, words.companyNumber(text));
  return (await findOperated(db, id, hold)) ?? refuse(words.noCompany(id));
}

/** Companies shown at a time. */
const maxShown = 100;

const find: Command = {
  name: 'companies find',
  about: words.about.companiesFind,
  takes: [{ name: 'text', about: words.arguments.companyText }],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const found = await listOperated(db, argument('text'), maxShown + 1);
      if (found.length === 0) refuse(words.noCompanies(argument('text')));
      for (const company of found.slice(0, maxShown)) setting.say(words.company(company));
      if (found.length > maxShown) setting.say(words.moreCompanies(maxShown));
    }),
};

const showTiers: Command = {
  name: 'tiers show',
  about: words.about.tiersShow,
  takes: [companyArgument],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      setting.say(words.company(await getOperated(db, argument('company'))));
    }),
};

const setTiers: Command = {
  name: 'tiers set',
  about: words.about.tiersSet,
  takes: [companyArgument, { name: 'tiers', about: words.arguments.tiers(companyTiers) }],
  run: ({ setting, argument }) => {
    const tiers = [
      ...new Set(
        argument('tiers')
          .split(',')
          .map((each) => each.trim()),
      ),
    ];
    const unknown = tiers.find((each) => !isCompanyTier(each));
    if (unknown !== undefined) misuse(words.noTier(unknown, companyTiers));
    return withDatabase(setting, async ({ db }) => {
      const company = await transact(db, async (inside) => {
        const found = await getOperated(inside, argument('company'), 'locked');
        await updateTiers(inside, found.id, tiers);
        await recordRightsChange(inside, {
          kind: 'tiersSet',
          at: setting.clock(),
          by: 'operator',
          companyId: found.id,
          before: found.tiers,
          after: tiers,
        });
        return found;
      });
      setting.say(words.company({ ...company, tiers }));
    });
  },
};

/** The beginning of a day, `2027-03-31`. @throws {AdminError} when there is no such day */
function parseDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const isOne = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  return isOne ? day : misuse(words.noDay(text));
}

const setRenewal: Command = {
  name: 'renewal set',
  about: words.about.renewalSet,
  takes: [companyArgument, { name: 'day', about: words.arguments.renewalDay }],
  run: ({ setting, argument }) => {
    const renewalAt = parseDay(argument('day'));
    return withDatabase(setting, async ({ db }) => {
      const company = await getOperated(db, argument('company'));
      await updateRenewal(db, company.id, renewalAt);
      setting.say(words.company({ ...company, renewalAt }));
    });
  },
};

const clearRenewal: Command = {
  name: 'renewal clear',
  about: words.about.renewalClear,
  takes: [companyArgument],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const company = await getOperated(db, argument('company'));
      await updateRenewal(db, company.id, null);
      setting.say(words.company({ ...company, renewalAt: null }));
    }),
};

/** Companies, their tiers and the day of their renewal (decisions sections 2 and 4). */
export const companyCommands: readonly Command[] = [find, showTiers, setTiers, setRenewal, clearRenewal];
