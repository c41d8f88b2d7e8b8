import { randomBytes } from 'node:crypto';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventEffect } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import type { Connection } from '../api/src/db/connect';
import { lockAssets } from '../api/src/db/ledger/asset-rows';
import type { NewEvent } from '../api/src/db/ledger/event-rows';
import { recordAdds } from '../api/src/db/ledger/record-adds';
import { recordChanges } from '../api/src/db/ledger/record-changes';
import { transact } from '../api/src/db/transact';
import { valuesOf } from './herd-rows';
import { insertOwner, now, zone, type Target } from './owner';

/** Animals of the establishment, each with a history. */
export const herd = 30_000;
const atOnce = 1_000;

/** What happens to a herd: how many days ago, to which share of the animals, and what it writes. */
interface Happening {
  readonly ago: number;
  readonly eventType: number;
  /** One in so many animals. */
  readonly oneIn: number;
  readonly fields: Values;
  readonly changes: (at: number) => Values;
  readonly effect: EventEffect | null;
}

const weighing = 1;
const antiparasitic = 104;
const death = 13;
const dayOf = (ago: number) => new Date(now.getTime() - ago * 86_400_000);
const dayText = (ago: number) => dayOf(ago).toISOString().slice(0, 10);

const weighed = (ago: number, oneIn = 1): Happening => ({
  ago,
  oneIn,
  eventType: weighing,
  fields: { weighing_type: 'PER' },
  changes: (at) => ({ weight: 500 - ago + (at % 50), weight_date: dayText(ago), daily_gain: 0.7 }),
  effect: null,
});

/** Oldest first, as people record them: all are weighed each other month and a quarter of them in between. */
const happenings: readonly Happening[] = [
  weighed(250),
  weighed(200),
  weighed(150),
  weighed(100),
  {
    ago: 80,
    oneIn: 4,
    eventType: antiparasitic,
    fields: {},
    changes: () => ({ last_treatment: 'Ivermectina 1 %', withdrawal_until: dayText(60) }),
    effect: null,
  },
  weighed(60),
  weighed(30, 4),
  {
    ago: 20,
    oneIn: 50,
    eventType: death,
    fields: {},
    changes: () => ({ disposal_type: 'MUERTE' }),
    effect: { kind: 'retire' },
  },
  weighed(10, 4),
];

/** A herd that was loaded within a month, some ten months ago, and what has happened to it since, by the ledger. */
export async function fillHistories({ db, pool }: Connection): Promise<Target> {
  const owned = await insertOwner(db, 1);
  const target = { owned, boxId: owned.boxIds[0] ?? 0 };
  const ids: number[] = [];
  for (let from = 0; from < herd; from += atOnce) {
    const values = Array.from({ length: atOnce }, (_, at) => ({ row: at + 1, values: loadedAs(from + at) }));
    const ago = 300 - from / atOnce;
    const { outcomes } = await transact(db, (inside) =>
      recordAdds(inside, randomBytes, {
        ...{ model: cowAr, eventId: null, companyId: owned.companyId, rows: values },
        event: eventOf(target, engineEvents.load, ago, {}),
      }),
    );
    ids.push(...outcomes.flatMap(({ assetId }) => assetId ?? []));
  }
  for (const each of happenings)
    for (let from = 0; from < herd; from += atOnce)
      await happen(db, target, each, ids.slice(from, from + atOnce));
  await pool.query('vacuum analyze');
  return target;
}

function loadedAs(row: number): Values {
  return Object.fromEntries(Object.entries(valuesOf(row)).filter(([, value]) => value !== null));
}

function eventOf({ owned, boxId }: Target, eventType: number, ago: number, fields: Values): NewEvent {
  return {
    ...{ boxId, eventType, zone, fields, assetType: cowAr.id, context: 'massive_manual_form' },
    ...{ at: dayOf(ago), now: dayOf(ago), recordedBy: owned.userId, targetBoxId: null },
    ...{ bizStep: 'inspecting', disposition: 'active', comment: null, runId: null },
  };
}

async function happen(db: Connection['db'], target: Target, each: Happening, ids: readonly number[]) {
  const some = ids.filter((_id, at) => at % each.oneIn === 0);
  await transact(db, async (inside) => {
    const locked = await lockAssets(inside, cowAr.id, some);
    const rows = some.flatMap((id, at) => {
      const asset = locked.get(id);
      return asset === undefined || asset.deleted
        ? []
        : [{ row: at + 1, asset, changes: each.changes(at), fields: {} }];
    });
    await recordChanges(inside, randomBytes, {
      ...{ model: cowAr, rows, eventId: null, effect: each.effect, companyId: target.owned.companyId },
      event: eventOf(target, each.eventType, each.ago, each.fields),
    });
  });
}
