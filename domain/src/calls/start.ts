import { z } from 'zod';
import { contextCalls } from './context';
import { defineCall } from './contract';
import { fieldCalls } from './fields';
import { atTenant } from './tenants';
import { userCalls } from './users';

/** What a page begins with, in one answer: on a slow line each question of its own costs as much as a hundred kilobytes. */
export const startCalls = {
  'start.get': defineCall({
    method: 'GET',
    path: '/start',
    access: { who: 'user' },
    tag: 'context',
    query: atTenant,
    summary: 'What a page begins with: the user, what may be chosen, and the establishment of their context',
    reply: z.object({
      user: userCalls['users.getInfo'].reply,
      topBar: contextCalls['topBar.all'].reply,
      /** The establishment of the context that is kept, as far as it is still offered, and what is missing around it. */
      place: z.object({ boxId: z.number(), gaps: fieldCalls['fields.validate'].reply }).nullable(),
    }),
  }),
};
