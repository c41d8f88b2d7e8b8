import { z } from 'zod';
import { defineCall } from './contract';
import { asOfQuery, idParam } from './schemas';
import { filterItem } from './selection';

/** The list that a figure counts, which has as many rows: among what is there, what was retired, or what left. */
const countedList = z
  .object({ among: z.enum(['active', 'deleted', 'transferred']), filters: z.array(filterItem) })
  .meta({ id: 'CountedList' });
export type CountedList = z.output<typeof countedList>;

const filter = z
  .object({
    name: z.string(),
    label: z.string(),
    type: z.enum(['select', 'multiselect']),
    values: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        /** The values of the filter that this one depends on beside which it is found; empty where it depends on none. */
        fk: z.array(z.string()),
      }),
    ),
    /** The filter that this one depends on. */
    fk: z.string().nullable(),
  })
  .meta({ id: 'PanelFilter' });
export type PanelFilterView = z.output<typeof filter>;

const unit = z.string().nullable();

const resume = z
  .object({
    name: z.string(),
    title: z.string(),
    /** Null where nothing has a value to add up. */
    value: z.number().nullable(),
    /** What the value is in: kilograms, percent; null of a number of assets. */
    unit,
    /** How many assets it is about, and how many there are under the filters. */
    count: z.number(),
    total: z.number(),
    /** How many of those have the value that is added up; null of a figure that only counts. */
    filled: z.number().nullable(),
    /** Something is to be done about it. */
    due: z.boolean(),
    /** Of a sum of some of them, what all of them come to. */
    whole: z.number().nullable(),
    /** What is said under it instead of how many there are, with `{{count}}` and `{{noun}}` of those. */
    note: z.string().nullable(),
    /** How many establishments they are pledged to, of what is pledged. */
    holders: z.number().optional(),
    /** The days of the prices that it is by, the oldest and the newest, and who tells them; only of what is worth something. */
    priced: z.object({ from: z.string(), to: z.string(), sources: z.array(z.string()) }).optional(),
    /** Null where nothing can meet it and the filters. */
    list: countedList.nullable(),
  })
  .meta({ id: 'PanelCard' });
export type PanelCardView = z.output<typeof resume>;

const chart = z
  .object({
    name: z.string(),
    title: z.string(),
    shape: z.enum(['bars', 'months']),
    unit,
    series: z.array(z.object({ name: z.string(), label: z.string(), due: z.boolean() })),
    /** Of bars the most first; of months all of them, each with a value of every series. */
    points: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        values: z.array(z.number()),
        lists: z.array(countedList.nullable()),
      }),
    ),
  })
  .meta({ id: 'PanelChart' });
export type PanelChartView = z.output<typeof chart>;

const cell = z.union([z.string(), z.number(), z.null()]);

/** Of figures of several establishments, the one whose list each row leads to. */
const rowPlaces = z.array(z.object({ boxId: z.number(), box: z.string(), count: z.number() }));

const table = z
  .object({
    name: z.string(),
    type: z.enum(['table', 'map']),
    title: z.string(),
    columns: z.array(
      z.object({
        ...{ name: z.string(), label: z.string(), unit, figure: z.boolean(), width: z.number() },
        /**
         * What its cells are, where they are neither figures nor texts: days `2026-11-21`, days that are due once they are past, keys
         * of states, or names of establishments that hold a pledge, an empty one of who is not here, and null without a pledge.
         */
        as: z.enum(['day', 'due', 'state', 'holder']).optional(),
      }),
    ),
    /** By the names of the columns; of assets beside them their `pk`. */
    value: z.array(z.record(z.string(), cell)),
    /** Of groups the list of each row, in the order of the rows. */
    lists: z.array(countedList.nullable()),
    /** Where these lists are, in the same order, where each is of an establishment of its own. */
    places: rowPlaces.optional(),
    /** How many rows there are, of which the first are here, and the list of all of them. */
    total: z.number(),
    list: countedList.nullable(),
    totalWidth: z.number(),
  })
  .meta({ id: 'PanelTable' });
export type PanelTableView = z.output<typeof table>;

const place = {
  access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
  allowedWhenRenewalDue: true,
  tag: 'panel',
  params: z.object({ assetId: idParam, boxId: idParam }),
  query: asOfQuery,
} as const;

/** The control panel of an establishment (document 3 sections 2, 3 and 7). */
export const panelCalls = {
  'panel.filters': defineCall({
    ...place,
    method: 'GET',
    path: '/controlPanel/filters/:assetId/:boxId',
    summary: 'What the control panel of an asset type can be filtered by, with the values that are there',
    reply: z.array(filter),
  }),
  'panel.data': defineCall({
    ...place,
    method: 'POST',
    path: '/controlPanel/panelData/:assetId/:boxId',
    summary: 'The figures of the control panel of an asset type, each with the list that it counts',
    body: z.object({ filters: z.array(filterItem).max(20).optional() }),
    reply: z.object({
      resumes: z.array(resume),
      charts: z.array(chart),
      tables: z.array(table),
      /** What it counts, one and many of them. */
      noun: z.object({ one: z.string(), many: z.string() }),
      /** The day that it tells of, in the zone of the establishment. */
      day: z.string(),
    }),
  }),
};
