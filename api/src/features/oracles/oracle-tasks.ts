import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { tellAnswers, type Telling } from './tell-answers';

const about = z.object({ oracleKey: z.string() });

/** The work of oracles, as the queue knows it. */
export function oracleTasks(deps: Telling): TaskList {
  return { tell_oracle: (payload) => tellAnswers(deps, about.parse(payload).oracleKey) };
}
