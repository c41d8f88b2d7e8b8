import { areaOf, placeAt } from '@huella/domain/engine/fields/place';
import type { DrawnArea, FileRef, PlacedPoint, Position, Value, Values } from '@huella/domain/model/value';
import type { Day } from './days';
import type { DrawnFile, DrawnFiles } from './drawings/drawing';
import type { Place } from './places';

/** What somebody writes down of one asset; its tag names it among all of its type in the demo. */
export interface Row {
  readonly tag: string;
  readonly values: Values;
  /** Fields that choose other assets, by their tags: ids are only known once those were added. */
  readonly chosen?: Readonly<Record<string, readonly string[] | Chosen>>;
  /** Lists of which each row chooses an asset of another type. */
  readonly chosenIn?: Readonly<Record<string, ChosenRows>>;
  /** Files that somebody uploads with it. */
  readonly drawn?: DrawnFiles;
}

/** Assets of another type, by their tags. */
interface Chosen {
  readonly assetType: number;
  readonly tags: readonly string[];
}

/** The rows of a list by the tags of the assets that a field of theirs chooses. */
interface ChosenRows {
  readonly assetType: number;
  readonly field: string;
  readonly rows: readonly { readonly tag: string; readonly values: Values }[];
}

/** How what a row names is known once it is there: assets by their ids, files by where they are kept. */
export interface Known {
  readonly idOf: (assetType: number, tag: string) => string;
  readonly refOf: (file: DrawnFile) => FileRef;
}

/** What a row says, with the ids of the assets that it chooses and the files that came with it. */
export function saidIn(
  { assetType }: Pick<Step, 'assetType'>,
  { values, chosen = {}, chosenIn = {}, drawn = {} }: Row,
  { idOf, refOf }: Known,
): Values {
  const files = Object.entries(drawn).map(([name, list]): [string, Value] => [name, list.map(refOf)]);
  const ids = Object.entries(chosen).map(([name, tags]): [string, Value] => [
    name,
    'tags' in tags
      ? tags.tags.map((tag) => idOf(tags.assetType, tag))
      : tags.map((tag) => idOf(assetType, tag)),
  ]);
  const lists = Object.entries(chosenIn).map(([name, list]): [string, Value] => [
    name,
    list.rows.map((row, at) => ({
      ...{ ...row.values, key: at + 1 },
      [list.field]: [idOf(list.assetType, row.tag)],
    })),
  ]);
  return { ...values, ...Object.fromEntries([...ids, ...lists, ...files]) };
}

/** One thing that somebody writes down on a day. */
export type Step = {
  readonly day: Day;
  readonly assetType: number;
  /** Where it is written down. */
  readonly box: Place;
  /** Who writes it down, by e-mail name. */
  readonly by: string;
  readonly rows: readonly [Row, ...Row[]];
} & (
  | { readonly action: 'add' }
  | { readonly action: 'update' }
  /** An event on all of them, with what they have in common. */
  | { readonly action: 'event'; readonly eventType: number; readonly common: Values }
  | { readonly action: 'transfer'; readonly to: string; readonly common: Values }
  /** They are put together under a name. */
  | { readonly action: 'lot'; readonly common: Values }
  /** What the establishment deals with again and again is kept by its name: the tag of the row. */
  | { readonly action: 'entity'; readonly entityType: number }
);

/** Steps by their day; on one day they stay as they came. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  return [...steps].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** So many rows are written down at once at most: few enough to be written before the answer. */
export const maxAtOnce = 30;

/** Steps of one kind, place and day become one, as people write them down, of so many rows at most. */
export function together(steps: readonly Step[], maxRows = maxAtOnce): readonly Step[] {
  const groups = new Map<string, Step[]>();
  for (const [at, step] of steps.entries()) {
    const { rows: _rows, box, ...kind } = step;
    // Each asset comes into being by itself, and so does what is kept by its name.
    const alone = step.action === 'add' || step.action === 'entity' ? at : 0;
    const key = JSON.stringify([alone, box.name, kind]);
    const group = groups.get(key) ?? [];
    const last = group.at(-1);
    if (last === undefined || last.rows.length >= maxRows) groups.set(key, [...group, step]);
    else groups.set(key, [...group.slice(0, -1), { ...last, rows: [...last.rows, ...step.rows] }]);
  }
  return [...groups.values()].flat();
}

/** A place and an asset type: what is written down there is stated without naming them each time. */
export interface Desk {
  readonly box: Place;
  readonly assetType: number;
  /** Instead of the recorder of the place. */
  readonly by?: string;
}

type StepHead = Pick<Step, 'day' | 'assetType' | 'box' | 'by'>;

function headOf({ box, assetType, by }: Desk, day: Day): StepHead {
  return { day, assetType, box, by: by ?? box.recorder };
}

/** An asset comes into being. */
export function adding(desk: Desk, day: Day, tag: string, values: Values, chosen?: Row['chosen']): Step {
  return { ...headOf(desk, day), action: 'add', rows: [rowOf(tag, values, chosen)] };
}

function rowOf(tag: string, values: Values, chosen: Row['chosen']): Row {
  return chosen === undefined ? { tag, values } : { tag, values, chosen };
}

/** Something happens to assets: to each what its row says, to all what they have in common. No rows, no steps. */
export function happening(
  desk: Desk,
  day: Day,
  eventType: number,
  rows: readonly Row[],
  common: Values = {},
): readonly Step[] {
  return inPortions(rows).map((portion) => ({
    ...headOf(desk, day),
    action: 'event',
    eventType,
    common,
    rows: portion,
  }));
}

/** Something happens to one asset. */
export function happeningTo(
  desk: Desk,
  day: Day,
  eventType: number,
  tag: string,
  values: Values,
): readonly Step[] {
  return happening(desk, day, eventType, [{ tag, values }]);
}

/** What people say of assets beside what happens to them. */
export function editing(desk: Desk, day: Day, rows: readonly Row[]): readonly Step[] {
  return inPortions(rows).map((portion) => ({ ...headOf(desk, day), action: 'update', rows: portion }));
}

/** Assets go to another establishment. */
export function sending(
  desk: Desk,
  day: Day,
  to: Place,
  tags: readonly string[],
  common: Values,
): readonly Step[] {
  return inPortions(named(tags)).map((portion) => ({
    ...headOf(desk, day),
    action: 'transfer',
    to: to.name,
    common,
    rows: portion,
  }));
}

/** Assets are put together as a lot. */
export function grouping(desk: Desk, day: Day, name: string, tags: readonly string[], common: Values = {}) {
  return inPortions(named(tags))
    .slice(0, 1)
    .map((portion): Step => ({
      ...headOf(desk, day),
      action: 'lot',
      common: { name, opened_on: day, ...common },
      rows: portion,
    }));
}

/** Named entities of an establishment, each with the values that it brings. */
export function keeping(
  desk: Desk,
  day: Day,
  entityType: number,
  entities: Readonly<Record<string, Values>>,
): readonly Step[] {
  return Object.entries(entities).map(([tag, values]) => ({
    ...headOf(desk, day),
    action: 'entity',
    entityType,
    rows: [{ tag, values }],
  }));
}

/** Rows that say nothing of their own. */
export function named(tags: readonly string[]): readonly Row[] {
  return tags.map((tag) => ({ tag, values: {} }));
}

function inPortions(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const portions: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = portions.at(-1);
    if (last === undefined || last.length === maxAtOnce) portions.push([row]);
    else last.push(row);
  }
  return portions;
}

/** A place some metres east and north of another. */
export function beside([lng, lat]: Position, east: number, north: number): PlacedPoint {
  return placeAt(moved([lng, lat], east, north));
}

/** A field as a rectangle around a place, its sides in metres, a little out of square as fields are. */
export function fieldAround(center: Position, wide: number, high: number): DrawnArea {
  const corners: readonly (readonly [number, number])[] = [
    [-wide / 2, -high / 2],
    [wide / 2, -high * 0.46],
    [wide * 0.48, high / 2],
    [-wide * 0.47, high * 0.45],
  ];
  return areaOf([corners.map(([east, north]) => moved(center, east, north))], { center });
}

const metresOfDegree = 111_320;

/** The position some metres east and north of another. */
export function moved([lng, lat]: Position, east: number, north: number): Position {
  const across = metresOfDegree * Math.cos((lat * Math.PI) / 180);
  return [rounded(lng + east / across), rounded(lat + north / metresOfDegree)];
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
