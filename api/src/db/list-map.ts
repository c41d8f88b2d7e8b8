import { sql, type RawBuilder } from 'kysely';
import type { MapBounds } from '@huella/domain/calls/asset-map';
import { nearestAssetZoom } from '@huella/domain/engine/lists/place-field';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Position } from '@huella/domain/model/value';
import type { Database } from './database';
import { idList } from './list-rows';
import { matching } from './list-scan';
import type { Reading } from './list-state';
import type { ListQuery, ListScope } from './list-types';

/** What a map is drawn of: what a list of the same filters finds, whatever its page and order. */
export type MapQuery = Pick<ListQuery, 'filters' | 'which' | 'language'>;

/**
 * A query of assets to draw: the `id` of each, what it holds of the attribute that is its place as `held`, and as `state` the folded
 * key of how it stands, where a map tells it.
 */
export type Placed = RawBuilder<unknown>;

/** What a list finds, with its places. Null as the place is none of them. */
export function placesOfList(
  scope: ListScope,
  query: MapQuery,
  place: Attribute | null,
  state: Attribute | null = null,
): Placed {
  const stateOf = (reading: Reading) => (state === null ? null : reading.followed(state)) ?? sql`null::text`;
  return sql`
    select a.id, a.attributes -> ${place?.name ?? null}::text as held, m.key as state
    from (${matching(scope, { ...query, sort: null }, (_query, reading) => stateOf(reading))}) as m
      join asset a on a.id = m.id`;
}

/** How many have a place, and where all places lie. */
export interface PlaceTotals {
  readonly total: number;
  readonly placed: number;
  readonly bounds: MapBounds | null;
  /** The first of those without a place, by their ids. */
  readonly unplaced: readonly number[];
}

/** Most assets without a place that are named. */
const maxUnplaced = 100;

/** Counts those with a place, frames their places, and lists the first without one. */
export async function measurePlaces(db: Database, placed: Placed): Promise<PlaceTotals> {
  const found = await sql<PlaceTotals>`
    with found as materialized (${pointsOf(placed)})
    select count(*)::integer as total, count(lng)::integer as placed,
      case when count(lng) > 0 then json_build_object(
        'west', min(lng), 'south', min(lat), 'east', max(lng), 'north', max(lat)) end as bounds,
      ${idList(sql`select id from found where lng is null order by id limit ${maxUnplaced}`)} as unplaced
    from found`.execute(db);
  return found.rows[0] ?? { total: 0, placed: 0, bounds: null, unplaced: [] };
}

/** A view of a map: its frame, and the zoom at which the world is 256 * 2^zoom px wide. */
export interface MapView extends MapBounds {
  readonly zoom: number;
}

/** Assets that stand together at the middle of their places. */
export interface PlacedGroup {
  readonly lng: number;
  readonly lat: number;
  readonly count: number;
  /** Of one alone that one; from nearest the first of them. */
  readonly ids: readonly number[];
  /** How many stand how, in the order of the states that were asked for. */
  readonly states: readonly number[];
}

/** px that assets must be apart to be told apart, and of how many such parts a view has at most, each way. */
const groupPx = 56;
const maxParts = 40;

/** Most assets of a group that are named, seen from nearest. */
const maxNamed = 20;

/**
 * Those in a view, near ones together, most first. A view is never answered by more than 41 x 41 groups.
 * @param states folded keys of states, of each of which is counted how many of a group are in it
 */
export async function groupPlaces(
  db: Database,
  placed: Placed,
  view: MapView,
  states: readonly string[] = [],
): Promise<readonly PlacedGroup[]> {
  const { west, south, east, north, zoom } = view;
  const degrees = (groupPx * 360) / (256 * 2 ** zoom);
  // North and south a degree is as many px as at the middle of the view.
  const shortening = Math.max(Math.cos((((south + north) / 2) * Math.PI) / 180), 0.1);
  const wide = Math.max(degrees, (east - west) / maxParts);
  const high = Math.max(degrees * shortening, (north - south) / maxParts);
  const named = zoom === nearestAssetZoom ? maxNamed : 1;
  const counts = states.map((state) => sql`count(*) filter (where state = ${state})`);
  const found = await sql<PlacedGroup>`
    select round(avg(lng)::numeric, 6)::double precision as lng, round(avg(lat)::numeric, 6)::double precision as lat,
      count(*)::integer as count,
      case when count(*) = 1 or ${zoom === nearestAssetZoom}::boolean
        then to_json((array_agg(id order by id))[1:${named}::integer]) else '[]'::json end as ids,
      json_build_array(${counts.length === 0 ? sql`` : sql.join(counts)}) as states
    from (${pointsOf(placed)}) as found
    where lng between ${west} and ${east} and lat between ${south} and ${north}
    group by floor(lng / ${wide}::double precision), floor(lat / ${high}::double precision)
    order by count(*) desc, min(id)`.execute(db);
  return joinNear(found.rows, { degrees, shortening, named });
}

/** Groups of neighbouring parts whose middles are nearer than this would lie over each other. px */
const nearPx = 40;

/** Joins groups that would lie over each other, though they are in different parts of the view: the larger takes the smaller in. */
function joinNear(
  groups: readonly PlacedGroup[],
  {
    degrees,
    shortening,
    named,
  }: { readonly degrees: number; readonly shortening: number; readonly named: number },
): readonly PlacedGroup[] {
  const joined: PlacedGroup[] = [];
  const near = (degrees * nearPx) / groupPx;
  for (const group of groups) {
    const at = joined.findIndex(
      ({ lng, lat }) => Math.hypot(lng - group.lng, (lat - group.lat) / shortening) < near,
    );
    const other = joined[at];
    if (other === undefined) joined.push(group);
    else joined[at] = joinTwo(other, group, named);
  }
  return joined.toSorted((one, other) => other.count - one.count);
}

function joinTwo(one: PlacedGroup, other: PlacedGroup, named: number): PlacedGroup {
  const count = one.count + other.count;
  const middle = (name: 'lng' | 'lat') =>
    Math.round(((one[name] * one.count + other[name] * other.count) / count) * 1e6) / 1e6;
  // Of one alone that one is named, of many only seen from nearest.
  const ids = named === 1 ? [] : [...one.ids, ...other.ids].slice(0, named);
  const states = one.states.map((of, at) => of + (other.states[at] ?? 0));
  return { lng: middle('lng'), lat: middle('lat'), count, ids, states };
}

/** The rings of the areas that some assets of a scope hold, by their ids. */
export async function listOutlines(
  db: Database,
  { boxId, model }: ListScope,
  ids: readonly number[],
  outline: Attribute,
): Promise<readonly { readonly id: number; readonly rings: readonly (readonly Position[])[] }[]> {
  if (ids.length === 0) return [];
  const rings = sql`a.attributes -> ${outline.name}::text -> 'geometry' -> 'coordinates'`;
  const found = await sql<{ id: number; rings: readonly (readonly Position[])[] }>`
    select a.id, ${rings} as rings from asset a
    where a.id = any(${[...ids]}::bigint[]) and a.box_id = ${boxId} and a.asset_type = ${model.id}
      and jsonb_typeof(${rings}) = 'array'
    order by a.id`.execute(db);
  return found.rows;
}

/** Each with its longitude and latitude, which are null without a place, and how it stands. */
function pointsOf(placed: Placed): RawBuilder<unknown> {
  return sql`
    select p.id, p.state, (c.at ->> 0)::double precision as lng, (c.at ->> 1)::double precision as lat
    from (${placed}) as p
    cross join lateral (
      select case when jsonb_typeof(own.at) = 'array' then own.at end as at
      from (select p.held -> 'geometry' -> 'coordinates' as at) as own
    ) as c`;
}
