import type { BodyOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { lotColumns, lotNameRepeats } from '@huella/domain/engine/lots/lot-columns';
import { fail, failWith, hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import type { Actor, BoxAccess } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { submitOnce } from '../../http/submit-once';
import { mapInTurns } from '../../yielder';
import { withSourcesOf } from '../sources/sources-check';
import { movingOf } from './lot-members';
import { nameOf } from './lots.store';
import { checkLot, makeEmptyLots, type CheckedLot } from './make-lots';

type Made = ReplyOf<Calls['lots.addMany']>;

/**
 * Makes many lots, each checked as its form is (document 2 sections 2 and 5): all of them or none. Refuses with what is
 * wrong in every row, by its place from 1; that the establishment has a lot of a name is told once the rest is right.
 */
export async function addLots(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  assetType: number,
  body: BodyOf<Calls['lots.addMany']>,
): Promise<Made> {
  const made = body.values.length;
  const sent = { ...body, boxId: place.boxId, assetType };
  return submitOnce(deps, actor, sent, {
    write: async (within) => ({ id: await writeLots(within, actor, place, assetType, body.values), made }),
    get: (id) => Promise.resolve({ id, made }),
  });
}

/** Writes them, and answers the id of the first. */
async function writeLots(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  assetType: number,
  rows: BodyOf<Calls['lots.addMany']>['values'],
): Promise<number> {
  const form = await withSourcesOf(deps.db, formContextOf(deps.clock(), actor, place, assetType));
  const names = new Set(lotColumns(lotModelOf(form.model), form.scope).map(({ name }) => name));
  const checked = await mapInTurns(rows, (raw) => checkRow(form, names, raw));
  const repeats = lotNameRepeats(checked.map(({ own }, at) => ({ row: at + 1, name: nameOf(own) })));
  refuse(checked.map(({ issues }, at) => [...issues, ...(repeats.get(at + 1) ?? [])]));
  const moving = movingOf(deps, actor, form, undefined);
  return transact(deps.db, async (db) => {
    const made = await makeEmptyLots(db, moving, actor, checked);
    refuse(made.map((id) => (id === null ? [issue('name', 'notUnique')] : [])));
    return made[0] ?? fail('unexpected');
  });
}

/** A lot that a row tells of: what a cell cannot hold is no field of it here. */
function checkRow(
  form: FormContext,
  names: ReadonlySet<string>,
  raw: Readonly<Record<string, unknown>>,
): CheckedLot {
  const strange = Object.keys(raw).filter((name) => !names.has(name));
  const checked = checkLot(form, { mode: 'new', raw, before: {} });
  const known = checked.issues.filter(({ field }) => !strange.includes(field ?? ''));
  return { ...checked, issues: [...strange.map((name) => issue(name, 'unknownField')), ...known] };
}

/** Refuses where a row has an error, with all that is wrong: each issue names its row by its place from 1. */
function refuse(byRow: readonly (readonly Issue[])[]): void {
  const issues = byRow.flatMap((found, at) => found.map((each) => ({ ...each, record: String(at + 1) })));
  if (hasErrors(issues)) failWith(issues);
}
