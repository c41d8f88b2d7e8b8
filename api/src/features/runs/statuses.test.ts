import { beforeAll, describe, expect, it } from 'vitest';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { useTestApp } from '../../../test/app';
import {
  type Colleague,
  buildAssets,
  buildBox,
  buildColleague,
  buildCompany,
  buildUser,
} from '../../../test/build';
import { type Sent, buildAdd, buildEvent } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';
import { workRun } from './work-run';

const open = useTestApp();
const bag = {
  bag_code: 'LMR-2526-0018',
  specie: 'maiz',
  campaign: '2025/26',
  bag_diameter: 'ft9',
  bag_length: 60,
  tonnage: 195.5,
  date_bagged: '2026-04-10',
  date_expired: '2027-03-31',
  location_bags: '-33.89, -60.57',
  depositor_name: 'El Ombú SRL',
  holder_cuit: '20-12345678-6',
};

let companyId = 0;
let userId = 0;
let boxId = 0;
let owner: Colleague;
let expert: Colleague;
let id = 0;

const add = (values: Sent) =>
  open().attempt('objects.add', buildAdd({ boxId }, values, { assetType: 35 }), owner);
const record = (actor: Colleague, eventType: number, common: Sent, pks: readonly number[] = [id]) =>
  open().attempt(
    'objects.addMassive',
    buildEvent({ boxId }, eventType, { assetType: 35, pks, common }),
    actor,
  );
async function attributes(): Promise<unknown> {
  const found = await open().pool.query<{ attributes: unknown }>(
    'select attributes from asset where id = $1',
    [id],
  );
  return found.rows[0]?.attributes;
}

beforeAll(async () => {
  companyId = await buildCompany(open(), ['certified'], 12);
  boxId = await buildBox(open(), companyId, 28);
  userId = await buildUser(open());
  owner = await buildColleague(open(), { companyId }, 'owner');
  expert = await buildColleague(open(), { boxId }, 'expertValidator');
});

describe('a silo bag held as collateral', () => {
  it('is stored with what nobody types', async () => {
    ({ id } = await open().call('objects.add', buildAdd({ boxId }, bag, { assetType: 35 }), owner));
    expect(await attributes()).toMatchObject({
      bag_code: 'LMR25260018',
      asset_status_change: 'active',
      guarantee_state: 'free',
      average_projected_weight: 198,
      tonnage_left: 195.5,
      date_warranty_expired: '2026-10-07',
    });
    const sneaked = await add({ ...bag, bag_code: 'LMR-2526-0019', asset_status_change: 'validated' });
    expect(sneaked.status).toBe(400);
  });

  it('is validated by an expert alone, by the rows of the table (document 2 section 4)', async () => {
    const codes = async (actor: Colleague, eventType: number, common: Sent) =>
      issuesOf(await record(actor, eventType, common)).map(({ code }) => code);
    expect(await codes(expert, 5, { asset_status_change: 'invalidated' })).toEqual(['optionNotOffered']);
    expect((await record(owner, 5, { asset_status_change: 'validated' })).status).toBeGreaterThanOrEqual(400);
    expect(await attributes()).toMatchObject({ asset_status_change: 'active' });
    expect((await record(expert, 5, { asset_status_change: 'validated' })).body).toMatchObject({
      state: 'completed',
    });
    expect(await attributes()).toMatchObject({ asset_status_change: 'validated' });
    expect(await codes(owner, 6, { asset_status_change: 'invalidated', reason: 'No' })).toEqual([
      'optionNotOffered',
    ]);
  });

  it('is computed again by what happens to it', async () => {
    await record(owner, 1, { tonnage: 190, method: 'scale' });
    expect(await attributes()).toMatchObject({ tonnage: 190, tonnage_left: 190 });
  });

  it('that got another status while a run waited ends as a conflict of that run, and only it', async () => {
    const bags = Array.from({ length: 31 }, (_, at) => ({
      ...bag,
      bag_code: `LMR-2526-1${String(100 + at)}`,
    }));
    const ids = await buildAssets(
      open(),
      { companyId, boxId, userId },
      bags.map((each) => ({ ...each, asset_status_change: 'active' })),
      storage,
    );
    const validated = { assetType: 35, common: { asset_status_change: 'validated' } };
    const { jobId } = await open().call(
      'objects.addMassive',
      buildEvent({ boxId }, 5, { ...validated, pks: ids }),
      expert,
    );
    const { time } = open();
    time.now = new Date(time.now.getTime() + 1_000);
    const [first = 0] = ids;
    expect((await record(expert, 5, { asset_status_change: 'validated' }, [first])).status).toBe(200);
    expect(await workRun(open().deps, jobId)).toBe(true);
    expect(await open().call('jobs.get', { params: { id: jobId } }, expert)).toMatchObject({
      state: 'conflicts',
      done: 30,
      conflicts: 1,
      errors: [{ record: '1', code: 'statusMoved' }],
    });
  });
});
