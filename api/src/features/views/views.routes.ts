import type { BodyOf, QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { ListView } from '@huella/domain/calls/views';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { codesOf } from '@huella/domain/rules/relations';
import {
  canChangeView,
  canShareViews,
  canWithdrawView,
  checkViewName,
  maxViews,
} from '@huella/domain/rules/view-rules';
import type { Actor, BoxAccess } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import {
  countOwnViews,
  findDefaultView,
  findView,
  insertView,
  listViews,
  lockView,
  removeView,
  setDefaultView,
  updateView,
  type ViewContent,
  type ViewPlace,
  type ViewRecord,
} from './views.store';

type ViewCall = Extract<keyof Handlers, `views.${string}`>;

const done = { ok: true } as const;

/** Saved views of the list of an establishment's assets (decision 69). */
export function viewRoutes(deps: Deps): Pick<Handlers, ViewCall> {
  return {
    'views.list': async ({ params, query, caller }) => {
      const views = await listViews(deps.db, placeOf(params, query), caller.userId);
      return {
        views: views.map((view) => present(view, caller)),
        defaultId: await findDefaultView(deps.db, placeOf(params, query), caller.userId),
      };
    },
    'views.add': ({ params, query, caller, place, body }) =>
      add(deps, { ...placeOf(params, query), caller, place }, body),
    'views.update': ({ params, query, caller, place, body }) =>
      update(deps, { ...placeOf(params, query), caller, place }, params.viewId, body),
    'views.remove': async ({ params, query, caller, place }) => {
      await transact(deps.db, async (inside) => {
        const found = await lockView(inside, placeOf(params, query), caller.userId, params.viewId);
        const view = found ?? fail('notFound');
        if (!canWithdrawView(rightsOver(view, caller, place))) fail('notAllowed');
        await removeView(inside, view.id);
      });
      return done;
    },
    'views.setDefault': async ({ params, query, caller, body }) => {
      await transact(deps.db, async (inside) => {
        // Held, so that nobody keeps it from the others meanwhile.
        if (
          body.viewId !== null &&
          !(await lockView(inside, placeOf(params, query), caller.userId, body.viewId))
        )
          fail('notFound');
        await setDefaultView(inside, placeOf(params, query), caller.userId, body.viewId);
      });
      return done;
    },
  };
}

interface Doing extends ViewPlace {
  readonly caller: Actor;
  readonly place: BoxAccess;
}

async function add(
  deps: Deps,
  { caller, place, ...list }: Doing,
  { shared = false, ...body }: BodyOf<Calls['views.add']>,
): Promise<ListView> {
  const content = checked({ ...body, isShared: shared });
  if (shared && !canShareViews(codesOf(place.templates))) fail('notAllowed');
  const by = { userId: caller.userId, at: deps.clock() };
  return transact(deps.db, async (inside) => {
    const count = await countOwnViews(inside, list, caller.userId);
    if (count >= maxViews) fail('tooManyViews', { max: maxViews });
    const id = (await insertView(inside, list, content, by)) ?? failTaken();
    return present((await findView(inside, list, caller.userId, id)) ?? fail('notFound'), caller);
  });
}

/** Changes a view over what is stored now, unless another version was seen than the stored one. */
async function update(
  deps: Deps,
  { caller, place, ...list }: Doing,
  id: number,
  { version, shared, ...body }: BodyOf<Calls['views.update']>,
): Promise<ListView> {
  return transact(deps.db, async (inside) => {
    const stored = (await lockView(inside, list, caller.userId, id)) ?? fail('notFound');
    const isShared = shared ?? stored.isShared;
    const isWithdrawn =
      stored.isShared && !isShared && Object.values(body).every((part) => part === undefined);
    const rights = rightsOver(stored, caller, place);
    const may = isWithdrawn
      ? canWithdrawView(rights)
      : canChangeView(rights) && canChangeView({ ...rights, isShared });
    if (!may) fail('notAllowed');
    if (stored.version !== version) fail('changedMeanwhile');
    const given = Object.fromEntries(Object.entries(body).filter(([, part]) => part !== undefined));
    const content = checked({ ...stored, ...given, isShared });
    if ((await updateView(inside, stored, content, deps.clock())) === null) failTaken();
    // Who keeps the establishment may keep from the others what somebody else made: it is not theirs to see then.
    return present({ ...stored, ...content, version: stored.version + 1 }, caller);
  });
}

function checked({ name, address, columns, isShared }: ViewContent): ViewContent {
  const issues = checkViewName(name);
  if (issues.length > 0) failWith(issues);
  return { name: name.trim(), address, columns, isShared };
}

function rightsOver({ userId, isShared }: ViewRecord, caller: Actor, { templates }: BoxAccess) {
  return { isOwn: userId === caller.userId, isShared, codes: codesOf(templates) };
}

function failTaken(): never {
  return failWith([issue('name', 'notUnique')]);
}

function placeOf(
  { boxId, assetId }: { readonly boxId: number; readonly assetId: number },
  { suffix }: QueryOf<Calls['views.list']>,
): ViewPlace {
  return { boxId, assetType: assetId, ofList: suffix ?? 'here' };
}

function present({ userId, isShared, columns, ...view }: ViewRecord, caller: Actor): ListView {
  return {
    ...{ id: view.id, version: view.version, name: view.name, address: view.address, by: view.by },
    columns: columns === null ? null : [...columns],
    shared: isShared,
    own: userId === caller.userId,
  };
}
