import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { maxLotsAtOnce } from '@huella/domain/rules/limits';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  type Member,
} from '../../../test/build';
import { buildLot } from '../../../test/build-input';
import { issuesOf, type InputFor } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
type Rows = InputFor<'lots.addMany'>['body']['values'];

const input = ({ boxId }: Pick<Member, 'boxId'>, values: Rows, more: { submitKey?: string } = {}) => ({
  params: { boxId: String(boxId), assetType: String(cowAr.id) },
  body: { values, ...more },
});
const opened = { opened_on: '2026-11-20' };
const named = (...names: readonly string[]): Rows => names.map((name) => ({ name, ...opened }));

async function lotsOf(app: TestApp, { boxId }: Pick<Member, 'boxId'>) {
  const found = await app.pool.query<{ name: string; made: string | null }>(
    `select l.attributes->>'name' as name, c.kind as made
     from lot l left join lot_change c on c.lot_id = l.id where l.box_id = $1 order by l.id`,
    [boxId],
  );
  return found.rows;
}

describe('making many lots', () => {
  it('makes one of each row, in their order, with who made it', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const rows = [
      { name: ' Potrero 1 ', ...opened, description: 'Del bajo', market_programs: ['HIL'] },
      { name: 'Potrero 2', opened_on: '20/11/2026', target_weight: '180,5' },
    ];
    const { id, made } = await app.call('lots.addMany', input(member, rows), member);
    expect(made).toBe(2);
    expect(await lotsOf(app, member)).toEqual([
      { name: 'Potrero 1', made: 'made' },
      { name: 'Potrero 2', made: 'made' },
    ]);
    expect(await app.call('lots.get', { params: { lotId: String(id) } }, member)).toMatchObject({
      name: 'Potrero 1',
      description: 'Del bajo',
      quantity_assets: 0,
      qr_event: false,
    });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('refuses all of them with what is wrong in each, and writes none', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const rows: Rows = [
      ...named('Sur'),
      { name: 'ab', opened_on: '2027-01-01' },
      { ...opened, assets: ['1'] },
      ...named('SÚR'),
    ];
    const answer = await app.attempt('lots.addMany', input(member, rows), member);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer).map(({ record, field, code }) => [record, field, code])).toEqual([
      ['2', 'name', 'tooShort'],
      ['2', 'opened_on', 'afterMax'],
      ['3', 'assets', 'unknownField'],
      ['3', 'name', 'mandatory'],
      ['4', 'name', 'repeatedInSheet'],
    ]);
    expect(await lotsOf(app, member)).toEqual([]);
  });

  it('names each row whose name the establishment has already', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    await app.call('objects.add', buildLot(member, { name: 'Destete' }), member);
    const answer = await app.attempt(
      'lots.addMany',
      input(member, named('Norte', 'destete', 'Oeste')),
      member,
    );
    expect(issuesOf(answer)).toMatchObject([{ record: '2', field: 'name', code: 'notUnique' }]);
    expect((await lotsOf(app, member)).map(({ name }) => name)).toEqual(['Destete']);
  });

  it('is done once for a key, of 8 at the same moment too, and refuses other rows under it', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const sent = input(member, named('Uno', 'Dos'), { submitKey: 'many-lots-1' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('lots.addMany', sent, member)),
    );
    expect(new Set(answers.map(({ id, made }) => `${String(id)} ${String(made)}`)).size).toBe(1);
    expect((await lotsOf(app, member)).map(({ name }) => name)).toEqual(['Uno', 'Dos']);
    const others = input(member, named('Tres'), { submitKey: 'many-lots-1' });
    expect(await app.refusal('lots.addMany', others, member)).toMatchObject({ error: 'submitReused' });
  });

  it('gives a name to one of two who make many at once, and to the other none of theirs', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const answers = await Promise.all(
      ['A', 'B'].map((of) =>
        app.attempt(
          'lots.addMany',
          input(member, named(`${of} primero`, 'El mismo', `${of} último`)),
          member,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = answers[0]?.status === 200 ? 'A' : 'B';
    expect((await lotsOf(app, member)).map(({ name }) => name)).toEqual([
      `${won} primero`,
      'El mismo',
      `${won} último`,
    ]);
  });

  it.each([
    ['no rows', 0],
    ['too many rows', maxLotsAtOnce + 1],
  ])('refuses %s', async (_what, count) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const rows = Array.from({ length: count }, (_, at) => ({ name: `Lote ${String(at)}`, ...opened }));
    expect(await app.statusOf('lots.addMany', input(member, rows), member)).toBe(400);
  });

  it('makes as many as there may be at once in the order of their rows, or none for one name that is taken', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const names = Array.from(
      { length: maxLotsAtOnce },
      (_, at) => `Lote ${String((at * 7919) % maxLotsAtOnce)}`,
    );
    await app.call('lots.addMany', input(member, named('lote 4321')), member);
    const refused = await app.attempt('lots.addMany', input(member, named(...names)), member);
    expect(issuesOf(refused).map(({ record, code }) => [record, code])).toEqual([
      [String(names.indexOf('Lote 4321') + 1), 'notUnique'],
    ]);
    expect(await lotsOf(app, member)).toHaveLength(1);
    const others = names.map((name) => `${name} bis`);
    expect(await app.call('lots.addMany', input(member, named(...others)), member)).toMatchObject({
      made: maxLotsAtOnce,
    });
    expect((await lotsOf(app, member)).slice(1)).toEqual(others.map((name) => ({ name, made: 'made' })));
  });

  it('is for users who may add lots there', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const viewer = await buildUser(app);
    await buildRelation(app, viewer, { boxId: owner.boxId }, 'viewer');
    const stranger = await buildMember(app, 'operator');
    const elsewhere = { boxId: await buildBox(app, owner.companyId) };
    const rows = named('Ajeno');
    expect(await app.statusOf('lots.addMany', input(owner, rows))).toBe(401);
    expect(await app.statusOf('lots.addMany', input(owner, rows), await buildToken(app, viewer))).toBe(403);
    expect(await app.statusOf('lots.addMany', input(owner, rows), stranger)).toBe(404);
    expect(await app.statusOf('lots.addMany', input({ boxId: 999_999 }, rows), owner)).toBe(404);
    expect(await lotsOf(app, owner)).toEqual([]);
    expect(await app.statusOf('lots.addMany', input(elsewhere, rows), owner)).toBe(200);
  });
});
