import { fail, failWith, hasErrors } from '@huella/domain/model/errors';
import { fieldOfPlace, maxRows } from '@huella/domain/engine/fields/rows';
import { isRows, type Values } from '@huella/domain/model/value';
import { checkFields } from '@huella/domain/engine/forms/check-fields';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { ParamsOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { requireDemand } from '../../http/access';
import type { Handlers } from '../../http/serve';
import { formContextOf, type FormContext } from '../../http/form-context';
import { findAsset } from '../assets/assets.store';
import { uploaderOf, withUploadRoom } from '../files/upload-quota-check';
import { withSourcesOf } from '../sources/sources-check';
import { getList } from './details-check';
import { insertDraft, listDrafts, removeDrafts } from './details.store';

/** Rows of lists inside records that are not saved yet (document 2 section 7). */
export function detailRoutes(deps: Deps): Pick<Handlers, 'details.list' | 'details.add' | 'details.remove'> {
  return {
    'details.list': async ({ params, caller }) => {
      if (params.pk !== 0) return listSaved(deps, caller, params);
      const parent = {
        userId: caller.userId,
        temporalId: params.temporalPkReferer,
        assetType: params.pkObjectType,
      };
      const drafts = await listDrafts(deps.db, parent, maxRows);
      const rows = drafts.filter(({ field }) => field === params.field).reverse();
      return { res: rows.map(({ id, values }) => ({ id, values })), resTotal: rows.length };
    },
    'details.add': async (request) => {
      const { params, body, caller, place } = request;
      const known = formContextOf(deps.clock(), caller, place, params.globalModel);
      const form = await withSourcesOf(deps.db, known);
      const values = checkRow(form, body.field, body.values);
      const parent = {
        userId: caller.userId,
        temporalId: body.temporalDetailParentId,
        assetType: params.globalModel,
      };
      if ((await listDrafts(deps.db, parent, maxRows)).length >= maxRows) fail('tooLarge');
      const uploader = uploaderOf(deps, request);
      const draft = { field: body.field, values, networkMark: uploader.networkMark };
      const id = await withUploadRoom(deps, uploader, JSON.stringify(values).length, () =>
        insertDraft(deps.db, parent, draft, deps.clock()),
      );
      return { id, values };
    },
    'details.remove': async ({ body, caller }) => {
      await removeDrafts(deps.db, caller.userId, Array.isArray(body) ? body : body.ids);
      return { ok: true } as const;
    },
  };
}

/** The rows of a list of a saved asset, as whoever may list it where it is sees them. */
async function listSaved(
  deps: Deps,
  caller: Actor,
  { pk, pkObjectType: assetType, field: name }: ParamsOf<Calls['details.list']>,
) {
  const asset = (await findAsset(deps.db, pk)) ?? fail('notFound');
  if (asset.assetType !== assetType) fail('notFound');
  const demand = { code: 'ASSET_LIST', boxId: asset.boxId, assetType } as const;
  const place = await requireDemand(deps, caller.userId, demand, 'read');
  const { model, scope } = formContextOf(deps.clock(), caller, place, assetType);
  const field = allowedFields(model, 'list', scope).find((each) => each.name === name);
  if (field?.list === undefined) fail('notFound');
  const kept = asset.attributes[name] ?? null;
  const rows = isRows(kept) ? kept : [];
  const res = rows.map(({ key, ...values }, at) => ({ id: typeof key === 'number' ? key : at + 1, values }));
  return { res: res.reverse(), resTotal: rows.length };
}

/** A row as the list of its record will hold it, but for the key. What is wrong is reported at the row's own fields. */
function checkRow(form: FormContext, name: string, raw: Readonly<Record<string, unknown>>): Values {
  const field = getList(form, name);
  const { values, issues } = checkFields({
    fields: [field],
    known: [field],
    mode: 'new',
    locale: form.locale,
    raw: { [name]: [{ ...raw, key: -1 }] },
    before: {},
    areas: form.areas,
  });
  const rows = values[name];
  const [row] = isRows(rows) ? rows : [];
  const inside = issues.map((found) => ({ ...found, field: ownField(found.field) }));
  if (row === undefined || hasErrors(issues)) return failWith(inside);
  const { key: _key, ...own } = row;
  return own;
}

/** `weight` of the place `calves.1.weight`. */
function ownField(place: string | null): string | null {
  if (place === null) return null;
  const list = fieldOfPlace(place);
  return place.slice(list.length + 1).replace(/^\d+\./, '') || list;
}
