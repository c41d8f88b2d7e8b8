import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { defaultTenant } from '@huella/domain/rules/tenant';
import type { Deps } from '../../deps';
import { noOrigin } from '../../outside/visitor';
import { answerAsked } from './account-mails';

const asked = z.object({
  kind: z.enum(['validate', 'reset']),
  email: z.string(),
  // Wishes from before there were tenants name none.
  tenant: z.string().default(defaultTenant),
  origin: z
    .object({ country: z.string().nullable(), device: z.string(), browser: z.string(), os: z.string() })
    // What was queued before it was part of the payload.
    .default(noOrigin),
});

/** The work of accounts, as the queue knows it. */
export function accountTasks(deps: Pick<Deps, 'db' | 'config' | 'clock' | 'randomBytes'>): TaskList {
  return { ask_mail: (payload) => answerAsked(deps, asked.parse(payload)) };
}
