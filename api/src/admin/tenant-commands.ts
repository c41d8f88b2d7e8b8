import { z } from 'zod';
import { findChain } from '@huella/domain/catalogue/lookups/chains';
import { defaultTenant, isTenantLabel } from '@huella/domain/rules/tenant';
import { transact } from '../db/transact';
import { listTenants, removeTenant, saveTenant, type Tenant } from '../features/tenants/tenants.store';
import { misuse, refuse, type Command, type Task } from './command';
import { withDatabase } from './with-database';
import { words } from './words';

const labelArgument = { name: 'label', about: words.arguments.tenantLabel } as const;

/** What the options say, each as its column holds it; what is not given stays. */
const given = z
  .object({
    name: z.string().trim().min(1).max(40),
    green: z
      .string()
      .toUpperCase()
      .regex(/^#[0-9A-F]{6}$/),
    blue: z
      .string()
      .toUpperCase()
      .regex(/^#[0-9A-F]{6}$/),
    logo: z
      .string()
      .regex(/^(?:none|\/[A-Za-z0-9][A-Za-z0-9/_-]*(?:\.[a-z]+)?)$/)
      .transform((text) => (text === 'none' ? null : text)),
    chains: z.string().transform((text, context) => {
      if (text === 'all') return null;
      const ids = [...new Set(text.split(',').map((each) => Number(each.trim())))];
      if (ids.every((id) => findChain(id) !== null)) return ids;
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }),
  })
  .partial();

const optionNames = ['name', 'green', 'blue', 'logo', 'chains'] as const;

function readLook(option: Task['option']): z.infer<typeof given> {
  const said = Object.fromEntries(
    optionNames.flatMap((name) => {
      const text = option(name);
      return text === null ? [] : [[name, text] as const];
    }),
  );
  const parsed = given.safeParse(said);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  return misuse(words.tenantOptionWrong(name, option(name) ?? ''));
}

function requireLabel(text: string): string {
  return isTenantLabel(text) ? text : misuse(words.noTenantLabel(text));
}

const list: Command = {
  name: 'tenants list',
  about: words.about.tenantsList,
  run: ({ setting }) =>
    withDatabase(setting, async ({ db }) => {
      for (const tenant of await listTenants(db)) setting.say(words.tenant(tenant));
    }),
};

const set: Command = {
  name: 'tenants set',
  about: words.about.tenantsSet,
  takes: [labelArgument],
  options: {
    name: { takes: 'text', about: words.arguments.tenantName },
    green: { takes: '#RRGGBB', about: words.arguments.tenantGreen },
    blue: { takes: '#RRGGBB', about: words.arguments.tenantBlue },
    logo: { takes: 'path', about: words.arguments.tenantLogo },
    chains: { takes: 'ids', about: words.arguments.tenantChains },
  },
  run: ({ setting, argument, option }) => {
    const label = requireLabel(argument('label'));
    const { name, green, blue, logo, chains } = readLook(option);
    return withDatabase(setting, async ({ db }) => {
      const saved = await transact(db, async (inside) => {
        const all = await listTenants(inside);
        const known = all.find((each) => each.label === label);
        const base = known ?? all.find((each) => each.label === defaultTenant);
        if (base === undefined) return refuse(words.noTenant(defaultTenant));
        const tenant: Tenant = {
          label,
          name: name ?? known?.name ?? refuse(words.tenantNameMissing(label)),
          greenAccent: green ?? base.greenAccent,
          blueAccent: blue ?? base.blueAccent,
          logo: logo === undefined ? (known?.logo ?? null) : logo,
          chains: chains === undefined ? (known?.chains ?? null) : chains,
        };
        await saveTenant(inside, tenant);
        return tenant;
      });
      setting.say(words.tenant(saved));
    });
  },
};

const remove: Command = {
  name: 'tenants remove',
  about: words.about.tenantsRemove,
  takes: [labelArgument],
  run: ({ setting, argument }) => {
    const label = requireLabel(argument('label'));
    if (label === defaultTenant) return refuse(words.defaultTenantStays(label));
    return withDatabase(setting, async ({ db }) => {
      if (!(await removeTenant(db, label))) refuse(words.noTenant(label));
      setting.say(words.tenantRemoved(label));
    });
  },
};

/** Under which name and colours people see the product, by the label of the host (decisions section 5). */
export const tenantCommands: readonly Command[] = [list, set, remove];
