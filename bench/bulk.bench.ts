import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import { columnCount, importedAnimals } from './import-file';
import { measureInFolder, openOwned } from './owned-database';
import { prepareAdds, timeChunks } from './own-writes';
import { owner } from './owner';
import { forgetPeak, peakOf } from './processes';
import { medianOf, missedOf, report, tableOf, type Measured } from './report';
import { followRun, send, signIn, startServer, type Server } from './server';

const rows = 9_999;
/** So many processes make the call twice, in turns with plain SQL. */
const rounds = 3;

interface Loaded {
  readonly name: string;
  /** Until the call was answered, and until all was committed, in milliseconds. */
  readonly answered: number;
  readonly whole: number;
  /** From taking up the run to its end. */
  readonly writing: number;
  readonly stall: number;
  readonly peak: number;
  /** The same rows by plain statements. */
  readonly own: number;
}

/** Loads animals by one call that brings them all, and follows the run to its end. */
async function load(server: Server, boxId: number, from: number) {
  const { origin } = server;
  const token = await signIn(origin, owner.email, owner.password);
  const body = {
    ...{
      action: 'add',
      objectType: 'asset',
      pkObjectType: cowAr.id,
      globalModel: cowAr.id,
      pkReferer: boxId,
    },
    actionContext: { context: 'massive_manual_form', eventType: engineEvents.load },
    values: importedAnimals(from, rows),
  };
  forgetPeak(server.pid);
  await server.readStall();
  const begun = performance.now();
  const { path, reply } = calls['objects.addMassive'];
  const { id } = reply.parse(await send(origin, 'POST', path, body, token));
  const answered = performance.now() - begun;
  const ended = await followRun(origin, id, token);
  const whole = performance.now() - begun;
  if (ended.state !== 'completed' || ended.done !== rows)
    throw new Error(`the run ended ${ended.state} with ${String(ended.done)} rows`);
  const writing = Date.parse(ended.endedAt ?? '') - Date.parse(ended.startedAt ?? '');
  return { answered, whole, writing, stall: await server.readStall(), peak: peakOf(server.pid) };
}

async function loadAndCompare(folder: string): Promise<readonly Loaded[]> {
  const { connection, target, settings } = await openOwned(folder, 1);
  const all: Loaded[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stdout.write(`Round ${String(round + 1)} ...\n`);
    const from = 100_000 * round;
    const server = await startServer(settings, { watched: true });
    const first = await load(server, target.boxId, from);
    const next = await load(server, target.boxId, from + 10_000);
    await server.stop();
    const own = await timeChunks(
      connection.pool,
      await prepareAdds(connection.pool, target, from + 20_000, rows),
    );
    all.push({ name: 'The first of its process', ...first, own }, { name: 'The next one', ...next, own });
  }
  await connection.close();
  return all;
}

function measuredOf(name: string, all: readonly Loaded[]): readonly Measured[] {
  const some = all.filter((each) => each.name === name);
  const middle = (of: (one: Loaded) => number) => medianOf(some, of);
  const most = (of: (one: Loaded) => number) => Math.max(...some.map(of));
  return [
    { what: `${name}: call to committed`, figure: middle(({ whole }) => whole) / 1000, unit: 's', max: 2.2 },
    {
      what: `${name}: the whole beside its own SQL`,
      figure: middle(({ whole, own }) => whole / own),
      unit: 'times',
      max: 1.6,
    },
    { what: `${name}: longest stall`, figure: most(({ stall }) => stall), unit: 'ms', max: 100 },
    { what: `${name}: peak memory of the server`, figure: most(({ peak }) => peak), unit: 'MB', max: 400 },
    { what: `${name}: until the answer`, figure: middle(({ answered }) => answered), unit: 'ms', max: null },
    { what: `${name}: writing`, figure: middle(({ writing }) => writing), unit: 'ms', max: null },
    { what: `${name}: own SQL`, figure: middle(({ own }) => own), unit: 'ms', max: null },
  ];
}

async function run(folder: string): Promise<void> {
  const all = await loadAndCompare(folder);
  const names = [...new Set(all.map(({ name }) => name))];
  const measured = names.flatMap((name) => measuredOf(name, all));
  report({
    title: 'A bulk call with its rows',
    about: [
      `The animals of the imports, ${String(rows)} with ${String(columnCount)} columns, by one call that brings them as JSON, on the built server and the embedded database: from sending it until its run is committed. Two calls by each of ${String(rounds)} server processes that have just started; times are the median, stalls and memory the most of any.`,
      'For comparison, the same number of such animals by plain set-based inserts, as for imports.',
    ],
    tables: [tableOf('A call of 9,999 rows', measured)],
    missed: missedOf(measured),
  });
}

await measureInFolder(run);
