import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, buildToken, type Member } from '../../../test/build';
import { buildEvent, buildList } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;
let ids: readonly number[];

beforeAll(async () => {
  const { time } = open();
  const today = time.now;
  time.now = new Date('2026-06-01T15:00:00Z');
  owner = await buildMember(open(), 'owner', 7);
  ids = await buildAnimals(open(), owner, [{ category: 'VA' }, { category: 'VA' }, { category: 'TO' }]);
  time.now = today;
  // The session of before has ended.
  owner = { ...owner, token: await buildToken(open(), owner.userId) };
  const weigh = async (pk: number, date: string) => {
    const common = { weight: 400, weighing_type: 'PER' };
    const about = { pks: [pk], common, headerValues: { date } };
    await open().call('objects.addMassive', buildEvent(owner, 1, about), owner);
  };
  // The last minute of the ninetieth day before, there: three hours later it is the next one in Greenwich.
  await weigh(ids[0] ?? 0, '2026-08-22T23:59');
  await weigh(ids[1] ?? 0, '2026-08-23T00:01');
});

const params = () => ({ assetId: '33', boxId: String(owner.boxId) });
const read = (asOf?: string) =>
  open().call(
    'panel.data',
    { params: params(), query: { ...(asOf !== undefined && { asOf }) }, body: {} },
    owner,
  );
const quietOf = ({ resumes }: Awaited<ReturnType<typeof read>>) =>
  resumes.find(({ name }) => name === 'quiet');

/** The numbers of the assets that the list of the card has, or those without an event since a day. */
async function listed(filters: readonly object[], asOf?: string) {
  const input = buildList(owner, { body: { filters: [...filters] as [] } });
  const query = { ...(asOf !== undefined && { asOf }) };
  const { res } = await open().call('objects.list', { ...input, query }, owner);
  return res.map(({ id }) => id);
}

it('are the animals whose newest event was ninety days ago or before, and the list has the same', async () => {
  const quiet = quietOf(await read());
  expect(quiet).toMatchObject({ value: 2, count: 2, total: 3, due: true });
  expect(quiet?.list?.filters).toEqual([
    { field: 'last_event', operator: 'betweenDates', max: '2026-08-22' },
  ]);
  expect(await listed(quiet?.list?.filters ?? [])).toEqual([ids[0], ids[2]]);
});

it('are those of a day in the past by what had happened until then', async () => {
  const quiet = quietOf(await read('2026-10-01'));
  // The first of these was weighed meanwhile; of no other had ninety days gone by without an event.
  expect(quiet).toMatchObject({ value: 1, total: 3 });
  expect(await listed(quiet?.list?.filters ?? [], '2026-10-01')).toEqual([ids[2]]);
  const before = quietOf(await read('2026-08-22'));
  expect(before).toMatchObject({ value: 0 });
  const filter = { field: 'last_event', operator: 'betweenDates', min: '2026-06-01', max: '2026-06-30' };
  expect(await listed([filter], '2026-08-22')).toEqual([ids[1], ids[2]]);
});

it('is asked and never shown, sorted by or exported', async () => {
  const exported = {
    params: params(),
    body: { outputFields: ['last_event'] },
    query: {},
  };
  expect(await open().attempt('objects.export', exported, owner)).toMatchObject({ status: 400 });
});
