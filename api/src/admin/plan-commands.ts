import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { isPlanName, plans, quotaOf } from '@huella/domain/rules/plans';
import type { Database } from '../db/database';
import {
  assetQuotaKind,
  defaultQuotaOf,
  diskQuotaKind,
  listQuotas,
  updateQuota,
} from '../db/ledger/quota-rows';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { lockDelegations } from '../features/invitations/invitations.store';
import { misuse, refuse, type Command } from './command';
import { companyArgument, getOperated } from './company-commands';
import { countUse, type CountedUse, type OperatedCompany } from './operator.store';
import { withDatabase } from './with-database';
import { words } from './words';

/** How much a company has of a quota type, and may have. */
interface QuotaUse extends CountedUse {
  readonly kind: string;
  readonly max: number;
}

/** Every quota type that a company has to do with: those of its chain, and those that it has rows for. */
async function listUse(
  db: Database,
  { id, chain }: OperatedCompany,
  now: Date,
): Promise<readonly QuotaUse[]> {
  const rows = new Map((await listQuotas(db, [id])).map((row) => [row.kind, row]));
  const counted = await countUse(db, id, now);
  const ofChain = assetTypesOfChain(chain).map(assetQuotaKind);
  const kinds = new Set([...counted.keys(), diskQuotaKind, ...ofChain, ...rows.keys()]);
  return [...kinds].map((kind) => ({
    kind,
    ...(counted.get(kind) ?? { used: rows.get(kind)?.used ?? 0 }),
    max: rows.get(kind)?.max ?? defaultQuotaOf(kind),
  }));
}

/** Writes quotas, all or none: what has more already refuses, whatever it is. */
async function setQuotas(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  companyText: string,
  wantedOf: (use: readonly QuotaUse[]) => ReadonlyMap<string, number>,
): Promise<{ readonly company: OperatedCompany; readonly use: readonly QuotaUse[] }> {
  return transact(db, async (inside) => {
    // Establishments are added under the same lock, roles and invitations under that of their quota.
    const company = await getOperated(inside, companyText, 'locked');
    await lockDelegations(inside, company.id);
    const now = clock();
    const counted = await countUse(inside, company.id, now);
    const full: string[] = [];
    for (const [kind, max] of wantedOf(await listUse(inside, company, now))) {
      const fits = (counted.get(kind)?.used ?? 0) <= max;
      if (!fits || !(await updateQuota(inside, company.id, kind, max))) full.push(kind);
    }
    const use = await listUse(inside, company, now);
    if (full.length > 0) refuse(words.quotaInUse(use.filter(({ kind }) => full.includes(kind))));
    return { company, use };
  });
}

const show: Command = {
  name: 'quotas show',
  about: words.about.quotasShow,
  takes: [companyArgument],
  run: ({ setting, argument }) =>
    withDatabase(setting, async ({ db }) => {
      const company = await getOperated(db, argument('company'));
      setting.say(words.company(company));
      for (const use of await listUse(db, company, setting.clock())) setting.say(words.quota(use));
    }),
};

const set: Command = {
  name: 'quotas set',
  about: words.about.quotasSet,
  takes: [
    companyArgument,
    { name: 'type', about: words.arguments.quotaType },
    { name: 'max', about: words.arguments.quotaMax },
  ],
  run: ({ setting, argument }) => {
    const kind = argument('type');
    if (quotaOf(plans.small, kind) === null) misuse(words.noQuotaType(kind));
    const max = parseAmount(argument('max'), kind === diskQuotaKind);
    return withDatabase(setting, async ({ db }) => {
      const { company, use } = await setQuotas(
        { db, clock: setting.clock },
        argument('company'),
        () => new Map([[kind, max]]),
      );
      setting.say(words.company(company));
      for (const each of use.filter((one) => one.kind === kind)) setting.say(words.quota(each));
    });
  },
};

const listPlans: Command = {
  name: 'plans list',
  about: words.about.plansList,
  run: ({ setting }) => {
    for (const [name, plan] of Object.entries(plans)) setting.say(words.plan(name, plan));
    return Promise.resolve();
  },
};

const give: Command = {
  name: 'plans give',
  about: words.about.plansGive,
  takes: [companyArgument, { name: 'plan', about: words.arguments.plan(Object.keys(plans)) }],
  run: ({ setting, argument }) => {
    const name = argument('plan');
    if (!isPlanName(name)) return misuse(words.noPlan(name, Object.keys(plans)));
    return withDatabase(setting, async ({ db }) => {
      const { company, use } = await setQuotas(
        { db, clock: setting.clock },
        argument('company'),
        (now) => new Map(now.map(({ kind }) => [kind, quotaOf(plans[name], kind) ?? plans[name].assets])),
      );
      setting.say(words.company(company));
      for (const each of use) setting.say(words.quota(each));
    });
  },
};

const units = { '': 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;

/** A count, or an amount of bytes as people write it: `500MB`, `5 GB`. */
function parseAmount(text: string, isBytes: boolean): number {
  const found = /^(\d{1,12})\s?(|KB|MB|GB|TB)$/i.exec(text);
  const unit = Object.entries(units).find(([name]) => name === found?.[2]?.toUpperCase());
  if (unit === undefined || (!isBytes && unit[1] !== 1)) return misuse(words.noAmount(text, isBytes));
  const amount = Number(found?.[1]) * unit[1];
  return Number.isSafeInteger(amount) ? amount : misuse(words.noAmount(text, isBytes));
}

/** Quotas of companies, and the plans that set them (decisions section 4). */
export const planCommands: readonly Command[] = [show, set, listPlans, give];
