import type { Call, DemandName, ObjectAction } from '@huella/domain/calls/contract';
import { calls, type CallName } from '@huella/domain/calls/index';
import type { ObjectKindName } from '@huella/domain/model/object-kinds';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { codesOf } from '@huella/domain/rules/relations';
import { isObject, type Input } from './generate-input';
import { boxKey, companyKey, type Person, type Scene, type World } from './worlds';

/** Who may make a call about something, said a second time beside what the product does. */
export type Rule =
  /** Nobody is asked who they are. */
  | { readonly who: 'anyone' }
  /** Only by a token of another kind than that of a session. */
  | { readonly who: 'otherToken' }
  | { readonly who: 'signedIn' }
  /** Of anyone who holds one of the codes anywhere. */
  | { readonly who: 'anywhere'; readonly codes: readonly PermissionCode[] }
  /** There is no such thing for anybody. */
  | { readonly who: 'nobody' }
  | { readonly who: 'themselves'; readonly userId: number }
  /** Of no codes any relation is enough; of several any one of them. */
  | {
      readonly who: 'overBox';
      readonly codes: readonly PermissionCode[];
      readonly boxId: number;
      /** Whose it is besides: to everybody else there is none. */
      readonly userId?: number;
      /** Who alone may: others who hold the codes hear that they may not. */
      readonly starterId?: number;
      /** Only those who have all that an administrator has; others who hold the codes hear that they may not. */
      readonly administers?: true;
      /** Whose file it is about: to others who hold the codes there is none. */
      readonly fileOf?: number;
      /** Anyone who lacks the codes does not learn that there is such a thing. */
      readonly isHidden?: true;
    }
  | {
      readonly who: 'overCompany';
      readonly codes: readonly PermissionCode[];
      readonly companyId: number;
      /** A role over one of its establishments counts for nothing. */
      readonly asAWhole?: true;
      /** Only its owner; whoever else has a role over it hears that they may not. */
      readonly owns?: true;
    };

const overBox = (boxId: number, ...codes: readonly PermissionCode[]): Rule => ({
  who: 'overBox',
  codes,
  boxId,
});
const overCompany = (companyId: number, ...codes: readonly PermissionCode[]): Rule => ({
  who: 'overCompany',
  codes,
  companyId,
});

type RuleIn = (world: World, action: 'add' | 'update') => Rule;

/** What is demanded by what a call is about (security R16). A demand without a row does not compile. */
const demanded: Readonly<Record<DemandName, RuleIn>> = {
  arrival: ({ boxId }) => overBox(boxId, 'ASSET_TRANSFER'),
  asset: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  history: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  bulk: ({ boxId }, action) => overBox(boxId, action === 'add' ? 'ASSET_ADD' : 'ASSET_EDIT'),
  departure: ({ boxId }) => overBox(boxId, 'ASSET_TRANSFER'),
  event: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  // Its author, who is the owner, or an administrator.
  eventUndo: ({ boxId }) => ({ who: 'overBox', codes: ['ASSET_EDIT'], boxId, administers: true }),
  lot: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  lotCode: ({ boxId }) => overBox(boxId, 'TAG_EDIT', 'ASSET_QR'),
  lotCodes: ({ boxId }) => overBox(boxId, 'TAG_EDIT', 'ASSET_QR'),
  lotEdit: ({ boxId }) => overBox(boxId, 'TAG_EDIT'),
  lotEvent: ({ boxId }) => overBox(boxId, 'ASSET_EVENT'),
  pastLot: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  run: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  // Its author, who is the owner, or an administrator.
  runUndo: ({ boxId }) => ({ who: 'overBox', codes: ['ASSET_EDIT'], boxId, administers: true }),
  scanFigures: ({ boxId }) => overBox(boxId, 'ASSET_QR'),
  scans: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
  sheet: ({ boxId, userId }) => ({ who: 'overBox', codes: ['ASSET_ADD'], boxId, fileOf: userId }),
  targetBox: ({ boxId }) => overBox(boxId, 'ASSET_TRANSFER'),
  transfer: ({ boxId }) => overBox(boxId, 'ASSET_TRANSFER'),
  template: ({ boxId }) => overBox(boxId, 'ASSET_ADD'),
  upload: ({ boxId, userId }) => ({ who: 'overBox', codes: ['ASSET_ADD'], boxId, userId }),
  uploads: ({ boxId }) => overBox(boxId, 'ASSET_ADD'),
};

const nobody: RuleIn = () => ({ who: 'nobody' });
const themselves: RuleIn = ({ userId }) => ({ who: 'themselves', userId });

/** The same of the generic calls, by kind of object and action. */
const demandedOfKinds: Readonly<Record<ObjectKindName, Readonly<Record<ObjectAction, RuleIn>>>> = {
  asset: {
    list: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
    get: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
    add: ({ boxId }, action) => overBox(boxId, action === 'add' ? 'ASSET_ADD' : 'ASSET_EDIT'),
    remove: nobody,
    resend: nobody,
  },
  lot: {
    list: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
    get: ({ boxId }) => overBox(boxId, 'ASSET_LIST'),
    add: ({ boxId }, action) => overBox(boxId, action === 'add' ? 'TAG_ADD' : 'TAG_EDIT'),
    remove: ({ boxId }) => overBox(boxId, 'TAG_EDIT'),
    resend: nobody,
  },
  company: {
    list: nobody,
    get: ({ companyId }) => overCompany(companyId),
    add: ({ companyId }, action) =>
      action === 'add' ? { who: 'signedIn' } : overCompany(companyId, 'COMPANY_EDIT'),
    remove: ({ companyId }) => overCompany(companyId, 'COMPANY_EDIT'),
    resend: ({ companyId }) => overCompany(companyId, 'COMPANY_EDIT'),
  },
  box: {
    list: nobody,
    get: ({ boxId }) => overBox(boxId),
    add: ({ boxId, companyId }, action) =>
      action === 'add' ? overCompany(companyId, 'BOX_ADD') : overBox(boxId, 'BOX_EDIT'),
    remove: ({ boxId }) => overBox(boxId, 'BOX_EDIT'),
    resend: nobody,
  },
  user: {
    list: nobody,
    get: themselves,
    add: (world, action) => (action === 'add' ? nobody : themselves)(world, action),
    remove: nobody,
    resend: nobody,
  },
};

/** What calls find out themselves about what they name, beside the access that they declare. */
const offered: RuleIn = ({ boxId }) => ({ who: 'overBox', codes: ['BOX_EDIT'], boxId, isHidden: true });
const owned: RuleIn = ({ companyId }) => ({
  who: 'overCompany',
  codes: [],
  companyId,
  asAWhole: true,
  owns: true,
});
const foundOut: Readonly<Partial<Record<CallName, RuleIn>>> = {
  'billing.quota': ({ companyId }) => overCompany(companyId),
  'boxes.ofCompany': ({ companyId }) => overCompany(companyId),
  // Of those who gave none, anyone who may edit the company takes roles away.
  'delegations.take': ({ boxId }) => overBox(boxId, 'COMPANY_EDIT'),
  'delegations.takeOverCompany': ({ companyId }) => ({
    who: 'overCompany',
    codes: ['COMPANY_EDIT'],
    companyId,
    asAWhole: true,
  }),
  'files.public': themselves,
  'files.read': themselves,
  // Nobody here has the e-mail that was invited.
  'invitations.acceptReceived': nobody,
  'invitations.declineReceived': nobody,
  'invitations.resend': offered,
  'invitations.revoke': offered,
  'jobs.stop': ({ boxId, starterId }) => ({ who: 'overBox', codes: ['ASSET_LIST'], boxId, starterId }),
  'ownership.accept': nobody,
  'ownership.close': owned,
  'ownership.decline': nobody,
  'ownership.get': owned,
  'ownership.offer': owned,
  'ownership.withdraw': nobody,
  'passkeys.remove': themselves,
  'passkeys.rename': themselves,
  'sheets.manual': ({ boxId }) => overBox(boxId, 'ASSET_ADD'),
  'users.endSession': themselves,
  'users.ofAlias': ({ boxId }) => overBox(boxId, 'BOX_EDIT'),
  'users.searchFromEmail': () => ({ who: 'anywhere', codes: ['BOX_EDIT', 'COMPANY_EDIT'] }),
};

/** What a call is about beside its ids: the kind of object, and whether it adds one or changes it. */
export interface Variant {
  readonly kind: ObjectKindName;
  readonly action: 'add' | 'update';
}

/** The rule of a call, from the access that it declares. */
export function ruleOf(name: CallName, input: Input, world: World, { kind, action }: Variant): Rule {
  const found = foundOut[name];
  if (found !== undefined) return found(world, action);
  const { access }: Call = calls[name];
  switch (access.who) {
    case 'anyone':
      return { who: 'anyone' };
    case 'refresher':
      return { who: 'otherToken' };
    case 'user':
      return { who: 'signedIn' };
    case 'member':
      return overBox(idIn(input, access.box));
    case 'holder':
      return overBox(idIn(input, access.box), access.code);
    case 'companyMember':
      return { who: 'overCompany', codes: [], companyId: idIn(input, access.company), asAWhole: true };
    case 'companyHolder':
      return overCompany(idIn(input, access.company), access.code);
    case 'objectKind':
      return demandedOfKinds[kind][access.action](world, action);
    case 'demand':
      return demanded[access.by](world, action);
  }
}

function idIn(input: Input, name: string): number {
  const found = [input.params, input.query, input.body].find((part) => isObject(part) && name in part);
  return isObject(found) ? Number(found[name]) : NaN;
}

export type Expected = 401 | 403 | 404 | 'passes';

/** What somebody is answered by a rule: anyone who has nothing to do with a place hears that there is none. */
export function expectedOf(rule: Rule, person: Person, { companyOf }: Pick<Scene, 'companyOf'>): Expected {
  if (rule.who === 'anyone') return 'passes';
  if (!person.isKnown || rule.who === 'otherToken') return 401;
  if (rule.who === 'signedIn') return 'passes';
  if (rule.who === 'anywhere') return holds([...person.templates.values()].flat(), rule.codes);
  if (rule.who === 'nobody') return 404;
  if ('userId' in rule && rule.userId !== person.belongings?.userId) return 404;
  if (rule.who === 'themselves') return 'passes';
  const held = (key: string) => person.templates.get(key) ?? [];
  if (rule.who === 'overCompany') {
    const over = held(companyKey(rule.companyId));
    const inside = [...companyOf].flatMap(([boxId, companyId]) =>
      companyId === rule.companyId ? held(boxKey(boxId)) : [],
    );
    const known = rule.asAWhole === true ? over : [...over, ...inside];
    if (known.length > 0 && rule.owns === true && !over.includes('owner')) return 403;
    return known.length === 0 ? 404 : holds(over, rule.codes);
  }
  const over = [...held(boxKey(rule.boxId)), ...held(companyKey(companyOf.get(rule.boxId) ?? 0))];
  if (over.length === 0) return 404;
  const verdict = holds(over, rule.codes);
  const isTheirs = (userId = person.belongings?.userId) => userId === person.belongings?.userId;
  if (verdict === 'passes' && !isTheirs(rule.fileOf)) return 404;
  if (verdict !== 'passes' && rule.isHidden === true) return 404;
  if (rule.administers === true && !over.some((template) => administrators.includes(template))) return 403;
  return isTheirs(rule.starterId) ? verdict : 403;
}

const administrators = ['owner', 'companyDelegate', 'administrator'];

function holds(templates: readonly string[], codes: readonly PermissionCode[]): Expected {
  const own = codesOf(templates);
  return codes.length === 0 || codes.some((code) => own.includes(code)) ? 'passes' : 403;
}
