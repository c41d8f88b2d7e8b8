import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail, failWith, hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import { intakeRows, intakeValues, weighIntake, type IntakeRow } from '@huella/domain/engine/events/intake';
import type { EventModel } from '@huella/domain/model/event-model';
import { checkBalance } from '@huella/domain/engine/events/transform';
import type { Intake, Transformation } from '@huella/domain/model/transformation';
import { fieldOfPlace, placeInRow } from '@huella/domain/engine/fields/rows';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { lockAssets } from '../../db/ledger/asset-rows';
import type { NewEvent, Random } from '../../db/ledger/event-rows';
import { appendLineage } from '../../db/ledger/lineage-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { withStandings } from '../../db/ledger/standing-rows';
import type { Inside } from '../../db/transact';
import { checkRow, type RowCheck } from '../../http/check-row';
import type { Written } from './companions';
import { endEmpty } from './transform';

/**
 * What goes into an asset that is there already (decision 25): each of them has an event of its own, by which it is
 * taken off what is left, and what came of what is kept by the event of the asset that they go into.
 */

/** Refuses an intake into several assets at once: nobody would know which of them came of what. */
export function refuseUnlessOne({ intake }: EventModel, count: number): void {
  if (intake !== undefined && count > 1) failWith([issue(intake.rows, 'intakeOfMany')]);
}

/** The asset that something goes into, with the event that says so. */
export interface TakenIn {
  readonly said: NewEvent;
  readonly eventId: number | null;
  /** What was said about the balance, the user has confirmed. */
  readonly isConfirmed: boolean;
  readonly into: Written;
}

/** Takes off what goes in, under the lock of each, and keeps what came of what; whatever speaks against one undoes all. */
export async function writeIntake(
  db: Inside,
  random: Random,
  check: RowCheck,
  taken: TakenIn,
): Promise<void> {
  const { intake } = check.event ?? fail('unexpected');
  const { into, eventId, said } = taken;
  if (intake === undefined || eventId === null) return;
  const rows = intakeRows(intake, into.fields);
  if (rows.length === 0) return;
  const { of, transforms } = ofIntake(check, intake);
  const ids = rows.map(({ assetId }) => assetId);
  const found = await lockAssets(db, intake.assetType, ids);
  const locked = await withStandings(db, of.form.model, of.at, found);
  const looked = rows.map((row) => {
    const asset = locked.get(row.assetId);
    const raw = intakeValues(intake, transforms.taken, row, into.asset.id);
    return { row, asset, checked: checkRow(of, asset, raw) };
  });
  refuse(
    looked.flatMap(({ row, checked }) => checked.issues.map((found) => placed(check, intake, row, found))),
  );
  refuseOver(check, intake, taken, rows);
  const inputs = looked.flatMap(({ row, asset, checked }, at) =>
    asset === undefined ? [] : [{ ...checked, asset, row: at + 1, taken: row.taken }],
  );
  const along: NewEvent = {
    ...said,
    assetType: intake.assetType,
    eventType: intake.eventType,
    ...of.event?.epcis,
    fields: {},
    runId: null,
    cause: { eventId, assetId: into.asset.id },
  };
  await recordChanges(db, random, {
    model: of.form.model,
    event: along,
    eventId: null,
    effect: null,
    companyId: of.form.place.companyId,
    rows: inputs,
  });
  await endEmpty(db, random, of, { said: along, inputs }, transforms);
  await appendLineage(db, eventId, {
    inputs: inputs.map(({ asset, taken: quantity }) => ({ assetId: asset.id, quantity, unit: intake.unit })),
    outputs: [outputOf(intake, into)],
  });
}

/** How much there is of what they go into is known where somebody said so. */
function outputOf({ made }: Intake, { asset, changes }: Written) {
  const quantity = { ...asset.attributes, ...changes }[made.attribute];
  return typeof quantity === 'number'
    ? { assetId: asset.id, quantity, unit: made.unit }
    : { assetId: asset.id, quantity: null, unit: null };
}

/** The check of what goes in: the event of each, by the model of their type. */
function ofIntake({ form, day, at }: RowCheck, { assetType, eventType }: Intake) {
  const model = findAssetType(assetType) ?? fail('unexpected');
  const event = findEvent(model, eventType) ?? fail('unexpected');
  const transforms: Transformation = event.transforms ?? fail('unexpected');
  if (!event.permissions.box.includes(form.scope.boxSubtype)) failWith([issue(null, 'eventNotOffered')]);
  const of: RowCheck = { form: { ...form, model }, event, day, ...(at !== undefined && { at }) };
  return { of, transforms };
}

function refuseOver(
  { form }: RowCheck,
  intake: Intake,
  { into, isConfirmed }: TakenIn,
  rows: readonly IntakeRow[],
): void {
  const taken = rows.map((row) => row.taken ?? 0);
  const after = { ...into.asset.attributes, ...into.changes };
  const balance = weighIntake(intake, taken, into.fields, after);
  const { overYield } = intake;
  refuse(checkBalance({ field: null, overYield }, balance, isConfirmed, form.locale.language));
}

/** What is wrong with what goes in is reported in its row: of how much at that field, all else at the asset. */
function placed({ event }: RowCheck, intake: Intake, { key }: IntakeRow, found: Issue): Issue {
  const list = event?.fields.find(({ name }) => name === intake.rows);
  if (list === undefined) return found;
  const isMuch = found.field !== null && fieldOfPlace(found.field) === intake.taken;
  return { ...found, field: placeInRow(list, key, isMuch ? intake.taken : intake.asset) };
}

function refuse(issues: readonly Issue[]): void {
  if (hasErrors(issues)) failWith(issues.filter(({ level }) => level === 'error'));
}
