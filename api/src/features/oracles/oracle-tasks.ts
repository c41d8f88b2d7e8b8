import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { askService, queueDue, type Asking } from './ask-service';
import { tellAnswers, type Telling } from './tell-answers';

const about = z.object({ oracleKey: z.string() });

/** The work of oracles, as the queue knows it. */
export function oracleTasks(deps: Telling & Asking): TaskList {
  return {
    ask_oracles: () => queueDue(deps),
    ask_oracle: (payload) => askService(deps, about.parse(payload).oracleKey),
    tell_oracle: (payload) => tellAnswers(deps, about.parse(payload).oracleKey),
  };
}
