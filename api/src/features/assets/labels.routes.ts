import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { labelSheets, maxLabels } from '@huella/domain/engine/labels/label-sheets';
import { shortLinkOf } from '@huella/domain/engine/qr/short-links';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Attribute } from '@huella/domain/model/attribute';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { qrLinkOf, qrTypes } from '@huella/domain/model/qr-types';
import type { Deps } from '../../deps';
import { codeHeldBy } from '../../http/held-by-code';
import { formContextOf, type FormContext } from '../../http/form-context';
import { listSelectedIds, refuseIfMoved } from '../../http/selected-ids';
import type { Handlers } from '../../http/serve';
import { labelOf } from '../../db/index-slots';
import { pdfType } from '../../outside/sheets/write-table-pdf';
import type { ListSource } from '../../http/list-source';
import { sourceOfSuffix } from '../../http/list-sources';
import { readInOrder } from './list-source';
import { findCodeSubject } from '../qr/metrics.store';
import { findCompanyFields } from './labels.store';
import { readLogo } from '../../outside/labels/read-logo';
import { writeCode, writeLabels, type Label } from '../../outside/labels/write-labels';

type Wanted = BodyOf<Calls['labels.print']>;

/** Codes to be printed: one by itself, and labels of what a list selects, with fields that its user may list. */
export function labelRoutes(deps: Deps): Pick<Handlers, 'labels.print' | 'qr.pdf'> {
  return {
    'qr.pdf': async ({ params: { typeQr, id }, place }) => {
      const subject = await findCodeSubject(deps.db, { of: qrTypes[typeQr].shows, id });
      if (subject === null) return fail('notFound');
      const link = codeHeldBy(deps.config.publicUrl, typeQr, subject, place.subtype);
      // The files are called after the type and the number (decisions section 5).
      const title = `${typeQr}-${String(id)}`;
      return { name: `${title}.pdf`, type: pdfType, bytes: writeCode({ title, link }) };
    },
    'labels.print': async ({ params, body, caller, place }) => {
      const form = formContextOf(deps.clock(), caller, place, params.assetId);
      const source = sourceOfSuffix(deps, form, undefined);
      const fields = fieldsOf(source, body.fields ?? []);
      const ids = await idsOf(deps, form, body);
      const { start = 1, copies = 1 } = body;
      if (ids.length * copies > maxLabels) failWith([issue('copies', 'aboveMax', { max: maxLabels })]);
      const logo = body.logo === true ? await logoOf(deps, place.companyId) : null;
      const title = `${form.model.name[form.locale.language]} ${place.name} ${form.locale.today}`;
      const labels = labelsOf(deps, form, source, { ids, fields, isPlaced: body.place === true });
      const first = await labels.next();
      // A document without a page is none, and whose are elsewhere are as good as not there.
      if (first.done === true) return fail('notFound');
      return {
        name: `${title}.pdf`,
        type: pdfType,
        bytes: writeLabels({
          ...{ title, start, copies, logo, hasAddress: body.address === true },
          sheet: labelSheets[body.sheet],
          labels: resumed(first.value, labels),
        }),
      };
    },
  };
}

/** The logo of a company as labels show it. */
async function logoOf(deps: Deps, companyId: number): Promise<Buffer | null> {
  return readLogo(deps, (await findCompanyFields(deps.db, companyId))['logo'] ?? null);
}

function fieldsOf({ allowed }: ListSource, names: readonly string[]): readonly Attribute[] {
  const unknown = names.filter((name) => !allowed.some((field) => field.name === name));
  if (unknown.length > 0) failWith(unknown.map((name) => issue(name, 'unknownField')));
  return names.flatMap((name) => allowed.find((field) => field.name === name) ?? []);
}

async function idsOf(
  { db }: Deps,
  form: FormContext,
  { pks, selection, count }: Wanted,
): Promise<readonly number[]> {
  if (pks !== undefined) return [...new Set(pks)];
  if (selection === undefined) return fail('nothingSelected');
  const ids = await listSelectedIds(db, form, selection);
  refuseIfMoved(ids, count);
  return ids.length === 0 ? fail('nothingSelected') : ids;
}

interface Printed {
  readonly ids: readonly number[];
  readonly fields: readonly Attribute[];
  /** The name of the establishment is on each. */
  readonly isPlaced: boolean;
}

/** What is not there any more has no label. */
async function* labelsOf(
  { config }: Deps,
  { model, place, locale }: FormContext,
  source: ListSource,
  { ids, fields, isPlaced }: Printed,
): AsyncGenerator<Label> {
  for await (const assets of readInOrder(source, ids))
    for (const { public_id: publicId, attributes } of assets)
      yield {
        name: labelOf(model, attributes),
        lines: [
          ...fields.map((field) => formatField(field, attributes[field.name] ?? null, locale)),
          ...(isPlaced ? [place.name] : []),
        ].filter((line) => line !== ''),
        link: shortLinkOf(qrLinkOf(config.publicUrl, 'identeco', publicId)),
      };
}

async function* resumed<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield first;
  yield* rest;
}
