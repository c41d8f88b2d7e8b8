import { beforeEach, describe, expect, it } from 'vitest';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import { buildEvent, buildTransfer } from '../../../test/build-input';
import type { Actor } from '../../../test/client';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
let owner: Member;
let receiver: Member;
/** What both are called. */
let ownPlace: Place;
let otherPlace: Place;

interface Place {
  readonly box: string;
  readonly company: string;
}

async function placeOf({ boxId }: Member): Promise<Place> {
  const found = await open().pool.query<Place>(
    'select b.name as box, c.name as company from box b join company c on c.id = b.company_id where b.id = $1',
    [boxId],
  );
  return found.rows[0] ?? { box: '', company: '' };
}

const idHeading = pkColumn.label.es;

/** Tags that nobody has, each after those before. */
let made = 0;
const tag = () => `KD482C${String((made += 1)).padStart(4, '0')}`;

const input = (body: object, { boxId } = owner) => ({
  params: { assetId: '33', boxId: String(boxId) },
  body,
});

/** The rows of the sheet that is answered, each by its headings. */
async function sheet(body: object, actor: Member = owner): Promise<readonly Record<string, string>[]> {
  const asked = input({ outputFields: ['visual_tag', 'electronic_tag', 'weight'], ...body }, actor);
  const { bytes } = await open().call('objects.export', asked, actor);
  const { rows } = await open().deps.sheets.read(bytes, 'x.xlsx', sheetLimits);
  const [headings = [], ...others] = rows.map((row) => row.map((cell) => String(cell ?? '')));
  return others.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
}

const weigh = (member: Member, pk: number, weight: number, comment?: string) =>
  open().call(
    'objects.addMassive',
    buildEvent(member, 1, {
      pks: [pk],
      common: { weight, weighing_type: 'PER' },
      headerValues: { date: '2026-11-15T10:00', ...(comment !== undefined && { comment }) },
    }),
    member,
  );
const date = '2026-11-18T10:00';
const retire = (pks: readonly number[]) =>
  open().call(
    'objects.addMassive',
    buildEvent(owner, 13, {
      pks: [...pks],
      common: { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: date },
      headerValues: { date },
    }),
    owner,
  );

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
  ownPlace = await placeOf(owner);
  otherPlace = await placeOf(receiver);
});

describe('an export by transfers', () => {
  it('has a row for each asset that left, with when, from, to, kind and who', async () => {
    const [before, after] = [tag(), tag()];
    const [first = 0, second = 0, kept = 0] = await buildAnimals(open(), owner, [
      { visual_tag: after, electronic_tag: '032010004582317', weight: 310 },
      { visual_tag: before, weight: 300 },
      { visual_tag: tag(), weight: 400 },
    ]);
    const header = { headerValues: { date: '2026-11-18T10:00' } };
    const { transfer } = await open().call(
      'transfers.add',
      buildTransfer(owner, receiver, [first, second], header),
      owner,
    );
    // What became of it there is not this establishment's.
    await weigh(receiver, first, 390);
    const rows = await sheet({ suffix: 'transferred', mode: 'filterTransfer', sortField: 'visual_tag' });
    expect(rows.map((row) => row[idHeading])).toEqual([String(second), String(first)]);
    expect(rows[1]).toMatchObject({
      ...{ 'Caravana visual': after, 'Caravana electrónica': '032010004582317', 'Peso (kg)': '310' },
      ...{ 'Transferencia n.º': String(transfer.id), 'Tipo de transferencia': 'Propiedad' },
      'Fecha de la transferencia': expect.stringContaining('18/11/2026'),
      ...{ Desde: ownPlace.box, Hacia: otherPlace.box, 'Transferido por': 'Ana Pérez' },
    });
    expect(rows.some((row) => row[idHeading] === String(kept))).toBe(false);
  });

  it('says of what was deleted by which transfer it had come, and nothing where by none', async () => {
    const [born = 0] = await buildAnimals(open(), owner, [{ visual_tag: tag() }]);
    const [bought = 0] = await buildAnimals(open(), receiver, [{ visual_tag: tag() }]);
    await open().call(
      'transfers.add',
      buildTransfer(receiver, owner, [bought], { headerValues: { date: '2026-11-16T10:00' } }),
      receiver,
    );
    await retire([born, bought]);
    const rows = await sheet({ suffix: 'deleted', mode: 'filterTransfer', sortField: 'visual_tag' });
    // A person of another company is that company.
    expect(rows.map((row) => [row['Desde'], row['Hacia'], row['Transferido por']])).toEqual([
      ['', '', ''],
      [otherPlace.box, ownPlace.box, otherPlace.company],
    ]);
  });
});

describe('an export by events', () => {
  it('has a row for each event of the assets that filters find, in their order, with what it wrote', async () => {
    const wanted = tag();
    const [first = 0, second = 0] = await buildAnimals(open(), owner, [
      { visual_tag: wanted, weight: 300 },
      { visual_tag: tag(), weight: 310 },
    ]);
    await weigh(owner, first, 355.5, 'Balanza nueva');
    await retire([first, second]);
    const filter = { field: 'visual_tag', operator: '===', value: wanted };
    const rows = await sheet({ suffix: 'deleted', mode: 'filterEvent', filters: [filter] });
    expect(rows.map((row) => row[idHeading])).toEqual(rows.map(() => String(first)));
    expect(rows.map((row) => row['Evento']).slice(-2)).toEqual(['Cambio de peso', 'Dar de baja']);
    expect(rows.at(-2)).toMatchObject({
      ...{ 'Caravana visual': wanted, 'Peso (kg)': '355.5', Comentario: 'Balanza nueva' },
      ...{ 'Registrado por': 'Ana Pérez', Establecimiento: ownPlace.box, Deshecho: '' },
      'Fecha del evento': expect.stringContaining('15/11/2026'),
    });
    expect(rows.at(-1)?.['Peso (kg)']).toBe('');
  });

  it('leaves the events of others out, and what is private of them', async () => {
    const [gone = 0] = await buildAnimals(open(), owner, [{ visual_tag: tag(), weight: 300 }]);
    await open().call('transfers.add', buildTransfer(owner, receiver, [gone]), owner);
    await weigh(receiver, gone, 390, 'Nota del comprador');
    const rows = await sheet({ suffix: 'transferred', mode: 'filterEvent' });
    expect(rows.at(-1)).toMatchObject({ Evento: 'Transferencia', Destino: otherPlace.box });
    expect(JSON.stringify(rows)).not.toContain('Nota del comprador');
    expect(JSON.stringify(rows)).not.toContain('390');
  });
});

it.each(['filterTransfer', 'filterEvent'])('%s is for who may list there', async (mode) => {
  const [gone = 0] = await buildAnimals(open(), owner, [{ visual_tag: tag() }]);
  await retire([gone]);
  const status = async (actor: Actor, body: object) =>
    (await open().attemptRaw('objects.export', input(body), actor)).status;
  const body = { suffix: 'deleted', mode };
  expect(await status(null, body)).toBe(401);
  expect(await status(receiver, body)).toBe(404);
  expect(await status(await buildColleague(open(), owner, 'viewer'), body)).toBe(200);
  expect(await status(owner, { ...body, mode: 'filterAll' })).toBe(400);
  expect(await status(owner, { ...body, outputFields: ['__proto__'] })).toBe(400);
});

it('leaves out what may not be listed there', async () => {
  const [first = 0] = await buildAnimals(open(), owner, [{ visual_tag: tag(), weight: 300 }]);
  await weigh(owner, first, 355.5);
  await retire([first]);
  await open().pool.query(
    `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
     values ($1, 33, '{weight}', '{}', '{}', 1, now(), $2)`,
    [owner.boxId, owner.userId],
  );
  const rows = await sheet({ suffix: 'deleted', mode: 'filterEvent', outputFields: undefined });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every((row) => row['Peso (kg)'] === undefined)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('355.5');
});
