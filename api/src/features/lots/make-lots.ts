import { fail, failWith, type Issue } from '@huella/domain/model/errors';
import { isKeys, withoutNulls, type Values } from '@huella/domain/model/value';
import { placedFiles } from '@huella/domain/engine/files/placed-files';
import { checkForm, type FormInput } from '@huella/domain/engine/forms/check-form';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Actor, BoxAccess } from '../../db/actors';
import { holdNamedFiles } from '../../db/ledger/named-files';
import { numberFields } from '../../db/ledger/number-rows';
import type { Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { insertLotChanges, type LotChanging } from './lot-changes.store';
import { putInto, type Moving } from './lot-members';
import { findLot, insertLots, type LotRecord } from './lots.store';

/** 128 bits: nobody walks from one public page to the next (decisions section 5). */
const publicIdBytes = 16;

/** What is to be written of a lot. */
export interface LotParts {
  /** The lot's own fields, filled ones only. */
  readonly own: Values;
  /** Ids of its assets; null where none were sent. */
  readonly assets: readonly number[] | null;
}

export interface CheckedLot extends LotParts {
  readonly issues: readonly Issue[];
}

export type LotInput = Pick<FormInput, 'mode' | 'raw' | 'before'>;

/** Checks what was sent of a lot by its form (document 2 section 5); errors and warnings are for the caller to judge. */
export function checkLot(form: FormContext, input: LotInput): CheckedLot {
  const { scope, locale, areas } = form;
  const { values, issues } = checkForm({ ...input, model: lotModelOf(form.model), scope, locale, areas });
  const { [lotAssetsField]: assets = null, ...own } = values;
  return { own: withoutNulls(own), assets: isKeys(assets) ? assets.map(Number) : null, issues };
}

/**
 * Writes new lots that were checked and that nothing is in yet, with who made them. Answers their ids in their order: null
 * for one whose name a living lot of the establishment has, or one before it here; what then becomes of the others is for
 * the caller to say.
 */
export async function makeEmptyLots(
  db: Inside,
  { deps, form }: Moving,
  actor: Actor,
  lots: readonly Pick<LotParts, 'own'>[],
): Promise<readonly (number | null)[]> {
  const fields = allowedFields(lotModelOf(form.model), 'new', form.scope);
  const series = { boxId: form.place.boxId, among: null };
  const proposed = lots.map(({ own }) => ({ values: own, isProposed: true }));
  const numbered = await numberFields(db, series, fields, proposed);
  const about = { boxId: form.place.boxId, assetType: form.model.id, createdBy: actor.userId };
  const rows = numbered.map(({ values }) => ({
    attributes: values,
    publicId: deps.randomBytes(publicIdBytes).toString('base64url'),
  }));
  const ids = await insertLots(db, { ...about, lots: rows }, deps.clock());
  const made = ids.flatMap((id) => id ?? []);
  await insertLotChanges(db, made, 'made', changingOf(deps, actor, form.place));
  return ids;
}

/**
 * Writes a new lot that was checked, with its assets, its files and who made it; null where a living lot of the establishment
 * has its name. Throws where an asset cannot join or a file cannot be held.
 */
export async function makeLot(
  db: Inside,
  moving: Moving,
  actor: Actor,
  lot: LotParts,
): Promise<LotRecord | null> {
  const [id = null] = await makeEmptyLots(db, moving, actor, [lot]);
  if (id === null) return null;
  const written = (await findLot(db, id)) ?? fail('unexpected');
  if (lot.assets !== null) await putInto(db, moving, written, lot.assets);
  await holdFiles(db, moving.form, id, written.attributes);
  return written;
}

/** Who changes a lot, where and when. */
export function changingOf(deps: Deps, actor: Actor, place: Pick<BoxAccess, 'boxId'>): LotChanging {
  return { boxId: place.boxId, userId: actor.userId, now: deps.clock() };
}

/** Holds the files that a lot names, and lets go of those that it names no more; what is wrong undoes the rest. */
export async function holdFiles(
  db: Inside,
  { model, place }: FormContext,
  id: number,
  own: Values,
): Promise<void> {
  const files = placedFiles(lotModelOf(model).attributes, own);
  const issues = await holdNamedFiles(db, { of: 'lot', id, companyId: place.companyId }, files);
  if (issues.length > 0) failWith(issues);
}
