import { beforeAll, describe, expect, it } from 'vitest';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { useTestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildColleague,
  buildCompany,
  buildRelation,
  buildUser,
} from '../../../test/build';
import type { Actor } from '../../../test/client';

const open = useTestApp();
let owner: Actor;
let boxes: readonly number[] = [];
let foreignBox = 0;

let serial = 0;
const bag = (specie: string, tonnage: number, depositor: string, expires: string) => ({
  bag_code: `LM2526${String((serial += 1)).padStart(4, '0')}`,
  ...{ specie, tonnage, depositor_name: depositor, date_expired: expires, campaign: '2025/26' },
  ...{ asset_status_change: 'active', guarantee_state: 'free', date_bagged: '2026-01-10' },
});

async function buildPlace(subtype = 28) {
  const companyId = await buildCompany(open(), ['certified'], 12);
  return { companyId, boxId: await buildBox(open(), companyId, subtype) };
}

beforeAll(async () => {
  const [one, other, foreign] = [await buildPlace(), await buildPlace(29), await buildPlace()];
  const userId = await buildUser(open());
  const member = await buildColleague(open(), { companyId: one.companyId }, 'owner');
  owner = member;
  await buildRelation(open(), member.userId, { companyId: other.companyId }, 'owner');
  await buildRelation(open(), userId, { companyId: foreign.companyId }, 'owner');
  const load = (place: { boxId: number; companyId: number }, rows: readonly ReturnType<typeof bag>[]) =>
    buildAssets(open(), { ...place, ...member }, rows, storage);
  await load(one, [
    bag('soja', 200, 'El Ombú SRL', '2026-12-10'),
    bag('soja', 100.5, 'Molinos Ruiz', '2027-01-15'),
    bag('maiz', 50, 'El Ombú SRL', '2027-03-31'),
  ]);
  await load(other, [bag('maiz', 150, 'El Ombú SRL', '2026-11-01')]);
  await load(foreign, [bag('maiz', 999, 'Otro', '2027-03-31')]);
  boxes = [one.boxId, other.boxId];
  foreignBox = foreign.boxId;
});

const day = '2026-11-20';
const byBox = (chosen: readonly number[] = boxes) => ({
  date_at: day,
  group_by_entities: 'box',
  entities_selected: chosen.map(String),
});
type Values = Readonly<Record<string, string | number | readonly string[]>>;
const input = (reportId: number, values: Values, assetType = 35) => ({
  body: {
    ...{ reportId, assetType },
    fieldsInputs: Object.entries(values).map(([name, value]) => ({
      name,
      value: typeof value === 'object' ? [...value] : value,
    })),
  },
});
const results = (reportId: number, values: Values) =>
  open().call('reports.results', input(reportId, values), owner);
const pieOf = (pies: Awaited<ReturnType<typeof results>>, name: string) => {
  const pie = pies.find((each) => each.name === name);
  return [pie?.total, ...(pie?.values.map(({ name: part, value }) => `${part} ${String(value)}`) ?? [])];
};

describe('the reports of a portfolio', () => {
  it('are seven of 35, two of cattle, and none of others', async () => {
    const list = (assetId: number) => open().call('reports.list', { params: { assetId } }, owner);
    expect((await list(35)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await list(33)).map(({ kind }) => kind)).toEqual(['parts', 'moves']);
    expect(await list(36)).toEqual([]);
  });

  it('offer what the caller may list, each entity under its grouping', async () => {
    const { fieldsInputs } = await open().call(
      'reports.inputs',
      { params: { assetId: 35, reportId: 1 } },
      owner,
    );
    const entities = fieldsInputs.find(({ name }) => name === 'entities_selected');
    expect(entities).toMatchObject({ dependsOn: 'group_by_entities', validations: { mandatory: true } });
    const keysUnder = (fk: string) => entities?.options.filter((option) => option.fk === fk) ?? [];
    expect(keysUnder('box').map(({ key }) => key)).toEqual(expect.arrayContaining(boxes.map(String)));
    expect([keysUnder('box').length, keysUnder('company').length]).toEqual([2, 2]);
    expect(
      keysUnder('depositor')
        .map(({ label }) => label)
        .sort(),
    ).toEqual(['El Ombú SRL', 'Molinos Ruiz']);
  });

  it('add up what the chosen establishments hold', async () => {
    const all = await results(2, byBox());
    expect(pieOf(all, 'species')).toEqual([500.5, 'Soja 300.5', 'Maíz 200']);
    expect(pieOf(await results(2, byBox([boxes[0] ?? 0])), 'species')).toEqual([
      350.5,
      'Soja 300.5',
      'Maíz 50',
    ]);
    expect(pieOf(await results(2, { ...byBox(), species: ['maiz'] }), 'species')).toEqual([200, 'Maíz 200']);
    expect((await results(1, byBox())).map(({ name, total, unit }) => [name, total, unit])).toEqual([
      ['tonnes', 500.5, 't'],
      ['bags', 4, 'Silobolsas'],
      ['secured', 0, 'USD'],
      ['validated', 500.5, 't'],
    ]);
    expect(pieOf(await results(1, { ...byBox(), min_tonnage: 120 }), 'bags')[0]).toBe(2);
  });

  it('tell depositors apart over all establishments', async () => {
    const values = { date_at: day, group_by_entities: 'depositor', entities_selected: ['el ombu srl'] };
    const key = (
      await open().call('reports.inputs', { params: { assetId: 35, reportId: 1 } }, owner)
    ).fieldsInputs
      .find(({ name }) => name === 'entities_selected')
      ?.options.find(({ label }) => label === 'El Ombú SRL')?.key;
    const pies = await results(1, { ...values, entities_selected: [key ?? ''] });
    expect(pieOf(pies, 'tonnes')).toEqual([400, 'El Ombú SRL 400']);
    const top = await results(5, { ...byBox(), top: 3 });
    expect(pieOf(top, 'depositors')).toEqual([500.5, 'El Ombú SRL 400', 'Molinos Ruiz 100.5']);
  });

  it('tell what has no value apart, so that each adds up to the same', async () => {
    const pies = await results(2, byBox());
    expect(pieOf(pies, 'grades')).toEqual([500.5, 'Sin dato 500.5']);
    expect(new Set(pies.map(({ total }) => total))).toEqual(new Set([500.5]));
  });

  it('put what expires into bands, up to a horizon', async () => {
    const values = { ...byBox(), horizon_days: 90, basis: 'date_expired' };
    expect(pieOf(await results(4, values), 'tonnes')).toEqual([
      450.5,
      'Vencido 150',
      '0 a 30 días 200',
      '31 a 60 días 100.5',
    ]);
  });

  it('of a day before there was anything are of nothing', async () => {
    const pies = await results(2, { ...byBox(), date_at: '2020-01-01' });
    expect(pies.every(({ total, values }) => total === 0 && values.length === 0)).toBe(true);
  });
});

describe('a report', () => {
  const issues = async (reportId: number, values: Values, assetType = 35) => {
    const answer = await open().attempt('reports.results', input(reportId, values, assetType), owner);
    const { issues: found = [] } = answer.body as { issues?: { field: string; code: string }[] };
    return [answer.status, ...found.map(({ field, code }) => `${field} ${code}`)];
  };

  it('refuses what it needs and has not, and what lies outside', async () => {
    expect(await issues(1, {})).toEqual([
      400,
      'date_at mandatory',
      'group_by_entities mandatory',
      'entities_selected mandatory',
    ]);
    expect(await issues(1, { ...byBox(), min_tonnage: -1 })).toEqual([400, 'min_tonnage belowMin']);
    const expiries = { ...byBox(), basis: 'date_expired' };
    expect(await issues(4, { ...expiries, horizon_days: 731 })).toEqual([400, 'horizon_days aboveMax']);
    expect(await issues(4, { ...expiries, horizon_days: 'many' })).toEqual([400, 'horizon_days notANumber']);
    expect(await issues(4, { ...byBox(), horizon_days: 5, basis: 'box_id' })).toEqual([
      400,
      'basis notAnOption',
    ]);
    expect(await issues(1, { ...byBox(), nothing: 'x' })).toEqual([400, 'nothing unknownField']);
    expect(await issues(1, { ...byBox(), date_at: '2026-12-31' })).toEqual([400, 'date_at inFuture']);
    expect(await issues(9, byBox())).toEqual([404]);
    expect(await issues(1, byBox(), 36)).toEqual([404]);
  });

  it("tells nothing of others' establishments", async () => {
    expect(await issues(1, byBox([foreignBox]))).toEqual([400, 'entities_selected notAnOption']);
    const { attempt } = open();
    expect((await attempt('reports.results', input(1, byBox()), null)).status).toBe(401);
    const stranger = await buildColleague(open(), await buildPlace(), 'owner');
    expect((await attempt('reports.results', input(1, byBox()), stranger)).status).toBe(400);
  });

  it('refuses depositors of whom nothing is kept, and not those of whom it only filters nothing', async () => {
    const of = (...chosen: string[]) => ({
      ...{ date_at: day, group_by_entities: 'depositor', entities_selected: chosen },
    });
    expect(await issues(1, of('el ombu srl'))).toEqual([200]);
    expect(await issues(1, { ...of('el ombu srl', 'molinos ruiz'), min_tonnage: 10_000 })).toEqual([200]);
    const unknown = of('el ombu srl', 'nadie sa');
    const refused = [400, 'entities_selected notAnOption'];
    expect(await issues(1, unknown)).toEqual(refused);
    const { attempt } = open();
    expect((await attempt('reports.board', input(1, unknown), owner)).status).toBe(400);
    const body = { ...input(1, unknown).body, format: 'xlsx' as const };
    expect((await attempt('reports.file', { body }, owner)).status).toBe(400);
    const stranger = await buildColleague(open(), await buildPlace(), 'owner');
    expect((await attempt('reports.board', input(1, of('el ombu srl')), stranger)).status).toBe(400);
  });
});
