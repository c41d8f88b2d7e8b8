import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp } from '../../../test/app';
import { animalOf } from '../../../test/animal-row';
import { buildAssets, buildMember } from '../../../test/build';

const open = useTestApp();

/** More than are looked at together, and than an answer tells of. */
const count = 620;
/** Every so many an asset was edited since, so that the loading is not its last event. */
const edited = 5;

let owner: Awaited<ReturnType<typeof buildMember>>;
let ids: readonly number[];
let eventId: number;

const previewReply = z.object({
  can: z.number(),
  cannot: z.number(),
  assets: z.array(z.object({ pk: z.number() })),
  others: z.array(z.object({ pk: z.number(), issue: z.object({ code: z.string() }) })),
});

async function preview(pk?: number) {
  const only = pk === undefined ? '' : `?pk=${String(pk)}`;
  const path = `/events/${String(eventId)}/undo${only}`;
  return previewReply.parse((await open().ask('GET', path, { token: owner.token })).body);
}

beforeAll(async () => {
  const app = open();
  owner = await buildMember(app, 'owner');
  const rows = Array.from({ length: count }, (_, at) => animalOf(`KD482J${String(at).padStart(4, '0')}`));
  ids = await buildAssets(app, owner, rows);
  const found = await app.pool.query<{ id: number }>('select event_id as id from event_asset limit 1');
  eventId = found.rows[0]?.id ?? 0;
  const changed = ids.filter((_, at) => at % edited === 0);
  await Promise.all(
    changed.map(async (pk) => {
      const about = { objectType: 'asset', pkObjectType: cowAr.id, globalModel: cowAr.id };
      const body = { action: 'update', ...about, pkReferer: owner.boxId, pk, values: { breed: 'H' } };
      const answer = await app.ask('POST', '/objects/add', { token: owner.token, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }),
  );
});

it('undoing an event of many assets is told of the first of both kinds, and counted of all', async () => {
  const told = await preview();
  const others = ids.filter((_, at) => at % edited === 0);
  const fit = ids.filter((_, at) => at % edited !== 0);
  expect([told.can, told.cannot]).toEqual([fit.length, others.length]);
  expect(told.assets.map(({ pk }) => pk)).toEqual(fit.slice(0, 100));
  expect(told.others.map(({ pk }) => pk)).toEqual(others.slice(0, 100));
  expect(await preview(others[3])).toMatchObject({ can: 0, cannot: 1, others: [told.others[3]] });
  expect(await preview(fit.at(-1))).toMatchObject({ can: 1, cannot: 0 });
});
