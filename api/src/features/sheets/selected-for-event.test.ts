import { describe, expect, it } from 'vitest';
import type { Upload } from '@huella/domain/calls/upload-view';
import { useTestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildHerd } from '../../../test/build-herd';

const open = useTestApp();
const cow = 33;
const weighing = 1;
const palpation = 105;
const weaning = 109;

const order = ({ boxId }: Member, more: object, eventType: number = weighing) => ({
  body: { boxId, globalModelId: cow, mode: 'update' as const, eventType, ...more },
});

async function stage(member: Member, more: object, eventType: number = weighing) {
  const { ExcelUploadId } = await open().call('sheets.manual', order(member, more, eventType), member);
  return ExcelUploadId;
}

const getUpload = (member: Member, id: number): Promise<Upload> =>
  open().call('sheets.get', { params: { excelUploadId: id } }, member);

type Change = readonly [row: number, field: string, text: string];

const patch = (member: Member, id: number, changes: readonly Change[], more: object = {}) =>
  open().call(
    'sheets.patch',
    {
      params: { excelUploadId: id },
      body: { changes: changes.map(([row, field, text]) => ({ row, field, text })), ...more },
    },
    member,
  );

const submitOf = ({ boxId }: Member, ExcelUploadId: number, eventType: number = weighing, more = {}) => ({
  body: {
    action: 'update' as const,
    objectType: 'asset' as const,
    pkObjectType: cow,
    globalModel: cow,
    pkReferer: boxId,
    ExcelUploadId,
    actionContext: { context: 'massive_manual_form' as const, eventType },
    ...more,
  },
});

/** The events of an asset beside the one that loaded it: which, when, and what was filled in. */
async function eventsOf(id: number) {
  const { rows } = await open().pool.query<{ type: number; day: string; changes: string }>(
    `select e.event_type as type, to_char(e.event_time at time zone 'UTC', 'YYYY-MM-DD') as day, l.changes
     from event_asset l join event e on e.id = l.event_id where l.asset_id = $1 and e.event_type > 0 order by l.sequence`,
    [id],
  );
  return rows.map(({ type, day, changes }) => ({ type, day, after: JSON.parse(changes).after as object }));
}

const codes = (rows: readonly { row: number; issues: readonly { field: string | null; code: string }[] }[]) =>
  rows.flatMap(({ row, issues }) => issues.map(({ field, code }) => [row, field, code]));

describe('a sheet of an event on selected animals', () => {
  it('has a row for each, in their order, that names it and says nothing else', async () => {
    const { member, ids } = await buildHerd(open(), [{}, { electronic_tag: '032010000123456' }]);
    const id = await stage(member, { pks: [...ids].reverse() });
    const { data = [], ...upload } = await getUpload(member, id);
    expect(upload).toMatchObject({
      ...{ selected: true, paired: true, eventType: weighing, lastRow: 2, specificRows: 0 },
      counts: { total: 0, blank: 2, withErrors: 0, withWarnings: 0 },
      fileInfo: { original_name: null },
    });
    expect(data.map(({ texts }) => texts)).toMatchObject([
      { _pk_: String(ids[1]), electronic_tag: '032 010 000 123 456' },
      { _pk_: String(ids[0]), electronic_tag: '' },
    ]);
    expect(data.map(({ texts }) => texts['visual_tag'])).toEqual([
      expect.stringMatching(/^AN482/),
      expect.stringMatching(/^AN482/),
    ]);
    expect(data.every(({ blank, issues }) => blank === true && issues.length === 0)).toBe(true);
    expect(data.flatMap(({ texts }) => Object.keys(texts))).not.toContain('weighing_type');
    const unfinished = await open().call(
      'sheets.unfinished',
      { params: { boxId: member.boxId, assetId: cow }, query: { purpose: 'event' } },
      member,
    );
    expect(unfinished).toMatchObject([
      { ExcelUploadId: id, rows: 2, original_name: null, eventType: weighing },
    ]);
  });

  it('records what is filled in, on its day, and nothing of the other rows', async () => {
    const { member, ids } = await buildHerd(open());
    const [first = 0, second = 0, third = 0] = ids;
    const defaults = { _eventDate_: '14/11/2026 10:00', weighing_type: 'Periódica' };
    const id = await stage(member, { selection: { filters: [] }, count: 3, defaults });
    expect(await open().refusal('objects.addMassive', submitOf(member, id), member)).toMatchObject({
      error: 'nothingSelected',
    });
    const { data = [] } = await getUpload(member, id);
    const rowOf = (pk: number) => data.find(({ texts }) => texts['_pk_'] === String(pk))?.row ?? 0;
    const filled = await patch(member, id, [
      [rowOf(first), 'weight', '386,5'],
      [rowOf(second), 'weight', '371'],
      [rowOf(second), '_eventDate_', '12/11/2026'],
      [rowOf(third), '_eventDate_', '12/11/2026'],
    ]);
    expect(filled.counts).toEqual({ total: 2, blank: 1, withErrors: 0, withWarnings: 0 });
    expect(filled.rows.filter(({ blank }) => blank === true).map(({ row }) => row)).toEqual([rowOf(third)]);
    const run = await open().call('objects.addMassive', submitOf(member, id), member);
    expect(run).toMatchObject({ total: 2, done: 2, leftOut: 0 });
    const { rows } = await open().pool.query(
      'select row, outcome from run_row where run_id = $1 order by row',
      [run.id],
    );
    expect(rows).toHaveLength(2);
    expect(await eventsOf(first)).toMatchObject([
      { type: weighing, day: '2026-11-14', after: { weight: 386.5 } },
    ]);
    expect(await eventsOf(second)).toMatchObject([
      { type: weighing, day: '2026-11-12', after: { weight: 371 } },
    ]);
    expect(await eventsOf(third)).toEqual([]);
  });

  it('is none in a row again that was cleared, and in one that a page left as it was', async () => {
    const { member, ids } = await buildHerd(open(), [{}]);
    const id = await stage(member, { pks: ids, defaults: { weighing_type: 'Periódica' } });
    expect((await patch(member, id, [[1, 'weight', 'x']])).counts).toMatchObject({ total: 1, withErrors: 1 });
    const cleared = await patch(member, id, [
      [1, 'weight', ''],
      [1, 'weighing_type', ''],
    ]);
    expect(cleared).toMatchObject({ counts: { total: 0, blank: 1, withErrors: 0 }, rows: [{ blank: true }] });
    expect((await patch(member, id, [[1, 'weighing_type', 'Ingreso']])).counts).toMatchObject({ total: 1 });
  });

  it('records no event without a mandatory field where nobody filled one in, as a file would', async () => {
    const calf = { category: 'TH', birth_date: '2026-04-14', entry_date: '2026-04-14' };
    const { member, ids } = await buildHerd(open(), [calf, calf]);
    const [first = 0, second = 0] = ids;
    const id = await stage(member, { pks: ids, defaults: { _eventDate_: '14/11/2026 10:00' } }, weaning);
    await patch(member, id, [[2, '_eventComment_', 'sin peso']]);
    expect(await open().call('objects.addMassive', submitOf(member, id, weaning), member)).toMatchObject({
      ...{ total: 1, done: 1 },
    });
    expect(await eventsOf(first)).toEqual([]);
    expect(await eventsOf(second)).toMatchObject([{ type: weaning }]);
  });

  it('says at its row on what it cannot be recorded, once that is filled in, and records the others', async () => {
    const { member, ids } = await buildHerd(open(), [{}, { sex: 'M', category: 'NOV', castrated: true }]);
    const [heifer = 0, steer = 0] = ids;
    const id = await stage(member, { pks: ids, defaults: { _eventDate_: '14/11/2026 10:00' } }, palpation);
    expect((await getUpload(member, id)).counts).toMatchObject({ withErrors: 0, blank: 2 });
    const { rows, counts } = await patch(member, id, [
      [1, 'reproductive_status', 'Vacía'],
      [2, 'reproductive_status', 'Vacía'],
    ]);
    expect(counts).toMatchObject({ total: 2, withErrors: 1 });
    const [told] = codes(rows);
    expect(told?.slice(0, 2)).toEqual([2, '_pk_']);
    const submit = submitOf(member, id, palpation);
    expect(await open().refusal('objects.addMassive', submit, member)).toMatchObject({
      error: 'invalidInput',
    });
    const others = submitOf(member, id, palpation, { withoutErrors: true });
    expect(await open().call('objects.addMassive', others, member)).toMatchObject({ done: 1, leftOut: 1 });
    expect(await eventsOf(heifer)).toMatchObject([{ type: palpation }]);
    expect(await eventsOf(steer)).toEqual([]);
  });

  it('tells of an animal that went meanwhile only where it was filled in', async () => {
    const { member, ids } = await buildHerd(open(), [{}, {}]);
    const id = await stage(member, { pks: ids, defaults: { _eventDate_: '14/11/2026 10:00' } });
    await open().pool.query('update asset set deleted_at = now() where id = any($1)', [ids.slice(1)]);
    expect(
      (
        await patch(member, id, [
          [1, 'weight', '380'],
          [1, 'weighing_type', 'Periódica'],
        ])
      ).counts,
    ).toMatchObject({ total: 1, withErrors: 0 });
    const told = await patch(member, id, [[2, 'weight', '380']]);
    expect(codes(told.rows)).toContainEqual([2, '_pk_', 'assetDeleted']);
  });

  it('is refused as a whole where its selection moved, is empty or foreign, or nobody is asked so', async () => {
    const { member, ids } = await buildHerd(open(), [{}]);
    const other = await buildHerd(open(), [{}]);
    const refusal = async (more: object, eventType?: number) =>
      (await open().refusal('sheets.manual', order(member, more, eventType), member)).error;
    expect(await refusal({ selection: { filters: [] }, count: 3 })).toBe('selectionMoved');
    expect(await refusal({ selection: { filters: [], except: ids }, count: 0 })).toBe('nothingSelected');
    expect(await refusal({ pks: other.ids })).toBe('nothingSelected');
    // What no sheet records, what is transferred, and what does not begin so.
    expect(await refusal({ pks: ids }, 106)).toBe('invalidInput');
    expect(await refusal({ pks: ids, defaults: { weight: '300' } })).toBe('invalidInput');
    expect(await refusal({ pks: ids, defaults: { _eventDate_: 'ayer' } })).toBe('invalidInput');
    const sender = await buildMember(open(), 'administrator');
    expect(await open().statusOf('sheets.manual', order(sender, { pks: ids }, 1000), sender)).toBe(400);
    const none = await open().pool.query('select 1 from upload where user_id in ($1, $2)', [
      member.userId,
      sender.userId,
    ]);
    expect(none.rows).toEqual([]);
  });

  it('needs the right of its event, in a place that is known', async () => {
    const { member, ids } = await buildHerd(open(), [{}]);
    const logistics = await buildMember(open(), 'logistics');
    expect(await open().statusOf('sheets.manual', order(logistics, { pks: ids }), logistics)).toBe(403);
    expect(await open().statusOf('sheets.manual', order(member, { pks: ids }), logistics)).toBe(404);
    expect(await open().statusOf('sheets.manual', order(member, { pks: ids }))).toBe(401);
    expect(await open().statusOf('sheets.manual', order(member, { pks: ['x'] }), member)).toBe(400);
  });
});
