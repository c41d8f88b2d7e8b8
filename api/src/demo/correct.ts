import { z } from 'zod';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { calls } from '@huella/domain/calls/index';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../db/database';
import type { DemoApp } from './demo-app';
import { findNewestAsset } from './demo.store';
import { medanos, plantQuequen } from './natural-places';
import { boxes } from './places';
import { idOf, type Settled } from './settle';

/** Who finds the mistake, and allows what is still within its time. */
const by = 'demo';

const weighing = 1;
const treatment = 104;

/** A weighing of the wrong animal that was undone, and an animal that went to slaughter within withdrawal. */
export async function correct(db: Database, app: DemoApp, settled: Settled): Promise<void> {
  const [{ name }] = boxes;
  await undoWeighing(db, app, idOf(settled.boxes, name));
  await allow(db, app, idOf(settled.boxes, medanos.name), idOf(settled.boxes, plantQuequen.name));
}

async function undoWeighing(db: Database, app: DemoApp, boxId: number): Promise<void> {
  const pk = await findNewestAsset(db, cowAr.id, boxId);
  const about = { assetType: cowAr.id, boxId, eventType: weighing };
  const event = await record(app, about, pk, { weight: 412, weighing_type: 'PER' });
  await app.post(by, calls['events.undo'].path.replace(':eventId', String(event)), {
    reason: 'Se pesó la madre y se anotó en el ternero.',
  });
}

async function allow(db: Database, app: DemoApp, boxId: number, target: number): Promise<void> {
  const pk = await findNewestAsset(db, cowPn.id, boxId);
  await record(app, { assetType: cowPn.id, boxId, eventType: treatment }, pk, {
    treatment_class: 'END',
    product: 'Moxidectina pour-on',
    withdrawal_days: 14,
    route: 'PO',
  });
  await app.post(by, calls['transfers.add'].path, {
    ...{ boxSource: boxId, boxTarget: target, globalModel: cowPn.id, rows: [pk] },
    values: {
      transfer_type: 'PRO',
      dte_motive: 'FAE',
      withdrawal_reason: 'Faena sanitaria autorizada por SENASA; la res no va a consumo.',
    },
    submitKey: 'demo-within-withdrawal',
  });
}

interface About {
  readonly assetType: number;
  readonly boxId: number;
  readonly eventType: number;
}

/** Records an event of one animal, and answers its id; of several of a kind each has its turn. */
export async function record(
  app: DemoApp,
  { assetType, boxId, eventType }: About,
  pk: number,
  common: Values,
  turn = 0,
): Promise<number> {
  const run = await app.post(by, calls['objects.addMassive'].path, {
    ...{
      objectType: 'asset',
      pkObjectType: assetType,
      globalModel: assetType,
      pkReferer: boxId,
      action: 'update',
    },
    actionContext: { context: 'manual_form', eventType },
    ...{ pks: [pk], common, submitKey: `demo-correct-${String(eventType)}-${String(turn)}` },
  });
  return z.object({ eventId: z.number() }).parse(run).eventId;
}
