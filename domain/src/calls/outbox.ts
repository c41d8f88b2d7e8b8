import { z } from 'zod';
import { defineCall } from './contract';

const entry = z.object({
  /** By which it is asked for. */
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  /** When it was written. */
  at: z.iso.datetime(),
});

/**
 * The mails of a demo without a mail server, so that a newcomer can follow their links (decisions section 6). On any
 * other server there is no outbox to read: `notFound`.
 */
export const outboxCalls = {
  'outbox.list': defineCall({
    method: 'GET',
    path: '/outbox',
    access: { who: 'anyone' },
    tag: 'outbox',
    summary: 'The mails of a demo that sends none, the latest first',
    reply: z.object({ mails: z.array(entry) }),
    errors: ['notFound'],
  }),
  'outbox.get': defineCall({
    method: 'GET',
    path: '/outbox/:name',
    access: { who: 'anyone' },
    tag: 'outbox',
    summary: 'One mail of a demo that sends none, with its text',
    params: z.object({ name: z.string().min(1).max(200) }),
    reply: entry.extend({
      text: z.string(),
      /** With what the addresses begin that lead into the product. */
      site: z.string(),
    }),
    errors: ['notFound'],
  }),
};
