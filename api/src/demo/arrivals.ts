import { calls } from '@huella/domain/calls/index';
import { cowAr } from '@huella/domain/assets/cow-ar';
import type { DemoApp } from './demo-app';
import { idOf, type Settled } from './settle';

/** Where arrivals are confirmed, and who sends something there that still waits for the answer. */
const receiving = { box: 'San Ramón', owner: 'demo' };
const sending = { box: 'La Blanqueada', owner: 'tomas.iribarne' };

/** So many animals are on their way. */
const travelling = 6;

/** Lets an establishment confirm what arrives, and sends something to it that nobody has answered yet. */
export async function sendArrival(app: DemoApp, settled: Settled): Promise<void> {
  const [boxSource, boxTarget] = [idOf(settled.boxes, sending.box), idOf(settled.boxes, receiving.box)];
  await app.post(receiving.owner, calls['objects.add'].path, {
    action: 'update',
    objectType: 'box',
    pk: boxTarget,
    values: { confirms: true },
  });
  await app.post(sending.owner, calls['transfers.add'].path, {
    ...{ boxSource, boxTarget, globalModel: cowAr.id },
    rows: await listAlive(app, boxSource),
    values: { transfer_type: 'PRO', dte_motive: 'INV', dte: '018-2911-0' },
    headerValues: { comment: 'Salen en dos jaulas' },
    submitKey: 'demo-arrival-0',
  });
}

/** The first animals of an establishment that were neither slaughtered nor sold. */
async function listAlive(app: DemoApp, boxId: number): Promise<readonly number[]> {
  const ids = [cowAr.id, 'asset', cowAr.id, boxId, 0, 0, 0, 100, 'id', 'asc'].map(String);
  const answer = await app.post(sending.owner, `/objects/get/all/${ids.join('/')}`, {});
  const { res } = calls['objects.list'].reply.parse(answer);
  const ending = cowAr.disabledForEvents?.field ?? '';
  const alive = res.filter((row) => (row[ending] ?? null) === null && !row.paused);
  return alive.slice(0, travelling).map(({ id }) => id);
}
