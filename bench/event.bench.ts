import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import { many, measureBulk, rounds, size, type Round, type Setting } from './bulk';
import { prepareWeighing, timeChunks } from './own-writes';
import { followRun, send } from './server';

/** The code of a weighing in the model of cattle. */
const weighing = 1;

/** The oldest animals of an establishment, and the day on which the last of them was born. */
interface Oldest {
  readonly ids: readonly number[];
  readonly until: string;
}

async function findOldest({ pool, target: { boxId } }: Setting): Promise<Oldest> {
  const born = await pool.query<{ until: string }>(
    `select attributes ->> 'birth_date' as until from asset where box_id = $1 order by 1 offset $2 limit 1`,
    [boxId, many - 1],
  );
  const until = born.rows[0]?.until ?? '';
  const found = await pool.query<{ id: number }>(
    `select id from asset where box_id = $1 and attributes ->> 'birth_date' <= $2 order by id`,
    [boxId, until],
  );
  return { ids: found.rows.map(({ id }) => id), until };
}

/** Weighs all that a filter finds, as the screen of the list asks for it, and follows the run to its end. */
async function weigh({ server, target: { boxId }, token }: Setting, { ids, until }: Oldest, weight: number) {
  await server.readStall();
  const begun = performance.now();
  const body = {
    action: 'update',
    objectType: 'asset',
    pkObjectType: cowAr.id,
    globalModel: cowAr.id,
    pkReferer: boxId,
    selection: { filters: [{ field: 'birth_date', operator: 'betweenDates', max: until }] },
    common: { weight, weighing_type: 'PER' },
    actionContext: { context: 'massive_manual_form', eventType: weighing },
  };
  const reply = await send(server.origin, 'POST', '/objects/add/massive', body, token);
  const run = await followRun(server.origin, calls['objects.addMassive'].reply.parse(reply).id, token);
  const all = performance.now() - begun;
  if (run.state !== 'completed' || run.done !== ids.length)
    throw new Error(`the run ended ${run.state} with ${String(run.done)} assets`);
  const writing = Date.parse(run.endedAt ?? '') - Date.parse(run.startedAt ?? '');
  return { all, writing, stall: await server.readStall() };
}

async function weighAndCompare(setting: Setting): Promise<readonly Round[]> {
  const { pool, target } = setting;
  const oldest = await findOldest(setting);
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stdout.write(`Weighing ${String(oldest.ids.length)} animals ...\n`);
    const { all, writing, stall } = await weigh(setting, oldest, 400 + round);
    const own = await timeChunks(pool, await prepareWeighing(pool, target, oldest.ids, 500 + round));
    results.push({ work: writing, own, stall, more: { 'Submit to committed': all } });
  }
  return results;
}

await measureBulk(
  {
    title: 'Events on many assets',
    about: [
      `A weighing of about ${String(many)} of the ${String(size.inFirst)} animals of an establishment, which a filter finds, submitted by the call of the screen and followed to its end, on the built server and the embedded database; the median of ${String(rounds)}.`,
      'The submit looks at every animal, and so does the writing, which locks them. For comparison: plain set-based statements that write the same, in chunks of 1,000: no checks, hashes made beforehand, their JSON too.',
    ],
    table: 'A weighing of 10,000',
    work: 'Writing',
  },
  weighAndCompare,
);
