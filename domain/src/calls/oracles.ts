import { z } from 'zod';
import { oracleVerdicts } from '../engine/oracles/judge-record';
import { defineCall } from './contract';
import { countParam, done, id, idParam, looseId, pageSizeParam } from './schemas';
import { recordIssue } from './selection';

/** Most assets that a call links at once, and most rows of a list that is asked for whole. */
const maxLinked = 1_000;
export const maxOracleRows = 10_000;

/** The key of an oracle; in a path `0` stands for any. */
const oracleKey = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A record of an oracle as it came, by the names of its fields; its code is `id`. */
const record = z.record(z.string(), value);

const oracle = z
  .object({
    key: z.string(),
    label: z.string(),
    /** A file that the operator loads, or a service that is asked. */
    provider: z.enum(['file', 'http']),
    /** Where its last good answer came from, which version that is, and when it was read; null before the first. */
    source: z.string().nullable(),
    version: z.number(),
    readAt: z.string().nullable(),
    /** Since when it does not answer; null while it does. */
    failingSince: z.string().nullable(),
  })
  .meta({ id: 'Oracle' });
export type Oracle = z.output<typeof oracle>;

/** What the last answer of an oracle says of an asset beside our record. */
const judgement = z.object({
  verdict: z.enum(oracleVerdicts),
  theirs: z.number().nullable(),
  /** How far apart both are, in per cent of ours. */
  percent: z.number().nullable(),
  doubts: z.array(recordIssue),
});

const oracleAsset = z
  .object({
    id: z.number(),
    label: z.string(),
    /** The key of its status today, and how that reads. */
    asset_status_change: z.string().nullable(),
    status: z.string(),
    /** What the oracles of its type compare, by attribute: keys of options as they are kept. */
    values: record,
    /** The same as they read, and how much there is by our record. */
    texts: z.record(z.string(), z.string()),
    amount: z.number().nullable(),
    id_stock_provider: z.string().nullable(),
    stock_provider_existence: z.string().nullable(),
    /** Whether it can be linked now, or its link be changed (document 3 section 5). */
    selectable: z.boolean(),
    link: judgement
      .extend({
        key: z.string(),
        label: z.string(),
        code: z.string(),
        linkedAt: z.string(),
        /** When that answer was read, from what, and the answer as it came; null where there is none any more. */
        readAt: z.string().nullable(),
        source: z.string().nullable(),
        version: z.number(),
        answer: record.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'OracleAsset' });
export type OracleAsset = z.output<typeof oracleAsset>;

/** Assets and records of outside sources (document 3 sections 2, 4, 5, 7 and 8). */
export const oracleCalls = {
  'oracles.list': defineCall({
    method: 'GET',
    path: '/oracles/:assetId',
    access: { who: 'user' },
    tag: 'oracles',
    summary: 'The oracles of an asset type, with when they were read last',
    params: z.object({ assetId: idParam }),
    reply: z.array(oracle),
  }),
  'oracles.assets': defineCall({
    method: 'GET',
    path: '/oracles/assets/:assetId/:boxId/:oracleKey/:linked',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    tag: 'oracles',
    summary:
      'The assets of an establishment with their links to an oracle or any, and what that says of them',
    params: z.object({
      assetId: idParam,
      boxId: idParam,
      /** `0` any. */
      oracleKey,
      /** 0 all, 1 those that are not linked, 2 those that are (decisions section 5). */
      linked: z.enum(['0', '1', '2']),
    }),
    query: z.object({
      /** In what names them and in their codes, whatever the case and accents. */
      search: z.string().max(100).optional(),
      /** Those whose answers say something else than the record, or that nothing confirms any more. */
      only: z.literal('doubts').optional(),
      /** Those that can be linked now. */
      selectable: z.literal('true').optional(),
      /** A page of them; without it all, up to 10,000. */
      page: countParam.optional(),
      pageSize: pageSizeParam.optional(),
    }),
    counted: true,
    reply: z.array(oracleAsset),
    errors: ['noSoportedOracle'],
  }),
  'oracles.ids': defineCall({
    method: 'GET',
    path: '/oracles/idsOracles/:boxId/:oracleKey',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'oracles',
    summary:
      'The records of an oracle that are not linked, of the holders whose assets the establishment has',
    params: z.object({ boxId: idParam, oracleKey }),
    query: z.object({ search: z.string().max(100).optional() }),
    reply: z.object({
      /** In the order of their codes, the first 1,000; the search finds others. */
      values: z.array(record),
      columns: z.array(z.object({ name: z.string(), label: z.string(), type: z.string() })),
      total: z.number(),
    }),
    errors: ['noSoportedOracle'],
  }),
  'oracles.save': defineCall({
    method: 'POST',
    path: '/oracles/saveOracle/:boxId/:oracleKey/:assetId',
    access: { who: 'holder', code: 'ASSET_EDIT', box: 'boxId', assetType: 'assetId' },
    tag: 'oracles',
    summary:
      'Link assets with records of an oracle, all or none; one that is linked already gets the new record',
    params: z.object({ boxId: idParam, oracleKey, assetId: idParam }),
    /** Records as they came, each with the asset that it is of; what it says is read from the oracle, not from here. */
    body: z
      .array(z.object({ pk: looseId, id: z.string().trim().min(1).max(200) }).catchall(z.unknown()))
      .min(1)
      .max(maxLinked),
    reply: z.object({ ok: z.literal(true), linked: z.array(id), issues: z.array(recordIssue) }),
    errors: ['noSoportedOracle', 'dataRepeated'],
  }),
  'oracles.unlink': defineCall({
    method: 'PUT',
    path: '/oracles/unlinkOracle/:boxId/:assetId/:assetRowId',
    access: { who: 'holder', code: 'ASSET_EDIT', box: 'boxId', assetType: 'assetId' },
    tag: 'oracles',
    summary: 'Take the link of an asset away; what was said of it stays in its history',
    params: z.object({ boxId: idParam, assetId: idParam, assetRowId: idParam }),
    reply: done,
  }),
  'oracles.standing': defineCall({
    method: 'GET',
    path: '/oracles/standing/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    tag: 'oracles',
    summary:
      'How many assets of an establishment are linked, and how many by each verdict of the last answers',
    params: z.object({ assetId: idParam, boxId: idParam }),
    reply: z.object({
      assets: z.number(),
      linked: z.number(),
      verdicts: z.record(z.enum(oracleVerdicts), z.number()),
      /** The same of what is pledged to the establishment, wherever it is kept; null where nothing can be. */
      pledged: z.record(z.enum(oracleVerdicts), z.number()).nullable(),
    }),
  }),
};
