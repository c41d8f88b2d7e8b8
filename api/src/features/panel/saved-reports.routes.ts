import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { SavedReport } from '@huella/domain/calls/saved-reports';
import { reportsOf } from '@huella/domain/catalogue/reports/find-report';
import { nextDue } from '@huella/domain/engine/reports/schedule';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess, type Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { readAskedReport } from './asked-report';
import { listReportPlaces } from './report-places';
import {
  countSaved,
  insertSaved,
  listReaders,
  listSaved,
  lockSaved,
  removeSaved,
  setReaders,
  updateSaved,
  type Person,
  type SavedContent,
  type SavedRecord,
} from './saved-reports.store';

/** Reports that a user may keep, and how long a name is. */
const maxSaved = 50;
const maxName = 80;

type Body = BodyOf<Calls['savedReports.add']>;

/** Reports that somebody keeps under a name: they are their own, and go to whom they choose (decision 120). */
export function savedReportRoutes(
  deps: Deps,
): Pick<Handlers, Extract<keyof Handlers, `savedReports.${string}`>> {
  const { db, clock } = deps;
  return {
    'savedReports.list': async ({ caller, params: { assetId } }) => ({
      saved: (await listSaved(db, caller.userId, assetId)).map(present),
      people: [...(await listPeople(deps, caller, assetId))],
    }),
    'savedReports.add': async ({ caller, params: { assetId }, body }) => {
      const of = { userId: caller.userId, assetType: assetId };
      const content = await readContent(deps, caller, assetId, body);
      return transact(db, async (inside) => {
        if ((await countSaved(inside, caller.userId)) >= maxSaved) fail('tooManyReports', { max: maxSaved });
        const id = (await insertSaved(inside, of, content, clock())) ?? failTaken();
        return finish(inside, { ...of, id }, body.readers);
      });
    },
    'savedReports.update': async ({ caller, params: { assetId, savedId }, body }) => {
      const of = { userId: caller.userId, assetType: assetId, id: savedId };
      const content = await readContent(deps, caller, assetId, body);
      return transact(db, async (inside) => {
        const stored = (await lockSaved(inside, of)) ?? fail('notFound');
        if (stored.version !== body.version) fail('changedMeanwhile');
        if ((await updateSaved(inside, savedId, content, clock())) === null) failTaken();
        return finish(inside, of, body.readers);
      });
    },
    'savedReports.remove': async ({ caller, params: { assetId, savedId } }) => {
      await transact(db, async (inside) => {
        const of = { userId: caller.userId, assetType: assetId, id: savedId };
        if ((await lockSaved(inside, of)) === null) fail('notFound');
        await removeSaved(inside, savedId);
      });
      return { ok: true } as const;
    },
  };
}

async function finish(
  inside: Inside,
  of: Parameters<typeof lockSaved>[1],
  readers: readonly number[],
): Promise<SavedReport> {
  await setReaders(inside, of.id, readers);
  return present((await lockSaved(inside, of)) ?? fail('notFound'));
}

/** What is saved is asked for once, so that nothing is kept that could not be built; it goes to who may list the same places. */
async function readContent(deps: Deps, caller: Actor, assetType: number, body: Body): Promise<SavedContent> {
  const { reportId, followsDay, every, format, readers, fieldsInputs } = body;
  const name = body.name.trim();
  if (name === '') failWith([issue('name', 'mandatory')]);
  if (name.length > maxName) failWith([issue('name', 'tooLong', { max: maxName })]);
  const { values } = await readAskedReport(deps, caller, { reportId, assetType, fieldsInputs });
  const people = readers.length === 0 ? [] : await listPeople(deps, caller, assetType);
  if (readers.some((id) => id !== caller.userId && people.every((person) => person.id !== id)))
    failWith([issue('readers', 'notAnOption')]);
  const today = dayIn(deps.clock(), caller.timezone);
  const schedule = { every, dueOn: every === null ? null : nextDue(every, today) };
  return { reportId, name, inputs: values, followsDay: followsDay || every !== null, format, ...schedule };
}

/** The people of the establishments that the caller keeps, and themselves: who keeps none sends to nobody else. */
async function listPeople(deps: Deps, caller: Actor, assetType: number): Promise<readonly Person[]> {
  const places = await Promise.all(
    reportsOf(assetType).map((report) => listReportPlaces(deps, caller, report)),
  );
  const boxIds = [...new Set(places.flat().map(({ place }) => place.boxId))];
  const kept = await keptOf(deps.db, caller.userId, boxIds);
  const people = await listReaders(deps.db, kept);
  return people.filter(({ id }) => id !== caller.userId);
}

async function keptOf(db: Database, userId: number, boxIds: readonly number[]): Promise<readonly number[]> {
  if (boxIds.length === 0) return [];
  const access = await listBoxAccess(db, userId, boxIds);
  return boxIds.filter((id) => codesOf(access.get(id)?.templates ?? []).includes('BOX_EDIT'));
}

function failTaken(): never {
  return failWith([issue('name', 'notUnique')]);
}

function present({ userId: _owner, assetType: _type, inputs, readers, ...saved }: SavedRecord): SavedReport {
  return {
    ...saved,
    readers: [...readers],
    fieldsInputs: Object.entries(inputs).map(([name, value]) => ({
      name,
      value: typeof value === 'object' && value !== null ? [...value] : value,
    })),
  };
}
