import type { BodyOf, Demand } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { labelSheets, maxLabelLots, maxLabels } from '@huella/domain/engine/labels/label-sheets';
import { isLotLabelField, lotCountField, lotWhatField } from '@huella/domain/engine/labels/lot-label-fields';
import { whatFields, whatItIs } from '@huella/domain/engine/lots/lot-what';
import { isLotQrType, lotPages } from '@huella/domain/engine/qr/lot-pages';
import type { Attribute } from '@huella/domain/model/attribute';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { localeTag } from '@huella/domain/model/value';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { refuseIfMoved } from '../../http/selected-ids';
import type { Handlers } from '../../http/serve';
import { readLogo } from '../../outside/labels/read-logo';
import { writeLabels, type Label } from '../../outside/labels/write-labels';
import { pdfType } from '../../outside/sheets/write-table-pdf';
import { findCompanyFields } from '../assets/labels.store';
import { listAlike } from './alike.store';
import { insertLotChanges } from './lot-changes.store';
import { listLotFigures, lockLots, markAllHandedOut, nameOf, type LotRecord } from './lots.store';
import { changingOf } from './make-lots';
import { linksOf } from './present-lot';

type Wanted = BodyOf<Calls['labels.printLots']>;

/** Labels with the codes of lots, which are handed out by that (document 2 section 6). */
export function lotLabelRoutes(deps: Deps): Pick<Handlers, 'labels.printLots'> {
  return {
    'labels.printLots': async ({ params, body, caller, place }) => {
      const form = formContextOf(deps.clock(), caller, place, params.assetId);
      const fields = fieldsOf(form, body.fields ?? []);
      const lots = await handOut(deps, caller, form, body);
      const { start = 1, copies = 1 } = body;
      const title = `${lotModelOf(form.model).name[form.locale.language]} ${place.name} ${form.locale.today}`;
      return {
        name: `${title}.pdf`,
        type: pdfType,
        bytes: writeLabels({
          ...{ title, start, copies, hasAddress: body.address === true },
          logo: body.logo === true ? await logoOf(deps, place.companyId) : null,
          sheet: labelSheets[body.sheet],
          labels: labelsOf(deps, form, lots, { fields, type: body.type, isPlaced: body.place === true }),
        }),
      };
    },
  };
}

/** The logo of a company as labels show it. */
async function logoOf(deps: Deps, companyId: number): Promise<Buffer | null> {
  return readLogo(deps, (await findCompanyFields(deps.db, companyId))['logo'] ?? null);
}

/** What a label carries under the name: a field of the lot, how many are in it, or what they are. */
type LotLine = Attribute | typeof lotCountField | typeof lotWhatField;

/** What stands under the name: fields of the lot that may be listed, how many are in it and what they are. */
function fieldsOf({ model, scope }: FormContext, names: readonly string[]): readonly LotLine[] {
  const allowed = allowedFields(lotModelOf(model), 'list', scope).filter(isLotLabelField);
  const found = names.map((name) =>
    name === lotCountField || name === lotWhatField ? name : allowed.find((field) => field.name === name),
  );
  const unknown = names.filter((_name, at) => found[at] === undefined);
  if (unknown.length > 0) failWith(unknown.map((name) => issue(name, 'unknownField')));
  return found.filter((field) => field !== undefined);
}

/** The lots that are meant, in the order of their labels, each with its code handed out: all of them, or none. */
async function handOut(
  deps: Deps,
  actor: Actor,
  form: FormContext,
  { lots: chosen, search, count, copies = 1, type }: Wanted,
): Promise<readonly LotRecord[]> {
  const ids = chosen ?? null;
  if (ids === null && search === undefined) return fail('nothingSelected');
  const { place, model } = form;
  const meant = { boxId: place.boxId, assetType: model.id, ids, search: search ?? '' };
  return transact(deps.db, async (db) => {
    const lots = await lockLots(db, meant, maxLabelLots);
    if (ids === null)
      refuseIfMoved(
        lots.map(({ id }) => id),
        count,
      );
    const [first] = lots;
    if (first === undefined) return fail(ids === null ? 'nothingSelected' : 'notFound');
    if (lots.length > maxLabelLots) failWith([issue('search', 'aboveMax', { max: maxLabelLots })]);
    if (lots.length * copies > maxLabels) failWith([issue('copies', 'aboveMax', { max: maxLabels })]);
    if (type !== undefined && !linksOf(deps, first, place.subtype).some((link) => link.type === type))
      failWith([issue('type', 'notAnOption')]);
    const handed = lots.filter(({ qrEvent }) => !qrEvent).map(({ id }) => id);
    await markAllHandedOut(db, handed);
    await insertLotChanges(db, handed, 'published', changingOf(deps, actor, place));
    return ids === null ? lots : inOrder(lots, ids);
  });
}

function inOrder(lots: readonly LotRecord[], ids: readonly number[]): readonly LotRecord[] {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

interface Printed {
  readonly fields: readonly LotLine[];
  readonly type: Wanted['type'];
  readonly isPlaced: boolean;
}

/** What the assets of lots are, by the id of the lot, of what may be listed there. */
async function whatOf(
  { db }: Deps,
  { model, locale, scope }: FormContext,
  lots: readonly LotRecord[],
  type: Wanted['type'],
): Promise<ReadonlyMap<number, string>> {
  const soldAs = type === undefined || !isLotQrType(type) ? undefined : lotPages[type].soldAs;
  const listed = new Set(allowedFields(model, 'list', scope).map(({ name }) => name));
  const names = whatFields(model, soldAs).filter((name) => listed.has(name));
  const ids = lots.map(({ id }) => id);
  const alike = await listAlike(db, ids, names);
  return new Map(ids.map((id) => [id, whatItIs(model, soldAs, alike.get(id) ?? {}, locale)]));
}

async function* labelsOf(
  deps: Deps,
  form: FormContext,
  lots: readonly LotRecord[],
  { fields, type, isPlaced }: Printed,
): AsyncGenerator<Label> {
  const { model, place, locale } = form;
  const ids = lots.map(({ id }) => id);
  const figures = await listLotFigures(deps.db, ids, null);
  const what = fields.includes(lotWhatField)
    ? await whatOf(deps, form, lots, type)
    : new Map<number, string>();
  const number = new Intl.NumberFormat(localeTag[locale.language]);
  const counted = (count: number) =>
    `${number.format(count)} ${model.noun[count === 1 ? 'one' : 'many'][locale.language]}`;
  for (const lot of lots) {
    const links = linksOf(deps, lot, place.subtype);
    const { code } = links.find((each) => each.type === type) ?? links[0] ?? fail('notFound');
    const lines = fields.map((field) => {
      if (field === lotCountField) return counted(figures.get(lot.id)?.count ?? 0);
      if (field === lotWhatField) return what.get(lot.id) ?? '';
      return formatField(field, lot.attributes[field.name] ?? null, locale);
    });
    yield {
      name: nameOf(lot.attributes),
      lines: [...lines, ...(isPlaced ? [place.name] : [])].filter((line) => line !== ''),
      link: code,
    };
  }
}

type About = { readonly params: { readonly boxId: number; readonly assetId: number } };

/** Codes of lots are handed out by users who may edit lots or publish there, as one is (`demandOfLotCode`). */
export function demandOfLotCodes(_deps: Deps, { params }: About): Promise<Demand> {
  return Promise.resolve({
    code: ['TAG_EDIT', 'ASSET_QR'],
    boxId: params.boxId,
    assetType: params.assetId,
  });
}
