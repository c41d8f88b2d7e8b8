import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

/** Quotas of a company (document 1 sections 3 and 7, document 2 section 7). */
export const billingCalls = {
  'billing.quota': defineCall({
    method: 'GET',
    path: '/billing/quota',
    access: { who: 'user' },
    tag: 'billing',
    summary: 'What is left of a quota of a company that the user is related to',
    query: z.object({
      companyId: idParam,
      /** `asset:33`, `company`, `box`, `companyDelegation`, `disk` (decisions section 4). */
      type: z.string().regex(/^(?:asset:[1-9]\d{0,5}|company|box|companyDelegation|disk)$/),
    }),
    reply: z.object({
      canUse: z.boolean(),
      remainingQuota: z.number(),
      /** How many companies the user owns. */
      companiesOwnerLength: z.number(),
    }),
  }),
};
