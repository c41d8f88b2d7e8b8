import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildRows, buildUpdate, type AddParts, type Sent } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
const weighing = 1;
const weighed = { weight: 300, weighing_type: 'PER' };

let owner: Member;
let animal: number;

const record = (eventType: number, values: Sent, more: AddParts = {}) =>
  buildUpdate(animal, values, { actionContext: { context: 'manual_form', eventType }, ...more });

async function recorded(): Promise<readonly (readonly [number, string | null])[]> {
  const { entries } = await open().call('events.ofAsset', { params: { pk: animal } }, owner);
  return entries.map(({ event_type, comment }) => [event_type, comment] as const);
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  [animal = 0] = await buildAnimals(open(), owner, 1);
});

describe('an update that names an event', () => {
  it('records that event, with its date and comment, and answers the asset as it is then', async () => {
    const headerValues = { date: '2026-11-19 10:00', comment: 'Balanza nueva' };
    const saved = await open().call('objects.add', record(weighing, weighed, { headerValues }), owner);
    expect(saved).toMatchObject({ id: animal, values: { weight: 300 } });
    expect(await recorded()).toEqual([
      [weighing, 'Balanza nueva'],
      [-1, null],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is checked as that event, each reason at its field', async () => {
    const answer = await open().refusal('objects.add', record(weighing, { made_up: 1 }), owner);
    expect(answer).toMatchObject({ status: 400, error: 'invalidInput' });
    expect(answer.issues).toContainEqual(
      expect.objectContaining({ record: null, field: 'weight', code: 'mandatory' }),
    );
    expect(answer.issues).toContainEqual(expect.objectContaining({ field: 'made_up', code: 'unknownField' }));
    expect(await recorded()).toEqual([[-1, null]]);
  });

  it.each([999, -7, -2, 1000])('is refused for an event that is not offered: %d', async (eventType) => {
    const answer = await open().refusal('objects.add', record(eventType, { weight: 300 }), owner);
    expect(answer.issues.map(({ code }) => code)).toEqual(['eventNotOffered']);
    expect(await recorded()).toEqual([[-1, null]]);
  });

  it('demands the code of the event, not that of editing', async () => {
    const operator = await buildColleague(open(), owner, 'operator');
    const burner = await buildColleague(open(), owner, 'burner');
    expect(await open().statusOf('objects.add', record(weighing, weighed), burner)).toBe(403);
    expect(await open().statusOf('objects.add', record(weighing, weighed), operator)).toBe(200);
  });

  it('is recorded once for each key, whatever version it names then', async () => {
    const { version } = await open().call(
      'objects.get',
      { params: { objectType: 'asset', pk: animal } },
      owner,
    );
    const submit = record(weighing, weighed, { submitKey: 'weigh-once', version });
    const first = await open().call('objects.add', submit, owner);
    expect(await open().call('objects.add', submit, owner)).toEqual(first);
    expect(await recorded()).toHaveLength(2);
    const late = record(weighing, { ...weighed, weight: 310 }, { version });
    expect(await open().refusal('objects.add', late, owner)).toMatchObject({ error: 'changedMeanwhile' });
  });

  it.each([-1, 0])('is an edit where it names what it is anyway: %d', async (eventType) => {
    await open().call('objects.add', record(eventType, { notes: 'Mansa' }), owner);
    expect(await recorded()).toEqual([
      [0, null],
      [-1, null],
    ]);
  });
});

describe('what is added', () => {
  it('is loaded, and names no other event: alone, in bulk, or of a kind that has none', async () => {
    const actionContext = { context: 'manual_form', eventType: weighing };
    const added = buildAdd(owner, buildAnimal(), { actionContext });
    expect((await open().refusal('objects.add', added, owner)).issues[0]?.code).toBe('eventNotOffered');
    const rows = buildRows(owner, [buildAnimal()], { actionContext });
    expect((await open().refusal('objects.addMassive', rows, owner)).issues[0]?.code).toBe('eventNotOffered');
    const company = { body: { action: 'update', objectType: 'company', pk: owner.companyId, values: {} } };
    const named = { body: { ...company.body, actionContext } } as const;
    const answer = await open().attemptRaw('objects.add', named, owner);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ code: 'eventNotOffered' }] } });
  });
});
