import { randomUUID } from 'node:crypto';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import { many, measureBulk, rounds, size, type Round, type Setting } from './bulk';
import { prepareTransfer, timeChunks } from './own-writes';
import { send } from './server';

/** Sends animals that a list names, as the wizard does, to another establishment of the company. */
async function transfer({ server, target, token }: Setting, to: number, rows: readonly number[]) {
  await server.readStall();
  const begun = performance.now();
  const body = {
    ...{ boxSource: target.boxId, boxTarget: to, globalModel: cowAr.id, rows },
    values: { transfer_type: 'PRO', dte_motive: 'INV' },
    submitKey: randomUUID(),
  };
  const reply = await send(server.origin, 'POST', calls['transfers.add'].path, body, token);
  const work = performance.now() - begun;
  const moved = calls['transfers.add'].reply.parse(reply).transfer.assets_count;
  if (moved !== many) throw new Error(`${String(moved)} animals went`);
  return { work, stall: await server.readStall() };
}

async function transferAndCompare(setting: Setting): Promise<readonly Round[]> {
  const { pool, target } = setting;
  const to = target.owned.boxIds.find((id) => id !== target.boxId) ?? 0;
  const found = await pool.query<{ id: number }>(
    'select id from asset where box_id = $1 order by id limit $2',
    [target.boxId, many * rounds * 2],
  );
  const ids = found.rows.map(({ id }) => id);
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stdout.write(`Transferring ${String(many)} animals ...\n`);
    const from = round * 2 * many;
    const sent = await transfer(setting, to, ids.slice(from, from + many));
    const others = ids.slice(from + many, from + 2 * many);
    const own = await timeChunks(pool, await prepareTransfer(pool, target, others, to));
    results.push({ ...sent, own, more: {} });
  }
  return results;
}

await measureBulk(
  {
    title: 'A transfer of many assets',
    about: [
      `A transfer of ${String(many)} animals out of an establishment of ${String(size.inFirst)} to another one of the company, by the call of the wizard, on the built server and the embedded database; the median of ${String(rounds)}.`,
      'The call looks at every animal, locks them, and records, moves and keeps them in one transaction. For comparison: plain set-based statements that write the same rows in one transaction: no checks, hashes made beforehand, their JSON too.',
    ],
    table: 'A transfer of 10,000',
    work: 'Transfer',
  },
  transferAndCompare,
);
