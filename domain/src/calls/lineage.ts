import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

const relative = z
  .object({
    event: z.object({ id: z.number(), name: z.string(), time: z.string() }),
    /** How much of it went in or came out, in the manner of the user; empty where it was not measured. */
    amount: z.string(),
    /** Null where the user may not see it: there is something, and no more is said about it. */
    asset: z
      .object({
        id: z.number(),
        name: z.string(),
        /** What its type calls one of them, in the language of the user. */
        noun: z.string(),
        box: z.object({ id: z.number(), name: z.string() }),
      })
      .nullable(),
  })
  .meta({ id: 'Relative' });
export type Relative = z.output<typeof relative>;

const relatives = z.object({ rows: z.array(relative), total: z.number() });

/** What came of what by transformations, births, divisions and unions. */
export const lineageCalls = {
  'lineage.ofAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/lineage',
    access: { who: 'demand', by: 'asset' },
    tag: 'events',
    summary: 'What an asset came from and what it became, one step back and on, newest first',
    params: z.object({ pk: idParam }),
    reply: z.object({ origins: relatives, outcomes: relatives }),
  }),
};
