import { beforeAll, describe, expect, it } from 'vitest';
import { buildEveryKind } from '@huella/domain/catalogue/assets/build-every-kind';
import type { EventField, EventFieldParts, OrdinaryEvent } from '@huella/domain/model/event-model';
import type { FieldOf } from '@huella/domain/model/field';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { type Sent, buildAdd, buildEvent } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { useModel } from '../../../test/use-model';

const base = buildEveryKind(11, [6]);
const weight = (name: string, more: Partial<FieldOf<'float'>> & EventFieldParts = {}): EventField => ({
  ...{ name, label: { es: name, en: name }, type: 'float' as const },
  ...more,
});
/** Measuring with a scale: what is measured follows from gross and tare, and is what the asset has from then on. */
const weighed = (event: OrdinaryEvent): OrdinaryEvent => ({
  ...event,
  fields: [
    weight('gross', { validations: { mandatory: true } }),
    weight('tare'),
    weight('measured', {
      disabled: true,
      computed: { rule: 'difference', of: ['gross', 'tare'] },
      writes: 'kind_float',
    }),
  ],
});
const model = {
  ...base,
  events: base.events.map((event) =>
    event.isTransfer || event.onTransferred || event.eventType !== 150 ? event : weighed(event),
  ),
};
useModel(model);

const open = useTestApp();
let owner: Member;

const ofModel = { assetType: model.id };
const weigh = (pk: number, common: Sent) =>
  open().attempt('objects.addMassive', buildEvent(owner, 150, { ...ofModel, pks: [pk], common }), owner);
async function stored(pk: number): Promise<{ kind_float: number | null; slot: number | null }> {
  const { rows } = await open().pool.query<{ kind_float: number | null; slot: number | null }>(
    `select (a.attributes ->> 'kind_float')::float8 as kind_float, s.n2::float8 as slot
     from asset a join asset_slot s on s.asset_id = a.id where a.id = $1`,
    [pk],
  );
  return rows[0] ?? { kind_float: null, slot: null };
}

describe('a computed field of an event', () => {
  let pk = 0;

  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
    ({ id: pk } = await open().call('objects.add', buildAdd(owner, { kind_text: 'P-1' }, ofModel), owner));
  });

  it('is computed by the server, kept with the event, and what the asset has from then on', async () => {
    expect((await weigh(pk, { gross: '350,5', tare: 50 })).body).toMatchObject({ state: 'completed' });
    expect(await stored(pk)).toEqual({ kind_float: 300.5, slot: 300.5 });
    const history = await open().attempt('events.ofAsset', { params: { pk } }, owner);
    expect(JSON.stringify(history.body)).toContain('300,5');
  });

  it('is not taken from anybody who sends it', async () => {
    const answer = await weigh(pk, { gross: 400, tare: 50, measured: 9999 });
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'measured', code: 'fieldNotAllowed' }] },
    });
    expect(await stored(pk)).toEqual({ kind_float: 300.5, slot: 300.5 });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
