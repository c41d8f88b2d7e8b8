import { sql } from 'kysely';
import type { Database } from './database';

/** The work that a worker knows how to do, with the payload of each. */
export interface Tasks {
  /** Writes a run, chunk after chunk. */
  readonly work_run: { readonly runId: number };
  /** Records the statuses that have come about by themselves. */
  readonly expire_assets: Readonly<Record<string, never>>;
  /** Looks whether an e-mail has an account that wants a mail, and writes it. */
  readonly ask_mail: {
    readonly kind: 'validate' | 'reset';
    readonly email: string;
    /** From where it was asked for. */
    readonly origin: {
      readonly country: string | null;
      readonly device: string;
      readonly browser: string;
      readonly os: string;
    };
  };
  /** Removes a file that no record holds and nobody needs any more. */
  readonly discard_file: { readonly storageName: string };
  /** Queues the services of oracles whose turn it is. */
  readonly ask_oracles: Readonly<Record<string, never>>;
  /** Asks the service of an oracle. */
  readonly ask_oracle: { readonly oracleKey: string };
  /** Writes what an oracle says now into the histories of what is linked with it. */
  readonly tell_oracle: { readonly oracleKey: string };
  /** Queues the saved reports whose day has come. */
  readonly send_reports: Readonly<Record<string, never>>;
  /** Sends a saved report to whom it goes. */
  readonly send_report: { readonly savedReportId: number };
  /** Hands a written mail over. */
  readonly send_mail: { readonly mailId: number };
}

/**
 * Queues work in the transaction that needs it: work of a transaction that fails was never queued. The key names
 * the work; queued again under the same key it is done once. It is begun after some seconds, or at once.
 */
export async function addJob<Name extends keyof Tasks>(
  db: Database,
  name: Name,
  payload: Tasks[Name],
  key: string,
  afterSeconds = 0,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}::text, payload := ${JSON.stringify(payload)}::json, job_key := ${key}::text,
                                   run_at := now() + make_interval(secs => ${afterSeconds}))`.execute(db);
}
