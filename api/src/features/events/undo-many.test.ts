import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildUpdate } from '../../../test/build-input';

const open = useTestApp();

/** More than are looked at together, and than an answer lists. */
const count = 620;
/** Every so many an asset was edited since, so that the loading is not its last event. */
const edited = 5;

let owner: Member;
let ids: readonly number[];
let eventId: number;

const preview = (pk?: number) =>
  open().call('events.undoPreview', { params: { eventId }, query: pk === undefined ? {} : { pk } }, owner);

beforeAll(async () => {
  const app = open();
  owner = await buildMember(app, 'owner');
  ids = await buildAnimals(app, owner, count);
  const found = await app.pool.query<{ id: number }>('select event_id as id from event_asset limit 1');
  eventId = found.rows[0]?.id ?? 0;
  const changed = ids.filter((_, at) => at % edited === 0);
  await Promise.all(changed.map((pk) => app.call('objects.add', buildUpdate(pk, { breed: 'H' }), owner)));
});

it('undoing an event of many assets lists the first of both kinds, and counts all', async () => {
  const shown = await preview();
  const others = ids.filter((_, at) => at % edited === 0);
  const fit = ids.filter((_, at) => at % edited !== 0);
  expect([shown.can, shown.cannot]).toEqual([fit.length, others.length]);
  expect(shown.assets.map(({ pk }) => pk)).toEqual(fit.slice(0, 100));
  expect(shown.others.map(({ pk }) => pk)).toEqual(others.slice(0, 100));
  expect(await preview(others[3])).toMatchObject({ can: 0, cannot: 1, others: [shown.others[3]] });
  expect(await preview(fit.at(-1))).toMatchObject({ can: 1, cannot: 0 });
});
