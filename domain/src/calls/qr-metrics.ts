import { z } from 'zod';
import { codeWarningKinds } from '../rules/code-warnings';
import { defineCall } from './contract';
import { coded, qrTypeParam } from './qr';
import { countParam, idParam, pageSizeParam } from './schemas';

/** The steps of the line of scans. */
const scanSteps = ['day', 'week', 'month'] as const;

/** How many scans, and how many in as long a time before. */
const hits = z.object({ count: z.number(), before: z.number() });
const share = z.object({ key: z.string(), count: z.number() });
const shares = z.object({
  /** The five that have most; a key is blank where nobody knows. */
  top: z.array(share),
  others: z.object({ kinds: z.number(), count: z.number() }),
});

const scanFigures = z
  .object({
    /** What the code is of: what names it, and its page. */
    label: z.string(),
    link: z.string(),
    /** What the code holds. */
    code: z.string(),
    assetType: z.number(),
    /** Whether whoever scans it finds a page. */
    isPublished: z.boolean(),
    hits: z.object({ day: hits, week: hits, month: hits, all: z.number(), since: z.string().nullable() }),
    /** The last thirty steps, oldest first, each by its first day in the zone of the user. */
    points: z.array(z.object({ day: z.string(), count: z.number() })),
    /** The counts of the thirty steps before those. */
    before: z.array(z.number()),
    /** By two-letter country and by device, all of them; and the parts of the pies. */
    countries: z.array(share),
    devices: z.array(share),
    byCountry: shares,
    byDevice: shares,
    /** How many of those were made with a telephone. */
    phones: z.number(),
    /** The code of an asset that seems copied: what was noticed within a week. */
    warning: z
      .object({
        kind: z.enum(codeWarningKinds),
        scans: z.number(),
        countries: z.number(),
        at: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'QrScanFigures' });
export type QrScanFigures = z.output<typeof scanFigures>;

/** How often codes are scanned (document 3 sections 2, 3 and 7; decisions section 5). */
export const qrMetricsCalls = {
  'qr.metrics': defineCall({
    method: 'GET',
    path: '/qrLogs/:qrType/:establishment/:pageSize/:page/:sortField/:sortDir',
    access: { who: 'holder', code: 'ASSET_QR', box: 'establishment' },
    tag: 'qr',
    summary: 'How often each code of an establishment was scanned, of one kind of page',
    params: z.object({
      qrType: qrTypeParam,
      establishment: idParam,
      pageSize: pageSizeParam,
      page: countParam,
      sortField: z.enum(['id', 'qrtype', 'clicks']),
      sortDir: z.enum(['asc', 'desc']),
    }),
    /** The asset type, where the establishment has several. */
    query: z.object({ assetId: idParam.optional() }),
    reply: z.object({
      res: z.array(
        z.object({
          id: z.number(),
          qrtype: z.string(),
          clicks: z.number(),
          /** What names it: the tag, or the name of the lot. */
          label: z.string(),
        }),
      ),
      resTotal: z.number(),
    }),
  }),
  'qr.logsPermission': defineCall({
    method: 'GET',
    path: '/qrLogs/permission/:typeQr/:id',
    access: { who: 'user' },
    tag: 'qr',
    summary: 'Where the code is that the user may see the scans of, and its kind; nothing for anybody else',
    params: coded,
    reply: z.array(z.object({ boxholder: z.number(), type: z.string() })),
  }),
  'qr.scanFigures': defineCall({
    method: 'GET',
    path: '/qrLogs/figures/:typeQr/:id',
    access: { who: 'demand', by: 'scanFigures' },
    tag: 'qr',
    summary: 'Scans of a code by date, country and device, by the days of the user',
    params: coded,
    query: z.object({
      /** The steps of the line: the last thirty days, weeks or months. */
      by: z.enum(scanSteps).optional(),
      /** Of how many hours back the countries and devices are; of all time without it. */
      hours: z.enum(['24', '168', '720']).optional(),
    }),
    reply: scanFigures,
  }),
};
