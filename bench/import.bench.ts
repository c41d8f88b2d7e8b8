import { calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { columnCount, writeCsv, writeWorkbook, type ImportFile } from './import-file';
import { measureInFolder, openOwned } from './owned-database';
import { prepareAdds, timeChunks } from './own-writes';
import { owner } from './owner';
import { forgetPeak, peakOf } from './processes';
import { putFile } from './put-file';
import { medianOf, missedOf, report, tableOf, type Measured } from './report';
import { followRun, send, signIn, startServer, type Server } from './server';

/** A herd book of a large establishment; the largest sheets are measured by `sheets`. */
const rows = 9_999;

/**
 * Each kind is imported by so many processes, in turns: what else the machine does weighs on one of them, and tables that
 * grow weigh on both kinds alike.
 */
const rounds = 3;

/** What a step of an import took, in milliseconds. */
interface Step {
  readonly name: string;
  readonly took: number;
  /** The longest stall of the server's event loop meanwhile. */
  readonly stall: number;
}

interface Imported {
  /** The file, and whether its process had imported another one before. */
  readonly name: string;
  readonly steps: readonly Step[];
  /** From upload to committed. */
  readonly whole: number;
  /** From taking up the run to its end. */
  readonly writing: number;
  readonly peak: number;
  /** The most that the whole may take, in seconds. */
  readonly max: number;
}

/** An import, and beside it what the database needs for the same rows. */
interface Compared extends Imported {
  readonly own: number;
}

/** Goes the way of a spreadsheet through the product's own calls, one step after the other. */
async function importFile(server: Server, boxId: number, file: ImportFile, when: string): Promise<Imported> {
  const { origin } = server;
  const token = await signIn(origin, owner.email, owner.password);
  const steps: Step[] = [];
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    steps.push({ name, took: performance.now() - begun, stall: await server.readStall() });
    return result;
  };
  forgetPeak(server.pid);
  await server.readStall();
  const storage_name = await step('upload', () => putFile(origin, token, file));
  const upload = await step('read', async () => {
    const fileInfo = { storage_name, original_name: file.name };
    const body = { fileInfo, globalModelId: cowAr.id, mode: 'add', boxId };
    return calls['sheets.validate'].reply.parse(
      await send(origin, 'POST', '/parseExcel/validate', body, token),
    );
  });
  if (upload.specificRows !== rows || upload.paircolumns.length !== columnCount)
    throw new Error(
      `read ${String(upload.specificRows)} rows, paired ${String(upload.paircolumns.length)} columns`,
    );
  const excelUploadId = upload.ExcelUploadId;
  await step('pair', () => {
    const body = { excelUploadId, isAllpair: true, fixedColumns: upload.paircolumns };
    return send(origin, 'PUT', '/parseExcel/updatePairs', body, token);
  });
  const run = await step('submit', async () => {
    const body = {
      action: 'add',
      objectType: 'asset',
      pkObjectType: cowAr.id,
      globalModel: cowAr.id,
      pkReferer: boxId,
      ExcelUploadId: excelUploadId,
      actionContext: { context: 'massive_excel_upload', eventType: engineEvents.load },
    };
    return calls['objects.addMassive'].reply.parse(
      await send(origin, 'POST', '/objects/add/massive', body, token),
    );
  });
  const ended = await step('write', () => followRun(origin, run.id, token));
  if (ended.state !== 'completed' || ended.done !== rows)
    throw new Error(`the run ended ${ended.state} with ${String(ended.done)} rows`);
  const writing = Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt ?? '');
  const whole = steps.reduce((sum, { took }) => sum + took, 0);
  const max = file.name.endsWith('.csv') ? 2.2 : 2.5;
  return { name: `${file.name}, ${when}`, steps, whole, writing, peak: peakOf(server.pid), max };
}

/** Imports two files of a kind by a process of its own, so that the memory of one kind is not that of the other. */
async function importTwo(
  settings: Readonly<Record<string, string>>,
  boxId: number,
  [first, next]: readonly [ImportFile, ImportFile],
): Promise<readonly Imported[]> {
  const server = await startServer(settings, { watched: true });
  const imported = [
    await importFile(server, boxId, first, 'the first of its process'),
    await importFile(server, boxId, next, 'the next one'),
  ];
  await server.stop();
  return imported;
}

async function run(folder: string): Promise<void> {
  const { connection, target, settings } = await openOwned(folder, 1);
  const all: Compared[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, write] of [writeCsv, writeWorkbook].entries()) {
      process.stdout.write(`Round ${String(round + 1)}: importing two files of kind ${String(at + 1)} ...\n`);
      const from = 100_000 * (rounds * at + round);
      const pair = [await write(from, rows), await write(from + 10_000, rows)] as const;
      const imported = await importTwo(settings, target.boxId, pair);
      const own = await timeChunks(
        connection.pool,
        await prepareAdds(connection.pool, target, from + 20_000, rows),
      );
      all.push(...imported.map((each) => ({ ...each, own })));
    }
  }
  await connection.close();
  const names = [...new Set(all.map(({ name }) => name))];
  const results = names.map((name) => middleOf(all.filter((each) => each.name === name)));
  const measured = results.flatMap(measuredOf);
  report({
    title: 'Imports',
    about: [
      `A spreadsheet of ${String(rows)} animals with ${String(columnCount)} columns through the product's own calls, on the built server and the embedded database: upload, read (the rows checked and staged with it), pair as they were read, submit (what was found made sure of), write. Two files of each kind, one after the other, by a server process that has just started: nothing is warm for the first, and the next is what a server in service does. Times are the median of ${String(rounds)} such processes of each kind, in turns; stalls and memory the most of any.`,
      'The longest stall is of the event loop of the server, watched from inside by a histogram with a tick of a millisecond; memory is the peak that the kernel saw of the process, its threads included.',
      'For comparison, the same number of such animals is written into the same tables by plain set-based inserts in chunks of 1,000: no checks, hashes made beforehand, their JSON too.',
    ],
    tables: [
      tableOf('Imports of 9,999 rows', measured),
      {
        title: 'Steps of an import',
        columns: ['step', ...results.flatMap(({ name }) => [`${name}: ms`, `${name}: longest stall, ms`])],
        rows: (results[0]?.steps ?? []).map(({ name }, at) => [
          name,
          ...results.flatMap(({ steps }) => [shown(steps[at]?.took), shown(steps[at]?.stall)]),
        ]),
      },
    ],
    missed: missedOf(measured),
  });
}

const shown = (figure: number | undefined) => (figure ?? Number.NaN).toFixed(0);

/** The median of each time, and the most of stalls and memory. */
function middleOf(all: readonly Compared[]): Compared {
  const [first] = all;
  if (first === undefined) throw new Error('nothing was imported');
  const maxOf = (pick: (one: Compared) => number) => Math.max(...all.map(pick));
  const middle = (pick: (one: Compared) => number) => medianOf(all, pick);
  return {
    name: first.name,
    steps: first.steps.map(({ name }, at) => ({
      name,
      took: middle(({ steps }) => steps[at]?.took ?? Number.NaN),
      stall: maxOf(({ steps }) => steps[at]?.stall ?? Number.NaN),
    })),
    whole: middle(({ whole }) => whole),
    writing: middle(({ writing }) => writing),
    peak: maxOf(({ peak }) => peak),
    max: first.max,
    own: middle(({ own }) => own),
  };
}

function measuredOf({ name, steps, whole, writing, peak, max, own }: Compared): readonly Measured[] {
  const stall = Math.max(...steps.map((each) => each.stall));
  return [
    { what: `${name}: upload to committed`, figure: whole / 1000, unit: 's', max },
    { what: `${name}: the whole beside its own SQL`, figure: whole / own, unit: 'times', max: 1.6 },
    { what: `${name}: longest stall`, figure: stall, unit: 'ms', max: 100 },
    { what: `${name}: peak memory of the server`, figure: peak, unit: 'MB', max: 400 },
    { what: `${name}: writing beside its own SQL`, figure: writing / own, unit: 'times', max: 2 },
    { what: `${name}: writing`, figure: writing, unit: 'ms', max: null },
    { what: `${name}: own SQL`, figure: own, unit: 'ms', max: null },
  ];
}

await measureInFolder(run);
