import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { AssetRow } from '@huella/domain/calls/objects';
import { engineEvents } from '@huella/domain/model/engine-events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { ListSubject } from '../../list/list-subject';
import { closingNames, closingOf } from './use-closed-fitting';

const event = findEvent(cowAr, engineEvents.transfer);
if (event === null) throw new Error('cattle are transferred');

const [abattoir, feedlot] = [10, 8];
const subjectOf = (isAdministrator: boolean): ListSubject => ({
  model: cowAr,
  fields: cowAr.attributes,
  locale: { language: 'es', today: '2026-11-21', zone: 'utc' },
  place: {
    ...{ boxId: 7, boxName: 'La Matilde', boxAlias: 'la-matilde', relation: 'OWNER', boxSubtype: 6 },
    ...{ assetType: 33, companyId: 2, companyName: 'Estancias del Salado S.A.', country: 'AR' },
    can: () => isAdministrator,
  },
});
const row = (until: string): AssetRow => ({
  ...{
    id: 1,
    version: 1,
    label: 'KD482 C317 6',
    paused: false,
    paused_message: null,
    logical_deleted: false,
  },
  asset_status_change: { state: 'productive', label: '', tone: 'ok', icon: 'check' },
  qr_link: null,
  withdrawal_until: until,
});
const closing = (until: string, target: number, isAdministrator = false) =>
  closingOf(subjectOf(isAdministrator), event, row(until), target);

describe('what a withdrawal keeps from going', () => {
  it('is asked of the attributes that the rule of the model names', () => {
    expect(closingNames(event)).toContain('withdrawal_until');
    expect(closingNames({ ...event, rules: [] })).toEqual([]);
  });

  it('is reported on the way to a slaughterhouse, until its last day, and of no other way', () => {
    expect(closing('2026-11-30', abattoir)).toMatchObject({ date: '30/11/2026' });
    expect(closing('2026-11-21', abattoir)).not.toBeNull();
    expect(closing('2026-11-20', abattoir)).toBeNull();
    expect(closing('2026-11-30', feedlot)).toBeNull();
  });

  it('is left to an administrator, who says why', () => {
    expect(closing('2026-11-30', abattoir, true)).toBeNull();
  });
});
