import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { NotJson } from '@huella/domain/engine/oracles/cut-list';
import { readOracleAnswer, type AnswerFault } from '@huella/domain/engine/oracles/oracle-answer';
import type { ReadRecords } from '@huella/domain/engine/oracles/oracle-record';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { addJob } from '../../db/queue';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { fetchText } from '../../outside/geocoding/fetch-json';
import { GeocoderError } from '../../outside/geocoding/geocoder';
import { inTurns } from '../../yielder';
import { alertOwners } from './alert-owners';
import { listConcerned } from './answers.store';
import { takeIn } from './readings.store';
import { findService, listDue, markFailed, setDue, type OracleService } from './services.store';

export type Asking = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** What a service has for its whole answer. */
const timeoutMs = 20_000;
const maxBytes = 16 * 1024 * 1024;

/** Minutes after which one that failed is asked again at first; each further time twice as many, up to its own. */
const firstPause = 5;
const minuteMs = 60_000;
/** Failures in a row after which owners are told, once until it has answered again: a short break is nobody's news. */
const alarmAfter = 3;

/** Queues the services whose turn it is, each once however many processes look. */
export async function queueDue({ db, clock }: Pick<Asking, 'db' | 'clock'>): Promise<void> {
  for (const oracleKey of await listDue(db, clock()))
    await addJob(db, 'ask_oracle', { oracleKey }, `ask:${oracleKey}`);
}

/**
 * Asks a service (decisions section 6) and takes its answer in as the next version. What it says is not trusted beyond its
 * shape; one that does not answer, or otherwise than agreed, is asked again later and later, and what it said before
 * stays. Addresses come from the operator alone; a name that leads into a private network is not followed.
 */
export async function askService(
  deps: Asking,
  key: string,
  limits: { readonly timeoutMs: number; readonly maxBytes: number } = { timeoutMs, maxBytes },
): Promise<void> {
  const service = await findService(deps.db, key);
  const model = service === null ? undefined : findAssetType(service.assetType)?.oracles;
  if (service === null || model === undefined) return;
  const { url, minutes } = service.settings;
  const read = await readAnswer(deps, model, service, limits);
  const now = deps.clock();
  if ('refused' in read) {
    const pause = Math.min(minutes, firstPause * 2 ** Math.min(service.failures, 16));
    const due = new Date(now.getTime() + pause * minuteMs);
    const { refused: failure } = read;
    await transact(deps.db, async (inside) => {
      const failures = await markFailed(inside, key, { failure, now, due });
      if (failures !== alarmAfter) return;
      for (const companyId of await listConcerned(inside, key))
        await alertOwners(inside, 'oracleDown', companyId, now);
    });
    return;
  }
  await takeIn(deps.db, key, { source: new URL(url).host, records: read.records }, now);
  await setDue(deps.db, key, new Date(now.getTime() + minutes * minuteMs));
}

/** What a service answers, or why that is not taken. */
async function readAnswer(
  { config, log }: Asking,
  model: OracleModel,
  { key, settings: { url, ...shape } }: OracleService,
  limits: { readonly timeoutMs: number; readonly maxBytes: number },
): Promise<ReadRecords | { readonly refused: AnswerFault | 'noAnswer' }> {
  const secret = config.oracleKeys[key];
  const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  try {
    const text = await fetchText(new URL(url), { headers, ...limits });
    return await inTurns(readOracleAnswer(model, shape, text));
  } catch (error) {
    const isAnswer =
      error instanceof GeocoderError || error instanceof NotJson || error instanceof SyntaxError;
    if (!isAnswer) throw error;
    // Down, slow, too much, cut short or not JSON: the next try may go better, and the list says since when it is so.
    log.warn({ err: error, oracleKey: key }, 'an oracle did not answer');
    return { refused: 'noAnswer' };
  }
}
