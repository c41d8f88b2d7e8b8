import { z } from 'zod';
import { contentNames } from '../engine/files/contents';
import { defineCall } from './contract';

const storageName = z.string().regex(/^[\w-]{16,64}$/);

/** The name a file had on its owner's machine. */
const originalName = z.string().min(1).max(255);

const named = z.object({ storageName });

/**
 * How a file comes in (document 1 section 9): ask for an address, put the bytes there, register it. And how it is read:
 * a private one by users who may see a record that holds it, a public one by everybody who knows its address.
 */
export const fileCalls = {
  'files.uploadUrl': defineCall({
    method: 'GET',
    path: '/file/upload/url',
    alsoAt: ['/file/upload'],
    access: { who: 'user' },
    takesRoom: true,
    tag: 'files',
    summary: 'An address to put one file to: it works once, for a quarter of an hour',
    reply: z.object({ url: z.string(), storage_name: z.string(), max_bytes: z.number() }),
    errors: ['uploadQuotaExceeded'],
  }),
  'files.put': defineCall({
    method: 'PUT',
    path: '/file/put/:storageName/:secret',
    access: { who: 'anyone' },
    requestBody: 'bytes',
    tag: 'files',
    summary: 'Put the bytes of a file to the address that was given for it',
    params: z.object({ storageName, secret: z.string().regex(/^[\w-]{32,64}$/) }),
    reply: z.object({ size: z.number() }),
    errors: ['fileTooLarge', 'fileEmpty', 'notFound', 'uploadQuotaExceeded'],
  }),
  'files.public': defineCall({
    method: 'POST',
    path: '/file/public',
    access: { who: 'user' },
    tag: 'files',
    summary: 'Register a file that was put',
    body: z.object({ storage_name: storageName, original_name: originalName }),
    reply: z.object({
      storage_name: z.string(),
      original_name: z.string(),
      size: z.number(),
      /** What is in it by its bytes; null for what no record may hold. */
      content: z.enum(contentNames).nullable(),
    }),
    errors: ['notFound'],
  }),
  'files.read': defineCall({
    method: 'GET',
    path: '/file/private/:storageName',
    access: { who: 'user' },
    responseType: 'file',
    tag: 'files',
    summary: 'A file of a record that the caller may see, or one that they have just registered',
    params: named,
    reply: z.null(),
    errors: ['notFound'],
  }),
  'files.thumbnail': defineCall({
    method: 'GET',
    path: '/file/private/:storageName/thumbnail',
    access: { who: 'user' },
    responseType: 'file',
    tag: 'files',
    summary: 'The preview of a picture that the caller may read, 320 pixels at most',
    params: named,
    reply: z.null(),
    errors: ['notFound'],
  }),
  'files.readPublic': defineCall({
    method: 'GET',
    path: '/file/public/:storageName',
    access: { who: 'anyone' },
    limit: 'pageFiles',
    responseType: 'file',
    tag: 'files',
    summary:
      'A file that a record shows to everybody; of pictures a copy that says nothing of where it was taken',
    params: named,
    reply: z.null(),
    errors: ['notFound'],
  }),
  'files.thumbnailPublic': defineCall({
    method: 'GET',
    path: '/file/public/:storageName/thumbnail',
    access: { who: 'anyone' },
    limit: 'pageFiles',
    responseType: 'file',
    tag: 'files',
    summary: 'The preview of a public picture, 320 pixels at most',
    params: named,
    reply: z.null(),
    errors: ['notFound'],
  }),
  'files.pagePublic': defineCall({
    method: 'GET',
    path: '/file/public/:storageName/page',
    access: { who: 'anyone' },
    limit: 'pageFiles',
    responseType: 'file',
    tag: 'files',
    summary: 'A public picture as pages show it, 1,080 pixels and 95 kB at most',
    params: named,
    reply: z.null(),
    errors: ['notFound'],
  }),
};
