import type { MappedAsset } from '@huella/domain/calls/asset-map';
import type { BodyOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { placeFieldsOf, type PlaceFields } from '@huella/domain/engine/lists/place-field';
import { rowFields } from '@huella/domain/engine/lists/row-fields';
import { stateOf } from '@huella/domain/engine/status/asset-state';
import { foldKey } from '@huella/domain/fold';
import { failWith } from '@huella/domain/model/errors';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { listedFields } from '@huella/domain/rules/lot-field';
import { stateFieldOf, statesOf } from '@huella/domain/rules/state-fields';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { groupPlaces, listOutlines, measurePlaces, placesOfList, type MapQuery } from '../../db/list-map';
import { listAssetsByIds } from '../../db/list-scan';
import type { Deps } from '../../deps';
import { listScopeOf, type FormContext } from '../../http/form-context';

/** Of so many assets in view outlines are drawn; of more they would be spots. */
const maxOutlines = 60;

/**
 * Which of the assets that filters find have a place (document 1 section 2, asset map). Where the actor lists no place
 * of theirs none has one.
 */
export async function findPlaces(
  { db }: Deps,
  form: FormContext,
  body: BodyOf<Calls['objects.places']>,
): Promise<ReplyOf<Calls['objects.places']>> {
  const { query, fields } = readQuestion(form, body);
  const place = fields?.place ?? null;
  const { unplaced, ...totals } = await measurePlaces(db, placesOfList(listScopeOf(form), query, place));
  const named = await nameAssets(db, form, unplaced);
  return { ...totals, unplaced: unplaced.flatMap((id) => named.get(id) ?? []) };
}

/** The assets that filters find in a view of a map, near ones together, with the outlines of those that stand alone. */
export async function mapAssets(
  { db }: Deps,
  form: FormContext,
  body: BodyOf<Calls['objects.map']>,
): Promise<ReplyOf<Calls['objects.map']>> {
  const { query, fields } = readQuestion(form, body);
  if (fields === null) return { groups: [], outlines: [] };
  const scope = listScopeOf(form);
  const states = statesOf(form.model).map(({ state }) => state);
  const placed = placesOfList(scope, query, fields.place, stateFieldOf(form.model));
  const found = await groupPlaces(db, placed, body.view, states.map(foldKey));
  const ids = found.flatMap((group) => group.ids);
  const named = await nameAssets(db, form, ids);
  const outlined = ids.length <= maxOutlines ? ids : [];
  const outlines = fields.outline === null ? [] : await listOutlines(db, scope, outlined, fields.outline);
  return {
    groups: found.map(({ ids: own, states: counts, ...group }) => ({
      ...group,
      assets: own.flatMap((id) => named.get(id) ?? []),
      states: states.flatMap((state, at) => {
        const count = counts[at] ?? 0;
        return count === 0 ? [] : [{ state, count }];
      }),
    })),
    outlines: outlines.map(({ id, rings }) => ({
      id,
      rings: rings.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat])),
    })),
  };
}

function readQuestion(
  form: FormContext,
  { filters = [] }: BodyOf<Calls['objects.places']>,
): { readonly query: MapQuery; readonly fields: PlaceFields | null } {
  const listed = listedFields(form.model, form.scope);
  const read = readListFilters(filters, listed, form.locale);
  if (read.issues.length > 0) failWith(read.issues);
  return {
    query: { filters: read.filters, which: 'active', language: form.locale.language },
    fields: placeFieldsOf(listed),
  };
}

/** Assets of the establishment with what names them and how they stand, by their ids. */
async function nameAssets(
  db: Database,
  form: FormContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MappedAsset>> {
  if (ids.length === 0) return new Map();
  const { model } = form;
  const rows = await listAssetsByIds(db, listScopeOf(form), ids, rowFields(model));
  return new Map(
    rows.map(({ id, attributes: values, paused_message, sent_at }) => {
      const standing = { values, paused: paused_message !== null, inTransit: sent_at !== null };
      const { state } = stateOf(model, standing, form.statusDay);
      return [id, { id, label: labelOf(model, values), state }];
    }),
  );
}
