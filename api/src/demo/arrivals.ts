import { calls } from '@huella/domain/calls/index';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Database } from '../db/database';
import type { DemoApp } from './demo-app';
import { listAliveIds } from './demo.store';
import { idOf, type Settled } from './settle';

/** Where arrivals are confirmed, and who sends something there that still waits for the answer. */
const receiving = { box: 'San Ramón', owner: 'demo' };
const sending = { box: 'La Blanqueada', owner: 'tomas.iribarne' };

/** So many animals are on their way. */
const travelling = 6;

/** Lets an establishment confirm what arrives, and sends something to it that nobody has answered yet. */
export async function sendArrival(db: Database, app: DemoApp, settled: Settled): Promise<void> {
  const [boxSource, boxTarget] = [idOf(settled.boxes, sending.box), idOf(settled.boxes, receiving.box)];
  const ending = cowAr.disabledForEvents?.field ?? '';
  await app.post(receiving.owner, calls['objects.add'].path, {
    action: 'update',
    objectType: 'box',
    pk: boxTarget,
    values: { confirms: true },
  });
  await app.post(sending.owner, calls['transfers.add'].path, {
    ...{ boxSource, boxTarget, globalModel: cowAr.id },
    // The first animals that were neither slaughtered nor sold.
    rows: await listAliveIds(db, { boxId: boxSource, assetType: cowAr.id, ending }, travelling),
    values: { transfer_type: 'PRO', dte_motive: 'INV', dte: '018-2911-0' },
    headerValues: { comment: 'Salen en dos jaulas' },
    submitKey: 'demo-arrival-0',
  });
}
