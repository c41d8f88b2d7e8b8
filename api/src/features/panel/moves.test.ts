import { beforeAll, describe, expect, it } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { shiftDay } from '@huella/domain/engine/fields/days';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildBox, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildList, buildTransfer, buildUpdate } from '../../../test/build-input';
import { pdfText } from '../../../test/pdf-text';
import type { Actor } from '../../../test/client';

const open = useTestApp();
const retiring = 13;
let owner: Member;
let other: { readonly companyId: number; readonly boxId: number };

const on = (date: string) => ({ headerValues: { date } });
const load = async (date: string, values: Values = {}, place = owner) =>
  (await open().call('objects.add', buildAdd(place, buildAnimal(values), on(date)), owner)).id;
const retire = (id: number, date: string, disposal = 'MUERTE', reason = 'RAY') =>
  open().call(
    'objects.addMassive',
    buildEvent(owner, retiring, {
      pks: [id],
      common: { disposal_type: disposal, disposal_reason: reason, disposal_date: `${date}T10:00` },
      ...on(date),
    }),
    owner,
  );
const send = (ids: number[], to: { boxId: number; companyId: number }, date: string, from = owner) =>
  open().call('transfers.add', buildTransfer(from, { ...owner, ...to }, ids, on(date)), owner);

const asked = (from: string, to: string, boxes: readonly number[]) => ({
  reportId: 2,
  assetType: 33,
  fieldsInputs: [
    { name: 'date_from', value: from },
    { name: 'date_at', value: to },
    { name: 'group_by_entities', value: 'box' },
    { name: 'entities_selected', value: boxes.map(String) },
  ],
});
type Moves = ReplyOf<Calls['reports.moves']>;
const moves = (from: string, to: string, boxes = [owner.boxId], actor: Actor = owner) =>
  open().call('reports.moves', { body: asked(from, to, boxes) }, actor);
const figure = ({ columns }: Moves, figures: readonly number[], name: string) =>
  figures[columns.findIndex((column) => column.name === name)] ?? 0;
const sumOf = ({ columns }: Moves, figures: readonly number[], sign: string) =>
  columns.reduce((sum, column, at) => (column.sign === sign ? sum + (figures[at] ?? 0) : sum), 0);

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  const boxId = await buildBox(open(), owner.companyId, 6);
  other = { companyId: owner.companyId, boxId };
  const bought = { entry_type: 'COM', entry_dte: '012345678-9', origin_renspa: '01.001.0.00001/00' };
  const calf = { category: 'VQ', entry_type: 'NAC' };
  const kept = await load('2026-03-01', calf);
  const died = await load('2026-03-02', calf);
  const sold = await load('2026-03-03', bought);
  const moved = await load('2026-04-01', calf);
  const back = await load('2026-04-02', calf);
  await load('2026-05-10', { ...calf, category: 'VA' });
  await open().call(
    'objects.add',
    buildUpdate(kept, { category: 'VA' }, { version: 1, ...on('2026-06-01') }),
    owner,
  );
  await retire(died, '2026-06-05');
  await retire(sold, '2026-07-01', 'VENTA', 'INV');
  await send([moved, back], other, '2026-08-01');
  await send([back], owner, '2026-08-15', { ...owner, ...other });
});

describe('a report of what moved', () => {
  it('tells what came and what went by how it did, and adds up', async () => {
    const told = await moves('2026-03-01', '2026-11-20');
    const by = (name: string) => figure(told, told.total, name);
    expect(Object.fromEntries(told.columns.map(({ name }) => [name, by(name)]))).toEqual({
      ...{ opening: 0, born: 5, bought: 1, opened: 0, received: 1 },
      ...{ died: 1, sold: 1, slaughtered: 0, sent: 2, changed: 0, closing: 3 },
    });
    expect(told.entities).toMatchObject([{ key: String(owner.boxId), figures: told.total }]);
    const [opening, closing] = [told.entities[0]?.opening, told.entities[0]?.closing];
    expect([opening, closing]).toMatchObject([[], [{ boxId: owner.boxId, count: 3, asOf: null }]]);
  });

  it('tells by category, with what became of another one meanwhile', async () => {
    const told = await moves('2026-05-31', '2026-06-30');
    const rows = told.rows.map(({ key, figures }) => [
      key,
      ...['opening', 'died', 'changed', 'closing'].map((name) => figure(told, figures, name)),
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['VQ', 5, 1, -1, 3],
        ['VA', 1, 0, 1, 2],
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  it('adds up between any two days, and is at both what the list of that day has', async () => {
    const all = [
      '2026-02-20',
      '2026-03-02',
      '2026-06-01',
      '2026-06-05',
      '2026-08-01',
      '2026-08-15',
      '2026-11-20',
    ];
    const totalOn = async (boxId: number, day: string) =>
      (await open().call('objects.list', { ...buildList({ ...owner, boxId }), query: { asOf: day } }, owner))
        .resTotal;
    const counts = new Map<string, number>();
    for (const boxId of [owner.boxId, other.boxId])
      for (const day of all.flatMap((each) => [shiftDay(each, { days: -1 }), each]))
        counts.set(`${String(boxId)} ${day}`, await totalOn(boxId, day));
    for (const [at, from] of all.entries())
      for (const to of all.slice(at)) {
        const told = await moves(from, to, [owner.boxId, other.boxId]);
        for (const row of [...told.entities, ...told.rows, { key: '', figures: told.total }]) {
          const part = (sign: string) => sumOf(told, row.figures, sign);
          expect(part('opening') + part('in') - part('out') + part('changed')).toBe(part('closing'));
        }
        expect(figure(told, told.total, 'changed')).toBe(0);
        for (const { key, figures } of told.entities) {
          expect(figure(told, figures, 'opening')).toBe(counts.get(`${key} ${shiftDay(from, { days: -1 })}`));
          expect(figure(told, figures, 'closing')).toBe(counts.get(`${key} ${to}`));
        }
      }
  });

  it('opens the assets behind each figure, as many as it counts', async () => {
    const boxes = [owner.boxId, other.boxId];
    const told = await moves('2026-03-01', '2026-11-20', boxes);
    const page = (more: object) =>
      open().call('reports.moved', { body: { ...asked('2026-03-01', '2026-11-20', boxes), ...more } }, owner);
    for (const { name, sign } of told.columns)
      if (sign === 'in' || sign === 'out') {
        const { total, rows } = await page({ columns: [name] });
        expect([name, total, rows.length]).toEqual([name, figure(told, told.total, name), total]);
      }
    const sent = await page({ columns: ['sent'], entity: String(owner.boxId) });
    expect(sent.rows).toMatchObject([
      { day: '2026-08-01', column: 'Enviados', kind: 'Vaquillona', is: 'transferred' },
      { day: '2026-08-01', is: 'active' },
    ]);
    expect(sent.rows.every(({ label }) => label !== '')).toBe(true);
    expect(await page({ kind: 'VA', columns: ['born'] })).toMatchObject({ total: 2 });
    expect((await page({ offset: 2, limit: 2 })).rows).toHaveLength(2);
  });

  it('is written as a spreadsheet and as a PDF with the same figures', async () => {
    const file = async (format: 'xlsx' | 'pdf', language: 'es' | 'en' = 'es') => {
      const body = { ...asked('2026-03-01', '2026-11-20', [owner.boxId]), format, language };
      return open().call('reports.file', { body }, owner);
    };
    const written = await file('xlsx');
    expect(written.name).toBe('reporte.xlsx');
    const sheet = await readXlsx(written.bytes);
    const [headings, ...rows] = sheet.sheets[0]?.rows ?? [];
    expect(headings?.slice(0, 4)).toEqual(['Por', 'Parte', 'Saldo inicial', 'Nacimientos']);
    expect(rows.at(-1)).toEqual(['Total', '', 0, 5, 1, 0, 1, 1, 1, 0, 2, 0, 3]);
    expect(pdfText((await file('pdf', 'en')).bytes)).toContain('Stock movements, from 01/03/2026');
  });

  it('counts neither what was taken back, nor what was loaded before', async () => {
    const id = await load('2026-09-10');
    const born = async () => {
      const told = await moves('2026-09-01', '2026-09-30');
      return [figure(told, told.total, 'born'), figure(told, told.total, 'closing')];
    };
    expect(await born()).toEqual([1, 4]);
    const { entries } = await open().call('events.ofAsset', { params: { pk: id } }, owner);
    const undo = { params: { eventId: entries[0]?.id ?? 0 }, body: { reason: 'Otro animal' } };
    await open().call('events.undo', undo, owner);
    expect(await born()).toEqual([0, 3]);
  });
});

describe('who may ask for it', () => {
  const issues = async (from: string, to: string, boxes: readonly number[], actor: Actor) => {
    const { status, issues: found } = await open().refusal(
      'reports.moves',
      { body: asked(from, to, boxes) },
      actor,
    );
    return [status, ...found.map(({ field, code }) => `${field} ${code}`)];
  };

  it('is who may list there: neither strangers nor nobody', async () => {
    const stranger = await buildMember(open(), 'owner');
    const body = asked('2026-03-01', '2026-11-20', [owner.boxId]);
    for (const name of ['reports.moves', 'reports.moved'] as const) {
      expect(await open().statusOf(name, { body }, null)).toBe(401);
      expect(await open().statusOf(name, { body }, stranger)).toBe(400);
    }
    const viewer = await buildColleague(open(), owner, 'viewer');
    expect((await moves('2026-03-01', '2026-11-20', [owner.boxId], viewer)).total.at(-1)).toBe(3);
    expect(await issues('2026-03-01', '2026-11-20', [other.boxId], viewer)).toEqual([
      400,
      'entities_selected notAnOption',
    ]);
  });

  it('says what is wrong with its days', async () => {
    const here = [owner.boxId];
    expect(await issues('2026-05-02', '2026-05-01', here, owner)).toEqual([400, 'date_at beforeMin']);
    expect(await issues('2026-05-02', '2026-12-01', here, owner)).toEqual([400, 'date_at inFuture']);
    expect(await issues('ayer', '2026-11-01', here, owner)).toEqual([400, 'date_from wrongType']);
    const body = { ...asked('2026-05-01', '2026-05-02', here), reportId: 1 };
    expect(await open().statusOf('reports.moves', { body }, owner)).toBe(400);
  });
});
