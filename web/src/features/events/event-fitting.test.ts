import { describe, expect, it } from 'vitest';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import type { AssetRow } from '@huella/domain/calls/objects';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { ListSubject } from '../../list/list-subject';
import { eventFitting } from './event-fitting';

const [cutting, weighing] = [116, 1].map((code) => findEvent(cowPn, code));
if (!cutting || !weighing) throw new Error('natural beef is weighed and cut');

const plant = 10;
const subject: ListSubject = {
  model: cowPn,
  fields: cowPn.attributes,
  locale: { language: 'es', today: '2026-11-21', zone: 'utc' },
  place: {
    ...{ boxId: 7, boxName: 'Planta', boxAlias: 'planta', relation: 'OWNER', boxSubtype: plant },
    ...{ assetType: 34, companyId: 3, companyName: 'Frigorífico', country: 'AR' },
    can: () => true,
  },
};
const row = (facts: Readonly<Record<string, AssetRow[string]>>): AssetRow => ({
  ...{
    id: 1,
    version: 1,
    label: 'KD611 B043 6',
    paused: false,
    paused_message: null,
    logical_deleted: false,
  },
  asset_status_change: { state: 'productive', label: '', tone: 'ok', icon: 'check' },
  qr_link: null,
  ...facts,
});
const slaughtered = { disposal_type: { value: 'FAENA', label: 'Faena' } };
const words = ({ slots }: { readonly slots: Readonly<Record<string, unknown>> }) => String(slots['reason']);

describe('what may be cut', () => {
  const fitting = eventFitting(subject, cutting, words);

  it('is what was slaughtered, which ended there', () => {
    expect(fitting.withEnded).toBe(true);
    const carcass = row({ ...slaughtered, carcass_available: 255.5 });
    expect([fitting.offers(carcass), fitting.faultOf(carcass)]).toEqual([true, null]);
  });

  it.each([
    ['lives', {}, 'Primero registre la faena'],
    ['was cut', { ...slaughtered, carcass_available: 0 }, 'Ya se despostó entera'],
  ])('says what %s', (_what, facts, reason) => {
    expect(fitting.faultOf(row(facts))).toBe(`KD611 B043 6: ${reason}`);
  });

  it('is left to the server where the user does not see what decides it', () => {
    const fields = cowPn.attributes.filter(({ name }) => name !== 'disposal_type');
    const unseen = eventFitting({ ...subject, fields }, cutting, words);
    expect(unseen.names).not.toContain('disposal_type');
    expect(unseen.faultOf(row({}))).toBeNull();
  });
});

it('offers nothing that ended for what is done to the living', () => {
  const fitting = eventFitting(subject, weighing, words);
  expect(fitting.withEnded).toBe(false);
  expect(fitting.offers(row({ product_code: 'Q-118201' }))).toBe(false);
  expect(fitting.offers(row({}))).toBe(true);
});
