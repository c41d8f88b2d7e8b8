import { hasErrors, type Issue } from '@huella/domain/model/errors';
import { checkChoices } from '@huella/domain/engine/forms/check-choice';
import { changedValues } from '@huella/domain/engine/events/changed-values';
import type { Values } from '@huella/domain/model/value';
import { withComputed } from '@huella/domain/engine/forms/computed';
import { pipeline } from '../../pipeline';
import { createYielder } from '../../yielder';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import { markOverride, type NewEvent, type Random } from '../../db/ledger/event-rows';
import { recordAdds, type ReadyAdds, type Recorded, type RowOutcome } from '../../db/ledger/record-adds';
import { recordChanges } from '../../db/ledger/record-changes';
import { settleExpiries } from '../../db/ledger/record-expiries';
import { withStandings } from '../../db/ledger/standing-rows';
import { uniqueNamesOf } from '../../db/index-slots';
import type { Inside } from '../../db/transact';
import { checkRow, refused, type CheckedChanges, type RowCheck } from '../../http/check-row';
import { findMovedStatuses } from '../statuses/moved-check';
import { withChosen } from './chosen.store';
import { findOvertaken } from './overtaken';
import { lockAbsorbed, retireAbsorbed, writeCreated, type Written } from './companions';
import { toAdd } from './read-ahead';
import type { RunRow } from './run-rows.store';
import type { Run } from './runs.store';
import { markSubjects } from './subjects.store';
import { refuseOverYield, writeTransformation } from './transform';
import { writeIntake } from './write-intake';

/** A chunk of a run with everything that writing it needs. */
interface Chunk {
  readonly run: Run;
  readonly check: RowCheck;
  readonly said: NewEvent;
  readonly rows: readonly RunRow[];
  /** What of the rows was made ready before. */
  readonly ready: ReadyAdds | null;
}

type Write = (db: Inside, random: Random, chunk: Chunk) => Promise<Recorded>;

/**
 * The values of new assets were checked when the run was accepted; identifiers and quota are settled here, and whether
 * the assets that they name still may be named.
 */
const writeAdds: Write = async (db, random, { run, check, said, rows, ready }) => {
  const { model, place, locale } = check.form;
  const asked = toAdd(run, rows);
  const { chosen } = await withChosen(
    db,
    check,
    asked.map(({ values }) => ({ raw: values })),
    'lock',
  );
  const looked = asked.map((each) => ({
    ...each,
    issues: checkChoices(model.attributes, each.values, chosen, { model, values: each.values }, locale),
  }));
  const recorded = await recordAdds(db, random, {
    model,
    event: said,
    eventId: run.eventId,
    companyId: place.companyId,
    rows: looked.filter(({ issues }) => issues.length === 0),
    ready,
  });
  const refusals = looked
    .filter(({ issues }) => issues.length > 0)
    .map(({ row, issues }) => ({ row, assetId: null, issues }));
  return { ...recorded, outcomes: [...recorded.outcomes, ...refusals] };
};

interface Looked {
  readonly row: RunRow;
  readonly asset: LockedAsset | undefined;
  readonly checked: CheckedChanges;
}

/**
 * Assets may have changed since the run was accepted: each is locked and looked at again, where it makes no difference while
 * the ones before it are recorded. One whose status has run out gets the event that says so before its own.
 */
const writeChanges: Write = async (db, random, chunk) => {
  const { run, check, said, rows } = chunk;
  const { model, place } = check.form;
  const ids = rows.flatMap(({ assetId }) => assetId ?? []);
  const found = await lockAssets(db, model.id, ids);
  const moved = await findMovedStatuses(db, check, run, found);
  const { statusDay } = check.form;
  const settled = await settleExpiries(db, random, { model, place, statusDay, now: said.now }, found);
  const locked = await markSubjects(db, check, settled);
  const asked: readonly Asked[] = rows.map((row) => ({
    row,
    asset: locked.get(row.assetId ?? 0),
    raw: { ...run.payload.common, ...row.values },
  }));
  const known = await withChosen(db, check, asked, 'lock');
  const overtaken = await findOvertaken(db, check, rows, locked);
  const look = ({ row, asset, raw }: Asked): Looked => {
    const reasons = [moved.get(row.assetId ?? 0) ?? [], overtaken.get(row.row) ?? []].flat();
    return { row, asset, checked: reasons.length === 0 ? checkRow(known, asset, raw) : refused(...reasons) };
  };
  // Some at a time: their histories are read while those before them are recorded.
  const stand = async (some: readonly Asked[]) => {
    const assets = some.flatMap(({ asset }) => (asset === undefined ? [] : [[asset.id, asset] as const]));
    const standing = await withStandings(db, model, check.at, new Map(assets));
    return some.map((each) => ({ ...each, asset: standing.get(each.asset?.id ?? 0) }));
  };
  const size = isRecordedInParts(check, asked) ? partRows : rows.length;
  let { eventId } = run;
  const outcomes: RowOutcome[] = [];
  await pipeline(lookAt(asked, size, stand, look), async (part) => {
    const recorded = await recordPart(db, random, { ...chunk, run: { ...run, eventId } }, part);
    eventId = recorded.eventId;
    outcomes.push(...recorded.outcomes);
  });
  return { eventId, outcomes };
};

/** Rows that are recorded while the next ones are looked at: enough to be worth their statements. */
const partRows = 250;

/** What a row asks to be written, as it came, of an asset that is locked. */
interface Asked extends Omit<Looked, 'checked'> {
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * Whether it makes no difference that rows of a chunk are recorded some at a time: of an event that does nothing beside what
 * it writes of each asset, or of an edit, where nothing is written that identifies one, as two assets might change names.
 */
function isRecordedInParts({ event, form: { model } }: RowCheck, asked: readonly Asked[]): boolean {
  const identifying = new Set(uniqueNamesOf(model));
  if (event === null) {
    const follows = model.attributes.some(
      ({ name, computed }) => computed !== undefined && identifying.has(name),
    );
    return !follows && !asked.some(({ raw }) => Object.keys(raw).some((name) => identifying.has(name)));
  }
  const { effect, creates, absorbs, transforms, intake, yields } = event;
  if ([effect, creates, absorbs, transforms, intake, yields].some((each) => each !== undefined)) return false;
  return !event.fields.some((field) => field.writes !== undefined && identifying.has(field.writes));
}

/** Looks at rows as they stand, so many at a time. Lets others have their turn. */
async function* lookAt(
  asked: readonly Asked[],
  size: number,
  stand: (some: readonly Asked[]) => Promise<readonly Asked[]>,
  look: (asked: Asked) => Looked,
): AsyncGenerator<readonly Looked[]> {
  const yieldIfDue = createYielder();
  for (let from = 0; from < asked.length; from += size) {
    const part: Looked[] = [];
    for (const each of await stand(asked.slice(from, from + size))) {
      part.push(look(each));
      await yieldIfDue();
    }
    yield part;
  }
}

/** Records what was looked at and found fit, with all that the event does beside. */
async function recordPart(
  db: Inside,
  random: Random,
  chunk: Chunk,
  looked: readonly Looked[],
): Promise<Recorded> {
  const { run, check, said } = chunk;
  const { model, place } = check.form;
  const fit = looked.flatMap(({ row, asset, checked }) =>
    asset === undefined || hasErrors(checked.issues) ? [] : [{ row, asset, checked }],
  );
  const { written, absorbed } = await withAbsorbed(db, check, fit);
  const recorded = await recordChanges(db, random, {
    model,
    event: said,
    eventId: run.eventId,
    effect: check.event?.effect ?? null,
    companyId: place.companyId,
    rows: written.map((each) => ({ ...each, fields: withoutShared(each.fields, said.fields) })),
  });
  if (recorded.eventId !== null && fit.some(({ checked }) => checked.isOverride))
    await markOverride(db, recorded.eventId);
  const reached = new Set(recorded.outcomes.flatMap(({ assetId }) => assetId ?? []));
  await writeBeside(db, random, chunk, { eventId: recorded.eventId, reached, written, absorbed });
  const outcomes = new Map(recorded.outcomes.map((outcome) => [outcome.row, outcome]));
  return {
    eventId: recorded.eventId,
    outcomes: looked.map(
      ({ row, checked }) =>
        outcomes.get(row.row) ?? { row: row.row, assetId: null, issues: errorsOf(checked.issues) },
    ),
  };
}

/** An event that was recorded, with the assets that it reached. */
interface Happened {
  readonly eventId: number | null;
  readonly reached: ReadonlySet<number>;
  readonly written: readonly Written[];
  readonly absorbed: readonly LockedAsset[];
}

/** What an event does to others than its assets: ends those that became part of them, makes some and takes some in. */
async function writeBeside(
  db: Inside,
  random: Random,
  { run, check, said }: Chunk,
  { eventId, reached, written, absorbed }: Happened,
): Promise<void> {
  const isConfirmed = run.payload.confirmed === true;
  const event = { event: said, eventId };
  await retireAbsorbed(db, random, check, event, { into: [...reached], assets: absorbed });
  const inputs = written.filter(({ asset }) => reached.has(asset.id));
  if (check.event?.transforms !== undefined)
    await writeTransformation(db, random, check, { said, eventId, isConfirmed, inputs });
  if (check.event?.yields !== undefined)
    for (const each of inputs) refuseOverYield(check, check.event.yields, each, isConfirmed);
  if (check.event?.intake !== undefined)
    for (const into of inputs) await writeIntake(db, random, check, { said, eventId, isConfirmed, into });
  for (const each of written) await writeCreated(db, random, check, event, each);
}

interface Fit extends Looked {
  readonly asset: LockedAsset;
}

/** What is written of each asset, with the counts of those that become part of it. */
async function withAbsorbed(
  db: Inside,
  check: RowCheck,
  fit: readonly Fit[],
): Promise<{ readonly written: readonly Written[]; readonly absorbed: readonly LockedAsset[] }> {
  const all = fit.map(({ row, asset, checked }) => ({ row: row.row, asset, ...checked }));
  if (check.event?.absorbs === undefined) return { written: all, absorbed: [] };
  const written: Written[] = [];
  const absorbed: LockedAsset[] = [];
  for (const each of all) {
    const { assets, counts } = await lockAbsorbed(db, check, each);
    const { model, locale } = check.form;
    const after = { ...each.asset.attributes, ...each.changes, ...counts };
    const computed = withComputed(model.attributes, after, locale);
    written.push({ ...each, changes: changedValues(each.asset.attributes, computed) });
    absorbed.push(...assets);
  }
  return { written, absorbed };
}

function errorsOf(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter((found) => found.level === 'error');
}

/** The event's own fields of one asset that the event does not say already. */
export function withoutShared(fields: Values, shared: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(shared[name]) !== JSON.stringify(value)),
  );
}

/** How each kind of run writes a chunk. */
export const writers: Readonly<Record<Exclude<Run['kind'], 'undo'>, Write>> = {
  add: writeAdds,
  update: writeChanges,
  event: writeChanges,
};
