import type { MappedAsset } from '@huella/domain/calls/asset-map';
import type { BodyOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { placeFieldsOf } from '@huella/domain/engine/lists/place-field';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { groupPlaces, measurePlaces } from '../../db/list-map';
import { listPledgedNames, pledgedPlaces, type HolderScope } from './pledges.store';
import { only } from './present-worth';

/** What is pledged to an establishment, and the attributes of others' assets that may be read there. */
interface Seen {
  readonly scope: HolderScope;
  readonly readable: readonly Attribute[];
}

/** How much of what is pledged has a place; none where the holder may read none. */
export async function findPledgedPlaces(db: Database, seen: Seen): Promise<ReplyOf<Calls['pledges.places']>> {
  const place = placeFieldsOf(seen.readable)?.place ?? null;
  const { unplaced, ...totals } = await measurePlaces(db, pledgedPlaces(seen.scope, place));
  const named = await nameThem(db, seen, unplaced);
  return { ...totals, unplaced: unplaced.flatMap((id) => named.get(id) ?? []) };
}

/** What is pledged in a view of a map, near ones together. */
export async function mapPledged(
  db: Database,
  seen: Seen,
  view: BodyOf<Calls['pledges.map']>['view'],
): Promise<ReplyOf<Calls['pledges.map']>> {
  const place = placeFieldsOf(seen.readable)?.place ?? null;
  if (place === null) return { groups: [], outlines: [] };
  const found = await groupPlaces(db, pledgedPlaces(seen.scope, place), view);
  const named = await nameThem(
    db,
    seen,
    found.flatMap(({ ids }) => ids),
  );
  const groups = found.map(({ ids, ...group }) => ({
    ...{ ...group, states: [] },
    assets: ids.flatMap((id) => named.get(id) ?? []),
  }));
  return { groups, outlines: [] };
}

async function nameThem(
  db: Database,
  { scope, readable }: Seen,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MappedAsset>> {
  const rows = ids.length === 0 ? [] : await listPledgedNames(db, scope, ids);
  return new Map(
    rows.map(({ id, attributes }) => [id, { id, label: labelOf(scope.model, only(readable, attributes)) }]),
  );
}
