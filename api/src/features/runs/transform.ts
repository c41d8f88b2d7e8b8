import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail, failWith, hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import { checkEvent } from '@huella/domain/engine/events/check-event';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import {
  checkBalance,
  outputFacts,
  outputRows,
  outputValues,
  quantityOf,
  takenOf,
  weigh,
  weighYield,
  type OutputRow,
} from '@huella/domain/engine/events/transform';
import { maxInputs, type Transformation, type Yield } from '@huella/domain/model/transformation';
import { placeInRow } from '@huella/domain/engine/fields/rows';
import type { Values } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { withComputed } from '@huella/domain/engine/forms/computed';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { canRegister, findEvent } from '@huella/domain/engine/events/event-access';
import { codesOf } from '@huella/domain/rules/relations';
import type { BoxAccess } from '../../db/actors';
import { lockAssets } from '../../db/ledger/asset-rows';
import type { NewEvent, Random } from '../../db/ledger/event-rows';
import { appendLineage, type LineagePart } from '../../db/ledger/lineage-rows';
import { recordAdds } from '../../db/ledger/record-adds';
import { recordChanges } from '../../db/ledger/record-changes';
import type { Inside } from '../../db/transact';
import type { RowCheck } from '../../http/check-row';
import { withSourcesOf } from '../sources/sources-check';
import type { Written } from './companions';
import type { RunRow } from './run-rows.store';

/**
 * Refuses a transformation that cannot be one, before anything is read: of too many assets, of what the establishment
 * does not register, or by somebody who may not. What comes out is registered like any other asset, and entered once.
 */
export function refuseUnlessMade(
  transforms: Transformation,
  place: BoxAccess,
  rows: readonly Pick<RunRow, 'values'>[],
): void {
  if (rows.length > maxInputs) failWith([issue(null, 'tooManyInputs', { max: maxInputs })]);
  const own = transforms.outputs.find((output) =>
    rows.some(({ values }) => values?.[output.rows] !== undefined),
  );
  if (own !== undefined) failWith([issue(own.rows, 'fieldNotAllowed')]);
  const isHere = transforms.outputs.every(({ assetType }) => {
    const model = findAssetType(assetType);
    return model !== null && canRegister(model, place.subtype) && isAssetTypeOfChain(assetType, place.chain);
  });
  if (!isHere) failWith([issue(null, 'outputNotHere')]);
  if (transforms.outputs.length === 0) return;
  if (!codesOf(place.templates).includes('ASSET_ADD')) fail('notAllowed');
}

/** A transformation of which the inputs are written: what they are, and the event that says so. */
export interface Made {
  readonly said: NewEvent;
  readonly eventId: number | null;
  /** What was said about the balance, the user has confirmed. */
  readonly isConfirmed: boolean;
  readonly inputs: readonly Written[];
}

/**
 * Writes what comes out of a transformation, ends what is used up, and keeps what came of what. The inputs are locked
 * and written already, in the same transaction: whatever speaks against one output undoes all of it.
 */
export async function writeTransformation(
  db: Inside,
  random: Random,
  check: RowCheck,
  made: Made,
): Promise<void> {
  const { transforms } = check.event ?? fail('unexpected');
  const [first] = made.inputs;
  if (transforms === undefined || first === undefined || made.eventId === null) return;
  const rows = outputRows(transforms, first.fields);
  const [produced] = transforms.outputs;
  if (produced !== undefined && rows.length === 0) failWith([issue(produced.rows, 'mandatory')]);
  const taken = made.inputs.map(({ fields }) => takenOf(transforms, fields));
  const [field, { overYield }] = [produced?.rows ?? null, transforms];
  const balance = weigh(transforms, taken, rows);
  refuse(checkBalance({ field, overYield }, balance, made.isConfirmed, check.form.locale.language));
  if (transforms.whenEmpty !== undefined) await endEmpty(db, random, check, made, transforms);
  const outputs: LineagePart[] = [];
  for (const output of transforms.outputs) {
    const own = rows.filter((each) => each.output === output);
    if (own.length > 0) outputs.push(...(await writeOutputs(db, random, check, made, own)));
  }
  const inputs = made.inputs.map(({ asset }, at) => ({
    assetId: asset.id,
    quantity: taken[at]?.quantity ?? null,
    unit: transforms.unit,
  }));
  await appendLineage(db, made.eventId, { inputs, outputs });
}

/** Refuses more made of an asset than went into it before, unless the model lets people decide and it was confirmed. */
export function refuseOverYield(
  { form }: RowCheck,
  yields: Yield,
  { asset, fields }: Written,
  isConfirmed: boolean,
): void {
  const balance = weighYield(yields, fields, asset.attributes);
  if (balance === null) return;
  const { field, overYield } = yields;
  refuse(checkBalance({ field, overYield }, balance, isConfirmed, form.locale.language));
}

/** Records of each input of which nothing is left the event that ends it. */
export async function endEmpty(
  db: Inside,
  random: Random,
  { form, day }: RowCheck,
  { said, inputs }: Pick<Made, 'said' | 'inputs'>,
  { left, whenEmpty }: Transformation,
): Promise<void> {
  const { model, locale, place } = form;
  const ending = whenEmpty === undefined ? null : findEvent(model, whenEmpty.eventType);
  if (ending === null) return;
  const ids = inputs.map(({ asset }) => asset.id);
  const locked = [...(await lockAssets(db, model.id, ids)).values()];
  const empty = locked.filter(({ attributes }) => attributes[left] === 0);
  if (empty.length === 0) return;
  const raw = whenEmpty?.fields ?? {};
  const ended = empty.map((asset) => ({
    asset,
    ...checkEvent({ model, event: ending, raw, asset: asset.attributes, locale, day }),
  }));
  refuse(ended.flatMap(({ issues }) => issues));
  await recordChanges(db, random, {
    model,
    event: { ...said, eventType: ending.eventType, ...ending.epcis, comment: null, fields: {}, runId: null },
    eventId: null,
    effect: ending.effect ?? null,
    companyId: place.companyId,
    rows: ended.map(({ asset, changes, fields }, at) => ({ row: at + 1, asset, changes, fields })),
  });
}

/** Adds the assets of one list: checked, charged and loaded like any other of their type and establishment. */
async function writeOutputs(
  db: Inside,
  random: Random,
  { form: known, event, day }: RowCheck,
  { said, inputs }: Made,
  rows: readonly OutputRow[],
): Promise<readonly LineagePart[]> {
  const { output } = rows[0] ?? fail('unexpected');
  const model = findAssetType(output.assetType) ?? fail('unexpected');
  const form = await withSourcesOf(db, { ...known, model });
  const { scope, locale, place, areas } = form;
  const open = new Set(allowedFields(form.model, 'new', scope).map(({ name }) => name));
  const assets = inputs.map(({ asset }) => asset);
  const facts = outputFacts(output, assets);
  const checked = rows.map((each) => {
    const raw = outputValues(each, { day, place: place.name, open, inputs: assets });
    const outcome = checkForm({
      ...{ model: form.model, mode: 'new', scope, locale, raw, before: {}, areas },
    });
    const values: Values = withComputed(model.attributes, { ...outcome.values, ...facts }, locale);
    return { values, issues: outcome.issues.map((found) => placed(found, event, each)) };
  });
  refuse(checked.flatMap(({ issues }) => issues));
  const load = findEvent(model, engineEvents.load);
  const { outcomes } = await recordAdds(db, random, {
    model,
    event: {
      ...{ ...said, assetType: model.id, eventType: engineEvents.load, ...load?.epcis },
      ...{ comment: null, fields: {}, runId: null },
    },
    eventId: null,
    companyId: place.companyId,
    rows: checked.map(({ values }, at) => ({ row: at, values })),
  });
  refuse(
    outcomes.flatMap(({ row, issues }) => {
      const at = rows[row];
      return at === undefined ? issues : issues.map((found) => placed(found, event, at));
    }),
  );
  return outcomes.flatMap(({ row, assetId }) => {
    const much = rows[row] === undefined ? null : quantityOf(rows[row]);
    return assetId === null ? [] : [{ assetId, quantity: much?.quantity ?? null, unit: much?.unit ?? null }];
  });
}

/** What is wrong with a new asset is reported where the form asks for it: at the field of its row, else at its list. */
function placed(found: Issue, event: EventModel | null, { output, row }: OutputRow): Issue {
  const list = event?.fields.find(({ name }) => name === output.rows);
  const asked = found.field === null ? undefined : output.takes[found.field];
  const isAsked = list !== undefined && asked !== undefined;
  return { ...found, field: isAsked ? placeInRow(list, row.key, asked) : output.rows };
}

function refuse(issues: readonly Issue[]): void {
  if (hasErrors(issues)) failWith(issues.filter(({ level }) => level === 'error'));
}
