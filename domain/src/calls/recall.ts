import { z } from 'zod';
import { recallShares, recallDirections } from '../engine/recall/trace';
import { languages } from '../words';
import { defineCall } from './contract';
import { idParam } from './schemas';

/** An establishment as it is shown: without its id where the asset is elsewhere and only its public page is open. */
const place = z.object({ id: z.number().nullable(), name: z.string(), company: z.string() });

/**
 * The address of the public page of what is shown by it alone, as its code holds it; null of one's own, which has more
 * than that, and of what is hidden.
 */
const publicPage = z.string().nullable();

/**
 * An event by which an asset came into the trace, and how much of it went in or came out, in the reader's manner. Only
 * events that may be shown: recorded where the reader may list, or of an asset of theirs.
 */
const link = z.object({
  event: z.object({ name: z.string(), time: z.string() }),
  amount: z.string(),
  /** Up: how many hundredths it is of all that went in together; null where it was alone, or not all of that is known. */
  part: z.number().nullable(),
  /** Up: among how many that came out together; null of one alone. */
  among: z.number().nullable(),
});
export type RecallLink = z.output<typeof link>;

/** Something that is known of where assets come from, beside what others came to them. */
const originFact = z.object({
  /** How they began; where they arrived from; what an attribute says; that nothing is known before they were recorded. */
  kind: z.enum(['began', 'arrived', 'said', 'unknown']),
  /** The model's word for how they began, or the label of the attribute. */
  words: z.string(),
  /** What the attribute says. */
  value: z.string(),
  /** A day, or a moment; null where it differs among them, or nobody said. */
  at: z.string().nullable(),
  /** Where they began, were recorded, or arrived from; null where nobody said. */
  place: place.nullable(),
  /** That is where they are now. */
  isHere: z.boolean(),
  /** Of how many of them it holds. */
  assets: z.number(),
});
export type OriginFact = z.output<typeof originFact>;

const recallRow = z
  .object({
    /** Names the row within this trace; a node of the graph that is a single asset has the same. */
    key: z.string(),
    direction: z.enum(recallDirections),
    /** Steps from where the trace began; what is hidden counts one step, however much it is. */
    generation: z.number(),
    share: z.enum(recallShares),
    /** What its type calls one, and what it is called; null where hidden. The id only of what may be opened. */
    asset: z.object({ id: z.number().nullable(), noun: z.string(), name: z.string() }).nullable(),
    publicPage,
    place: place.nullable(),
    /** In own establishments. */
    state: z.object({ state: z.string(), label: z.string(), tone: z.string(), icon: z.string() }).nullable(),
    /** The earliest first; none of what is hidden. */
    links: z.array(link),
    /** What its list shows, or its public page publishes. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Of one's own, in their order; none of what is published or hidden. */
    origins: z.array(originFact),
  })
  .meta({ id: 'RecallRow' });
export type RecallRow = z.output<typeof recallRow>;

/** What a way comes to. What is hidden counts as one place that is not named, wherever it is and however much. */
const side = z.object({
  assets: z.number(),
  places: z.number(),
  companies: z.number(),
  generations: z.number(),
  hidden: z.number(),
  /** What all of them are called, as many as they are; empty where they differ. */
  noun: z.string(),
});
export type RecallSide = z.output<typeof side>;

const start = z.object({
  kind: z.enum(['asset', 'lot']),
  id: z.number(),
  noun: z.string(),
  name: z.string(),
  /** How many assets the trace began with: those of the lot. */
  assets: z.number(),
  place,
});

const found = z.object({
  start,
  /** Where what the trace began with comes from, the earliest first. */
  origins: z.array(originFact),
  up: side,
  down: side,
});

const recallNode = z
  .object({
    key: z.string(),
    /** Negative against the stream, positive with it, 0 where the trace began. */
    column: z.number(),
    /** Assets that are alike are one node where a generation has many; a node of what is hidden counts none. */
    kind: z.enum(['start', 'asset', 'group', 'hidden']),
    /** Of what is left over of a column `own` where all of it is. */
    share: z.enum(recallShares),
    assets: z.number(),
    /** Of one or of several, as many as they are; empty where they differ. */
    noun: z.string(),
    name: z.string(),
    /** Only of a single asset that may be opened. */
    assetId: z.number().nullable(),
    /** Only of a single asset. */
    publicPage,
    place: place.nullable(),
  })
  .meta({ id: 'RecallNode' });
export type RecallNode = z.output<typeof recallNode>;

const recallEdge = z
  .object({
    /** With the stream, whichever way the trace goes: the node that went in, and the one that came out. */
    from: z.string(),
    to: z.string(),
    /** The events that lie between, by name, each once; none where they may not be shown. */
    events: z.array(z.string()),
    /** How much of the node that is farther from the start; empty where it is not shown or was not measured. */
    amount: z.string(),
    /** Up: among how many that came out together the amount was; null of one alone, or where that is not shown. */
    among: z.number().nullable(),
  })
  .meta({ id: 'RecallEdge' });
export type RecallEdge = z.output<typeof recallEdge>;

const page = z.object({
  direction: z.enum(recallDirections).optional(),
  /** Only what a node of the graph holds. */
  node: z.string().max(120).optional(),
  /** From 0. */
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(0),
  size: z.enum(['10', '20', '50', '100']).transform(Number).default(20),
});
const list = found.extend({ rows: z.array(recallRow), total: z.number() });
const graph = found.extend({
  nodes: z.array(recallNode),
  edges: z.array(recallEdge),
  /** Whether generations beyond the last column are left to the list. */
  hasMore: z.object({ up: z.boolean(), down: z.boolean() }),
});
export type RecallList = z.output<typeof list>;
export type RecallGraph = z.output<typeof graph>;

const named = z.object({
  /** The attribute whose text it is. */
  attribute: z.string(),
  /** The id only of what may be opened; null where it names a lot. */
  asset: z.object({ id: z.number().nullable(), noun: z.string(), name: z.string() }).nullable(),
  /** Of an establishment where the caller may list; null where it names an asset. */
  lot: z.object({ id: z.number(), name: z.string() }).nullable(),
  publicPage,
});
export type NamedInText = z.output<typeof named>;

const file = z.object({ format: z.enum(['xlsx', 'csv']), language: z.enum(languages).optional() });

const ofAsset = {
  method: 'GET',
  access: { who: 'demand', by: 'asset' },
  tag: 'recall',
  params: z.object({ pk: idParam }),
} as const;
const ofLot = {
  method: 'GET',
  access: { who: 'demand', by: 'lot' },
  tag: 'recall',
  params: z.object({ lotId: idParam }),
} as const;

/** Everything up and down the chain from an asset or a lot, as far as the caller may know it. */
export const recallCalls = {
  'recall.ofAsset': defineCall({
    ...ofAsset,
    path: '/assets/:pk/recall',
    summary: 'Everything an asset came from and everything that came of it, nearest first',
    query: page,
    reply: list,
  }),
  'recall.graphOfAsset': defineCall({
    ...ofAsset,
    path: '/assets/:pk/recall/graph',
    summary: 'The same as a graph; where a generation has many, those that are alike are one node',
    reply: graph,
  }),
  'recall.exportOfAsset': defineCall({
    ...ofAsset,
    path: '/assets/:pk/recall/export',
    summary: 'The same as a spreadsheet or as comma-separated values',
    responseType: 'file',
    query: file,
    reply: z.null(),
  }),
  'recall.names': defineCall({
    ...ofAsset,
    path: '/assets/:pk/names',
    summary:
      'The assets and lots that texts of an asset name, found when they were written, as far as the caller may know them',
    reply: z.array(named),
  }),
  'recall.ofLot': defineCall({
    ...ofLot,
    path: '/lots/:lotId/recall',
    summary: 'Everything the assets of a lot came from and everything that came of them, nearest first',
    query: page,
    reply: list,
  }),
  'recall.graphOfLot': defineCall({
    ...ofLot,
    path: '/lots/:lotId/recall/graph',
    summary: 'The same as a graph; where a generation has many, those that are alike are one node',
    reply: graph,
  }),
  'recall.exportOfLot': defineCall({
    ...ofLot,
    path: '/lots/:lotId/recall/export',
    summary: 'The same as a spreadsheet or as comma-separated values',
    responseType: 'file',
    query: file,
    reply: z.null(),
  }),
};
