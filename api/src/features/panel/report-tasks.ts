import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { queueDueReports, sendReport } from './send-report';

const about = z.object({ savedReportId: z.number() });

/** The work of saved reports, as the queue knows it. */
export function reportTasks(deps: Deps): TaskList {
  return {
    send_reports: () => queueDueReports(deps),
    send_report: (payload, { job }) => sendReport(deps, about.parse(payload).savedReportId, job.attempts),
  };
}
