import { describe, expect, it } from 'vitest';
import { assetTypes } from '../assets/index';
import { boxTypes } from '../lookups/box-types';
import { allowedFields } from '../../engine/access/field-access';
import { findEvent, isEventOffered } from '../../engine/events/event-access';
import { relationKinds } from '../../model/relation-kinds';
import { lotEventModels } from '../../engine/events/lot-events';
import { listedFields, lotField, lotFieldWith, noLot } from '../../rules/lot-field';
import { lotAssetsField, lotModelOf } from './lot-model';
import { lotQrTypesOf } from '../../engine/lots/lot-qr';

describe.each(assetTypes.map((model) => [model.code, model] as const))('lots of %s', (_code, model) => {
  const lot = lotModelOf(model);
  const names = lot.attributes.map(({ name }) => name);

  it('have a model that is data, with each field once in a step', () => {
    expect(JSON.parse(JSON.stringify(lot))).toEqual(lot);
    const placed = lot.form.steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
    expect([...placed].sort()).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('ask for their assets on the last step, and the same model each time', () => {
    const last = lot.form.steps.at(-1);
    expect(last?.sections.flatMap(({ fields }) => fields)).toEqual([lotAssetsField, 'summary']);
    expect(lotModelOf(model)).toBe(lot);
  });

  it('are made in every kind of establishment, with all their fields, and have a page there', () => {
    for (const { subtype } of boxTypes) {
      const scope = { boxSubtype: subtype, companyTiers: [] };
      expect(allowedFields(lot, 'new', scope).map(({ name }) => name)).toEqual(names);
      const pages = lotQrTypesOf(model, subtype);
      expect(pages[0]).toBe('identecoTrupo');
      expect(listedFields(model, scope).at(-1)).toBe(lotField);
    }
  });

  it('are joined and left by events that every asset has, and that nobody is offered', () => {
    for (const event of lotEventModels) {
      expect(findEvent(model, event.eventType)).toBe(event);
      for (const { subtype } of boxTypes)
        expect(isEventOffered(event, subtype, { relations: relationKinds, administers: true })).toBe(false);
    }
  });
});

describe('the public pages of lots', () => {
  it('may depend on the establishment', () => {
    const pages = {
      qrTypes: ['identeco', 'identecoTrupo', 'blendingTrupo', 'brewingTrupo'],
      qrSubtypes: { blendingTrupo: [36], brewingTrupo: [37] },
    } as const;
    expect(lotQrTypesOf(pages, 36)).toEqual(['identecoTrupo', 'blendingTrupo']);
    expect(lotQrTypesOf(pages, 37)).toEqual(['identecoTrupo', 'brewingTrupo']);
    expect(lotQrTypesOf({ qrTypes: ['identeco'] }, 36)).toEqual([]);
  });
});

describe('the lot of an asset', () => {
  it('is a choice among the lots that there are', () => {
    expect(lotFieldWith([{ id: 7, name: 'Destete' }]).values).toEqual([
      { key: '7', label: { es: 'Destete', en: 'Destete' } },
      { key: noLot, label: { es: 'Sin lote', en: 'No lot' } },
    ]);
  });
});
