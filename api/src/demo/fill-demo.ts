import { cowAr } from '@huella/domain/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/events/engine-events';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { transact } from '../db/transact';
import { findCredentials } from '../features/users/users.store';
import { openDemoApp, type DemoApp } from './demo-app';
import { hasNoUsers, lockDemo, restartIds } from './demo.store';
import { emailOf, password } from './people';
import { boxes, cattleChain, companyOf } from './places';
import { idOf, settle, type Settled } from './settle';
import { planWork, type Step } from './work-plan';

/** Who a newcomer signs in as: owner of one company, delegate of another, expert of a third. */
export const demoUser = { email: emailOf('demo'), password } as const;

/** The day on which the demo data begins, and the one that is its today. */
const firstDay = '2024-06-03';
const today = '2026-11-20';

/** Whether a database holds nothing yet, so that the demo data may be put in. */
export function isEmpty(db: Database): Promise<boolean> {
  return hasNoUsers(db);
}

/** Whether the demo user has an account, so that a newcomer may be told how to sign in. */
export async function hasDemoUser(db: Database): Promise<boolean> {
  return (await findCredentials(db, demoUser.email)) !== null;
}

/**
 * Fills an empty database with the demo data: the same ids, tags and values each time. People, companies and
 * establishments are written by their stores; animals are added and changed by the product's own calls, by signed-in
 * people, at the time when it would have happened. All of it or nothing: it is one transaction, and a process that
 * finds the data there already, or another one at it, leaves it alone.
 */
export async function fillDemo(db: Database, config: Config): Promise<void> {
  await transact(db, async (transaction) => {
    await lockDemo(transaction);
    if (!(await hasNoUsers(transaction))) return;
    await restartIds(transaction);
    const app = await openDemoApp(transaction, config, firstDay);
    try {
      const settled = await settle(transaction, app.now());
      await work(app, settled, planWork());
      app.goOnTo(today);
      await chooseContext(app, settled);
      await app.endSessions();
    } finally {
      await app.close();
    }
  });
}

/** Does what the plan says, one after the other, so that every id comes out the same each time. */
async function work(app: DemoApp, settled: Settled, plan: readonly Step[]): Promise<void> {
  const assetIds = new Map<string, number>();
  for (const [at, step] of plan.entries()) {
    app.goOnTo(step.day);
    const writer = step.action === 'transfer' ? companyOf(step.box).owner : step.box.recorder;
    const { path, body } = requestOf(step, settled, assetIds, at);
    const answer = await app.post(writer, path, body);
    if (step.action === 'add')
      assetIds.set(step.rows[0].visualTag, calls['objects.add'].reply.parse(answer).id);
  }
}

/** The call behind a step. */
function requestOf(step: Step, settled: Settled, assetIds: ReadonlyMap<string, number>, at: number) {
  const boxId = idOf(settled.boxes, step.box.name);
  const pks = step.action === 'add' ? [] : step.rows.map(({ visualTag }) => idOf(assetIds, visualTag));
  const kind = { objectType: 'asset', pkObjectType: cowAr.id, globalModel: cowAr.id, pkReferer: boxId };
  switch (step.action) {
    case 'add':
      return {
        path: calls['objects.add'].path,
        body: { ...kind, action: 'add', values: step.rows[0].values },
      };
    case 'transfer':
      return {
        path: calls['transfers.add'].path,
        body: {
          boxSource: boxId,
          boxTarget: idOf(settled.boxes, step.to),
          globalModel: cowAr.id,
          rows: pks,
          values: step.common,
          submitKey: `demo-transfer-${String(at)}`,
        },
      };
    default:
      return {
        path: calls['objects.addMassive'].path,
        body: {
          ...kind,
          action: 'update',
          actionContext: {
            context: 'massive_manual_form',
            eventType: step.action === 'event' ? step.eventType : engineEvents.edit,
          },
          values: step.rows.map(({ values }, row) => ({ ...values, pk: pks[row] })),
          common: step.action === 'event' ? step.common : {},
        },
      };
  }
}

/** The demo user finds the establishment with the most animals chosen. */
async function chooseContext(app: DemoApp, settled: Settled): Promise<void> {
  const [box] = boxes;
  await app.post('demo', calls['users.savePreferences'].path, {
    topBar: {
      chain: { id: cattleChain() },
      active: { id: cowAr.id },
      company: { id: idOf(settled.companies, box.company) },
      establishment: { id: idOf(settled.boxes, box.name) },
    },
  });
}
