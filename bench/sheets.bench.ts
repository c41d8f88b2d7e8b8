import { randomUUID } from 'node:crypto';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import { maxRowsAnswered, maxSheetRows } from '@huella/domain/rules/limits';
import type { ImportFile } from './import-file';
import { measureInFolder, openOwned } from './owned-database';
import { prepareChanges } from './own-changes';
import { prepareAdds, prepareTransfer, prepareWeighing, timeChunks } from './own-writes';
import { owner, type Target } from './owner';
import { forgetPeak, peakOf } from './processes';
import { putFile } from './put-file';
import { missedOf, report, tableOf, type Measured } from './report';
import { followRun, send, signIn, startServer, type Server } from './server';
import { writeChanges, writeGoing, writeNew, writeWeighings } from './sheet-files';

/** As many as a sheet may have; `BENCH_ROWS=6000` tries the benchmark itself. */
const rows = Number(process.env['BENCH_ROWS'] ?? maxSheetRows);

/** The codes of events in the model of cattle. */
const weighing = 1;
const transfer = 1000;

/** What a sheet was brought in for, and what that took. */
interface Flow {
  readonly name: string;
  readonly bytes: number;
  /** Until it was read and paired, and until all that it says was committed, in milliseconds. */
  readonly readAndPaired: number;
  readonly submitted: number;
  readonly writing: number;
  /** The same rows by plain statements. */
  readonly own: number;
  readonly stall: number;
  readonly peak: number;
}

interface Setting {
  readonly server: Server;
  readonly token: string;
  readonly pool: Parameters<typeof timeChunks>[0];
  readonly target: Target;
}

interface Upload {
  readonly name: string;
  readonly file: ImportFile;
  readonly mode: 'add' | 'update';
  readonly eventType?: number;
}

/** Brings a file in up to its pairing, as the wizard does, and then does with it what `commit` says. */
async function bringIn(
  { server, token, target }: Setting,
  { name, file, mode, eventType }: Upload,
  commit: (excelUploadId: number) => Promise<number>,
): Promise<Omit<Flow, 'own'>> {
  const { origin, pid } = server;
  forgetPeak(pid);
  await server.readStall();
  const begun = performance.now();
  const storage_name = await putFile(origin, token, file);
  const fileInfo = { storage_name, original_name: file.name };
  const about = { globalModelId: cowAr.id, mode, ...(eventType !== undefined && { eventType }) };
  const body = { fileInfo, ...about, boxId: target.boxId };
  const upload = calls['sheets.validate'].reply.parse(
    await send(origin, 'POST', '/parseExcel/validate', body, token),
  );
  if (upload.specificRows !== rows) throw new Error(`${name}: read ${String(upload.specificRows)} rows`);
  const pairs = { excelUploadId: upload.ExcelUploadId, isAllpair: true, fixedColumns: upload.paircolumns };
  const paired = calls['sheets.pair'].reply.parse(
    await send(origin, 'PUT', '/parseExcel/updatePairs', pairs, token),
  );
  if (paired.counts.withErrors > 0) throw new Error(`${name}: ${String(paired.counts.withErrors)} in error`);
  const readAndPaired = performance.now() - begun;
  const writing = await commit(upload.ExcelUploadId);
  return {
    ...{ name, bytes: file.bytes.length, readAndPaired, writing },
    submitted: performance.now() - begun - readAndPaired,
    stall: await server.readStall(),
    peak: peakOf(pid),
  };
}

/** Submits an upload and follows its run; answers what the run took. */
async function submit({ server, token, target }: Setting, more: object): Promise<number> {
  const body = {
    objectType: 'asset',
    ...{ pkObjectType: cowAr.id, globalModel: cowAr.id, pkReferer: target.boxId },
    ...more,
  };
  const { path, reply } = calls['objects.addMassive'];
  const { id } = reply.parse(await send(server.origin, 'POST', path, body, token));
  const ended = await followRun(server.origin, id, token);
  if (ended.state !== 'completed' || ended.done !== rows)
    throw new Error(`the run ended ${ended.state} with ${String(ended.done)} rows`);
  return Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt ?? '');
}

/** Transfers what the rows of an upload name, as its wizard does. */
async function sendAway({ server, token, target }: Setting, excelUploadId: number, to: number) {
  const ids: number[] = [];
  for (let from = 1; ids.length < rows; from += maxRowsAnswered) {
    const path = `/parseExcel/${String(excelUploadId)}/rows/${String(from)}/${String(maxRowsAnswered)}`;
    const page = calls['sheets.rows'].reply.parse(await send(server.origin, 'GET', path, null, token));
    ids.push(...page.rows.map(({ pk = 0 }) => pk));
  }
  const begun = performance.now();
  const body = {
    ...{ boxSource: target.boxId, boxTarget: to, globalModel: cowAr.id, rows: ids },
    values: { transfer_type: 'PRO', dte_motive: 'INV' },
    submitKey: randomUUID(),
  };
  await send(server.origin, 'POST', calls['transfers.add'].path, body, token);
  return performance.now() - begun;
}

async function measure(setting: Setting): Promise<readonly Flow[]> {
  const { pool, target } = setting;
  const [, to = 0] = target.owned.boxIds;
  const at = (context: string, eventType: number) => ({ actionContext: { context, eventType } });
  const context = 'massive_excel_upload';
  const flows: Flow[] = [];
  const say = (name: string) => process.stdout.write(`${name} ...\n`);
  say('New animals');
  const fresh: Upload = { name: 'New animals', file: await writeNew(0, rows), mode: 'add' };
  const added = await bringIn(setting, fresh, (ExcelUploadId) =>
    submit(setting, { action: 'add', ExcelUploadId, ...at(context, engineEvents.load) }),
  );
  flows.push({ ...added, own: await timeChunks(pool, await prepareAdds(pool, target, 100_000, rows)) });
  const others = await listIds(pool, target, rows, rows);
  const weighed = async (turn: number) => timeChunks(pool, await prepareWeighing(pool, target, others, turn));
  say('Changes by a key');
  const changes: Upload = { name: 'Changes by a key', file: writeChanges(0, rows, 1), mode: 'update' };
  const changed = await bringIn(setting, changes, (ExcelUploadId) =>
    submit(setting, { action: 'update', ExcelUploadId, ...at(context, engineEvents.edit) }),
  );
  flows.push({ ...changed, own: await timeChunks(pool, await prepareChanges(pool, target, others, 2)) });
  for (const minutes of [1, 60]) {
    const name = minutes === 1 ? 'Weighings of a day' : `Weighings of ${String(minutes)} minutes`;
    say(name);
    const file = writeWeighings(0, rows, minutes);
    const event: Upload = { name, file, mode: 'update', eventType: weighing };
    const recorded = await bringIn(setting, event, (ExcelUploadId) =>
      submit(setting, {
        ...{ action: 'update', ExcelUploadId },
        ...at(context, weighing),
      }),
    );
    flows.push({ ...recorded, own: await weighed(401 + minutes) });
  }
  say('A transfer');
  const going: Upload = {
    ...{ name: 'A transfer', file: writeGoing(0, rows), mode: 'update', eventType: transfer },
  };
  const sent = await bringIn(setting, going, (id) => sendAway(setting, id, to));
  flows.push({ ...sent, own: await timeChunks(pool, await prepareTransfer(pool, target, others, to)) });
  return flows;
}

async function listIds(pool: Setting['pool'], { boxId }: Target, from: number, count: number) {
  const found = await pool.query<{ id: number }>(
    'select id from asset where box_id = $1 order by id offset $2 limit $3',
    [boxId, from, count],
  );
  return found.rows.map(({ id }) => id);
}

function measuredOf(flow: Flow): readonly Measured[] {
  const { name, readAndPaired, submitted, writing, own, stall, peak } = flow;
  return [
    { what: `${name}: read and paired`, figure: readAndPaired / 1000, unit: 's', max: 8 },
    {
      ...{ what: `${name}: written`, figure: rows / (writing / 1000), unit: 'rows a second' },
      ...{ max: null, min: 5_000 },
    },
    { what: `${name}: writing beside its own SQL`, figure: writing / own, unit: 'times', max: 2 },
    { what: `${name}: longest stall`, figure: stall, unit: 'ms', max: 100 },
    { what: `${name}: peak memory of the server`, figure: peak, unit: 'MB', max: 400 },
    { what: `${name}: submit to committed`, figure: submitted / 1000, unit: 's', max: null },
    { what: `${name}: its file`, figure: flow.bytes / 1024 / 1024, unit: 'MB', max: null },
  ];
}

async function run(folder: string): Promise<void> {
  const { connection, target, settings } = await openOwned(folder, 2);
  const server = await startServer(settings, { watched: true });
  const token = await signIn(server.origin, owner.email, owner.password);
  const flows = await measure({ server, token, pool: connection.pool, target });
  await server.stop();
  await connection.close();
  const measured = flows.flatMap(measuredOf);
  report({
    title: 'Sheets of the largest size',
    about: [
      `A file of ${String(rows)} rows for each purpose through the product's own calls, one after the other by one server process, on the built server and the embedded database: uploaded, read and paired (its rows checked and staged with it), submitted and written to its end.`,
      'For comparison: plain set-based statements that write the same number of rows, in chunks of 1,000, of a transfer in one: no checks, hashes made beforehand, their JSON too.',
    ],
    tables: [tableOf(`Sheets of ${String(rows)} rows`, measured)],
    missed: missedOf(measured),
  });
}

await measureInFolder(run);
