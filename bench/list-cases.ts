import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { HttpRequest } from './load';

/** What lists of a kind may take; a figure without a target is null. */
export interface Targets {
  /** The most that the 95th of 100 answers may take, in milliseconds. */
  readonly p95: number;
  /** The fewest answers a second under a crowd, and the most that every second one may take alone, found anew. */
  readonly perSecond: number | null;
  readonly aloneP50: number | null;
  /** Processor time of the server process for an answer, in milliseconds. */
  readonly serverMs: number | null;
}

/** A kind of list, asked over and over with other values. */
export interface Case {
  readonly name: string;
  readonly targets: Targets;
  /** The fewest and the most that each of its questions finds, of a thousand assets of the establishment. */
  readonly finds: readonly [number, number];
  /** How long it is asked for; lists that take seconds need longer for a figure. */
  readonly seconds?: number;
  readonly sort: string;
  readonly filters: (turn: number) => readonly object[];
}

export const turns = 24;

const upTo = (p95: number): Targets => ({ p95, perSecond: null, aloneP50: null, serverMs: null });
const some = [1, 1000] as const;

const weightFilter = (min: number, max: number) => ({ field: 'weight', operator: 'betweenValues', min, max });

/**
 * Categories of a herd, between which weights they are looked for first, and by how much that moves each time round:
 * within what such animals weigh, so that each question finds some.
 */
const herds = [
  { categories: ['VQ', 'NT'], min: 250, max: 320, step: 20 },
  { categories: ['VA'], min: 390, max: 450, step: 25 },
  { categories: ['TM', 'TH'], min: 75, max: 130, step: 25 },
  { categories: ['NO', 'NT', 'VQ'], min: 280, max: 360, step: 15 },
  { categories: ['VA', 'VQ'], min: 360, max: 420, step: 10 },
  { categories: ['TO', 'NO'], min: 400, max: 600, step: 50 },
];

function herdFilters(turn: number): readonly object[] {
  return herds
    .slice(turn % herds.length)
    .slice(0, 1)
    .flatMap(({ categories, min, max, step }) => {
      const by = step * Math.floor(turn / herds.length);
      return [
        { field: 'category', operator: 'inArray', values: categories },
        weightFilter(min + by, max + by),
      ];
    });
}

export const cases: readonly Case[] = [
  {
    name: 'category and weight, by birth date',
    targets: { p95: 40, perSecond: 500, aloneP50: 5, serverMs: 2 },
    // 300 to 6,000 of 30,000.
    finds: [10, 200],
    sort: 'birth_date',
    filters: herdFilters,
  },
  {
    name: 'no filter, by visual tag',
    targets: upTo(60),
    finds: [1000, 1000],
    sort: 'visual_tag',
    filters: () => [],
  },
  {
    name: 'weight, by category (its labels)',
    targets: upTo(60),
    finds: some,
    sort: 'category',
    filters: (turn) => [weightFilter(100 + turn * 15, 200 + turn * 15)],
  },
  {
    name: 'teeth, by entry date (slots without index)',
    targets: upTo(200),
    finds: some,
    sort: 'entry_date',
    filters: (turn) => [
      { field: 'dentition', operator: 'inArray', values: [['2D', '4D'], ['8D'], ['DL']][turn % 3] },
    ],
  },
  {
    name: 'horns, by RENSPA of origin (no slot)',
    targets: upTo(200),
    finds: some,
    seconds: 12,
    sort: 'origin_renspa',
    filters: (turn) => [{ field: 'horns', operator: 'inArray', values: [['A'], ['M'], ['D']][turn % 3] }],
  },
  {
    name: 'part of a tag, by weight',
    targets: upTo(200),
    // A part of a number is in few: in 200 of 300,000.
    finds: [0.5, 1000],
    sort: 'weight',
    filters: (turn) => [
      { field: 'visual_tag', operator: '=', value: String(120 + turn * 31), subFields: ['electronic_tag'] },
    ],
  },
];

/** The columns of the screen and some that a user adds: fifteen in all. */
const columns = [...cowAr.defaultColumns, 'sex', 'body_condition', 'entry_date', 'reproductive_status'];

/** The questions of a kind of list, 20 rows each. */
export function requestsOf({ sort, filters }: Case, boxId: number): readonly HttpRequest[] {
  const type = String(cowAr.id);
  return Array.from({ length: turns }, (_, turn) => ({
    path: `/objects/get/all/${type}/asset/${type}/${String(boxId)}/0/0/${String(turn % 3)}/20/${sort}/asc`,
    body: { filters: filters(turn), outputFields: columns },
  }));
}
