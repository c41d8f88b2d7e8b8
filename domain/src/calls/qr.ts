import { z } from 'zod';
import { qrTypeNames } from '../model/qr-types';
import { defineCall } from './contract';
import { page, words } from './qr-page';
import { reportBody } from './qr-report';
import { done, idParam } from './schemas';

/** Unknown, disabled and deleted ids, all the same (decisions section 5). */
const nothingHere = z.object({ error: z.literal('notFound'), message: z.literal('notFound') });

const qrType = z.enum(qrTypeNames);
/** Of any length and shape: what is not an id is answered like an id of nothing. */
const publicId = z.string().max(16_384);

/** A kind of page as the metrics name it, `qrIdenteco`, or without the prefix. */
export const qrTypeParam = z
  .string()
  .transform((text) => text.replace(/^qr(?=[A-Z])/, '').replace(/^[A-Z]/, (first) => first.toLowerCase()))
  .pipe(qrType);

/** A page of an asset or a lot, by its id. */
export const coded = z.object({
  typeQr: qrTypeParam,
  id: idParam,
});

const scan = z.object({
  created_at: z.string(),
  /** Browser, system and kind of device, never the text that the browser sent. */
  user_agent: z.string(),
  /** The kind of device by itself: `mobile`, `tablet`, `desktop`, `tv`, or blank. */
  device: z.string(),
  qr_log: z.object({ country_name: z.string().nullable() }),
});
export type QrScan = z.output<typeof scan>;

/** What somebody said who found that a page does not fit. */
const report = z.object({ created_at: z.string(), text: z.string(), contact: z.string().nullable() });

/** Public QR pages and their scans (document 3 sections 2, 3 and 7; decisions section 5). */
export const qrCalls = {
  'qr.get': defineCall({
    method: 'GET',
    path: '/qr/:type/:publicId',
    access: { who: 'anyone' },
    tag: 'qr',
    summary: 'What the public may see of an asset or a lot; 206 when there is nothing to show',
    params: z.object({ type: qrType, publicId }),
    reply: z.union([page, nothingHere]),
    alternateStatus: { status: 206, when: nothingHere },
  }),
  'qr.scan': defineCall({
    method: 'POST',
    path: '/qr/:type/:publicId/scan',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'qr',
    summary: 'Records that a code was scanned; counted once a minute for each visitor',
    params: z.object({ type: qrType, publicId }),
    reply: done,
  }),
  'qr.report': defineCall({
    method: 'POST',
    path: '/qr/:type/:publicId/report',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'qr',
    summary: 'Tells whose a page is that something on it does not fit; each page takes only so many a day',
    params: z.object({ type: qrType, publicId }),
    body: reportBody,
    reply: done,
    errors: ['notFound'],
  }),
  'qr.reports': defineCall({
    method: 'GET',
    path: '/qrLogs/reports/:typeQr/:id',
    access: { who: 'demand', by: 'scans' },
    tag: 'qr',
    summary: 'What people said who found that a page does not fit, newest first',
    params: coded,
    reply: z.object({ reports: z.array(report) }),
  }),
  'qr.reader': defineCall({
    method: 'GET',
    path: '/qr/:type/:publicId/reader',
    access: { who: 'user' },
    tag: 'qr',
    summary:
      'What a code is of, for whoever may list it where it is: its trace says more than its public page',
    params: z.object({ type: qrType, publicId }),
    reply: z.object({ kind: z.enum(['asset', 'lot']), id: z.number() }),
  }),
  'qr.shut': defineCall({
    method: 'GET',
    path: '/qrPages/shut/:typeQr/:id',
    access: { who: 'demand', by: 'scans' },
    tag: 'qr',
    summary: 'What a public page does not show because the establishment disables it for lists',
    params: coded,
    reply: z.object({ fields: z.array(z.object({ name: z.string(), label: words })) }),
  }),
  'qr.pdf': defineCall({
    method: 'GET',
    path: '/qrPages/code/:typeQr/:id',
    access: { who: 'demand', by: 'scans' },
    tag: 'qr',
    summary: 'The code of an asset or a lot as a PDF to be printed at any size',
    params: coded,
    responseType: 'file',
    reply: z.null(),
  }),
  'qr.logs': defineCall({
    method: 'GET',
    path: '/qrLogs/logs/:typeQr/:id',
    access: { who: 'demand', by: 'scans' },
    tag: 'qr',
    summary: 'The latest scans of the code of an asset or a lot, newest first, and how many there were',
    params: coded,
    counted: true,
    reply: z.array(scan),
  }),
};
