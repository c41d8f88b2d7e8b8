import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { transact } from '../db/transact';
import { openDemoApp, type DemoApp } from './demo-app';
import { sendArrival } from './arrivals';
import { askAnother, authorize } from './authorize';
import { shifted, shiftTo } from './calendar';
import { correct } from './correct';
import { delegate, inviteOne, newcomers, disableFields } from './delegate';
import { addDays } from './days';
import { priceGrain } from './grain-prices';
import { showFaces } from './faces';
import { handleCattle } from './cattle-today';
import { scanCodes } from './scans';
import { findAssetCalled, hasNoUsers, lockDemo, restartIds } from './demo.store';
import { boxes, cattleChain } from './places';
import { illustrated } from './illustrated';
import { keyOf, requestOf, type AssetIds, type Present } from './request';
import { askStockProvider } from './stock-provider';
import { codeTraded, sayOnPages } from './page-templates';
import { idOf, settle, settleMore, type Settled } from './settle';
import { inOrder, type Step } from './step';
import { ventures } from './ventures';
import { planWork } from './work-plan';

/** The day on which the demo data begins, and the one that is its today. */
const firstDay = '2024-06-03';
const today = '2026-11-20';

/** Milliseconds before the first start: somebody was asked then, and has not looked at the mail yet. */
const askedBefore = 2 * 3_600_000;

/**
 * Fills an empty database with the demo data: the same ids, tags and values each time. People, companies and
 * establishments are written by their stores; assets are added and changed by the product's own calls, by signed-in
 * people, at the time when it would have happened. All of it or nothing: it is one transaction, and a process that
 * finds the data there already, or another one at it, leaves it alone. Its last days are the last days before now; an
 * invitation and an authorization are sent now, so that they are open.
 */
export async function fillDemo(db: Database, config: Config, now = new Date()): Promise<void> {
  await transact(db, async (transaction) => {
    await lockDemo(transaction);
    if (!(await hasNoUsers(transaction))) return;
    await restartIds(transaction);
    const shift = shiftTo(now);
    const settled = await fillHerds(transaction, config, shift);
    await fillVentures(transaction, config, settled, { now, shift });
  });
}

/** The cattle of the demo, by which journeys in the browser find their way: it keeps its ids whatever comes after. */
async function fillHerds(db: Database, config: Config, shift: number): Promise<Settled> {
  const app = await openDemoApp(db, config, addDays(firstDay, shift));
  try {
    const settled = await settle(db, app.now());
    await work(db, app, settled, illustrated(shifted(planWork(), shift)), 'transfer');
    app.goOnTo(addDays(today, shift));
    await chooseContext(app, settled);
    await app.endSessions();
    return settled;
  } finally {
    await app.close();
  }
}

/** Everything else, from its own beginning on: time never goes back in one app. */
async function fillVentures(
  db: Database,
  config: Config,
  settled: Settled,
  { now, shift }: { readonly now: Date; readonly shift: number },
): Promise<void> {
  const app = await openDemoApp(db, config, addDays(firstDay, shift), 1);
  try {
    for (const venture of ventures) await settleMore(db, settled, venture, app.now());
    const plan = shifted(inOrder(ventures.flatMap(({ steps }) => steps)), shift);
    await work(db, app, settled, illustrated(plan), 'venture');
    await scanCodes(db, addDays(today, shift));
    app.goOnTo(addDays(today, shift));
    await handleCattle(db, app, settled, addDays(today, shift));
    await showFaces(db, app, settled, shift);
    await correct(db, app, settled);
    await authorize(db, config, app, settled);
    await settleMore(db, settled, newcomers, app.now());
    await delegate(app, settled);
    await sendArrival(db, app, settled);
    await disableFields(app, settled);
    await sayOnPages(app, settled);
    await codeTraded(db, app);
    await askStockProvider(db, app, settled);
    await priceGrain(db, app, settled, addDays(today, shift));
    await app.endSessions();
    app.goOnTo(new Date(now.getTime() - askedBefore));
    await askAnother(db, app, settled);
    app.goOnTo(now);
    await inviteOne(app, settled);
    await app.endSessions();
  } finally {
    await app.close();
  }
}

/** Does what the plan says, one after the other, so that every id comes out the same each time. */
async function work(
  db: Database,
  app: DemoApp,
  settled: Settled,
  plan: readonly Step[],
  name: string,
): Promise<void> {
  const assetIds: AssetIds = new Map();
  const present: Present = { assetIds, files: new Map() };
  for (const [at, step] of plan.entries()) {
    app.goOnTo(step.day);
    await learnOutputs(db, step, assetIds);
    await uploadDrawn(app, step, present);
    const { path, body } = requestOf(step, settled, present, `demo-${name}-${String(at)}`);
    const answer = await app.post(step.by, path, body);
    if (step.action === 'add')
      assetIds.set(keyOf(step, step.rows[0].tag), calls['objects.add'].reply.parse(answer).id);
  }
}

/** What a step needs of files is uploaded by who writes it down. */
async function uploadDrawn(app: DemoApp, { by, rows }: Step, { files }: Present): Promise<void> {
  for (const file of rows.flatMap(({ drawn = {} }) => Object.values(drawn).flat()))
    files.set(file, await app.upload(by, file.name, await file.draw()));
}

/** What came out of an event was added by no step of its own: it is found by what it is called. */
async function learnOutputs(db: Database, step: Step, assetIds: AssetIds): Promise<void> {
  if (!['event', 'transfer', 'lot'].includes(step.action)) return;
  for (const { tag } of step.rows) {
    const key = keyOf(step, tag);
    if (!assetIds.has(key)) assetIds.set(key, await findAssetCalled(db, step.assetType, tag));
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
