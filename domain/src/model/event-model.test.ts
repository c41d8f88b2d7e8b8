import { describe, expectTypeOf, it } from 'vitest';
import type { EngineEvent, EventField, EventModel, OfferedEvent } from './event-model';

/** A wrong event of a model does not compile: the type check reads these, and nothing of them runs. */

const words = { es: 'x', en: 'x' };
const event = {
  eventType: 1,
  name: words,
  fields: [],
  form: { layout: 'flat', steps: [] },
  permissions: { box: [1], code: 'ASSET_EVENT' },
  isTransfer: false,
  isMassive: true,
  lotMode: true,
  inAssetList: true,
  modelExcelOnTag: true,
  onTransferred: false,
  assetDisabledToEvent: [],
  epcis: { bizStep: 'other', disposition: 'active' },
} as const;
const transfer = { ...event, isTransfer: true, permissions: { box: [1], code: 'ASSET_TRANSFER' } } as const;
const ofSenders = { ...event, onTransferred: true } as const;

const derives = [{ attribute: 'a', rule: 'increment' }] as const;
const creates = { takes: {}, copies: {} } as const;
const transforms = { taken: 'a', left: 'b', unit: 'kg', outputs: [], overYield: 'error' } as const;
const plainField = { name: 'a', label: words, type: 'text' } as const;

describe('an event', () => {
  it('of what the establishment has may do anything but send it away', () => {
    const does = { derives, creates, transforms, effect: { kind: 'retire' as const } };
    expectTypeOf({ ...event, ...does, absorbs: { field: 'a', counts: ['b'] } }).toExtend<OfferedEvent>();
    expectTypeOf({ ...event, transfer: { kindField: 'a', possession: [] } }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...event, isTransfer: true as const }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...event, permissions: transfer.permissions }).not.toExtend<OfferedEvent>();
  });

  it('that is a transfer writes nothing, and does nothing else', () => {
    expectTypeOf(transfer).toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, transfer: { kindField: 'a', possession: [] } }).toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, fields: [plainField] }).toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, fields: [{ ...plainField, writes: 'a' }] }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, derives }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, effect: { kind: 'retire' as const } }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, onTransferred: true as const }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...transfer, permissions: event.permissions }).not.toExtend<OfferedEvent>();
  });

  it('of senders records what was transferred, and changes nothing', () => {
    expectTypeOf({
      ...ofSenders,
      derives,
      fields: [{ ...plainField, writes: 'a' }],
    }).toExtend<OfferedEvent>();
    expectTypeOf({ ...ofSenders, effect: { kind: 'retire' as const } }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...ofSenders, creates }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...ofSenders, transforms }).not.toExtend<OfferedEvent>();
    expectTypeOf({ ...ofSenders, absorbs: { field: 'a', counts: [] } }).not.toExtend<OfferedEvent>();
  });

  it('is offered somewhere, to somebody, unless an engine records it', () => {
    const nowhere = { ...event, permissions: { box: [], code: 'ASSET_EVENT' } } as const;
    expectTypeOf(nowhere).not.toExtend<OfferedEvent>();
    expectTypeOf(nowhere).toExtend<EngineEvent>();
    expectTypeOf({ ...nowhere, derives }).not.toExtend<EventModel>();
    expectTypeOf({ ...event, permissionsRelation: ['OWNER'] as const }).toExtend<OfferedEvent>();
    expectTypeOf({ ...event, permissionsRelation: [] as const }).not.toExtend<OfferedEvent>();
  });
});

describe('a field of an event', () => {
  it('adds or removes what it writes, and not both', () => {
    const writing = { ...plainField, writes: 'a' };
    expectTypeOf({ ...writing, adds: true as const }).toExtend<EventField>();
    expectTypeOf({ ...writing, removes: true as const }).toExtend<EventField>();
    expectTypeOf({ ...writing, adds: true as const, removes: true as const }).not.toExtend<EventField>();
    expectTypeOf({ ...plainField, adds: true as const }).not.toExtend<EventField>();
    expectTypeOf({ ...plainField, removes: true as const }).not.toExtend<EventField>();
  });
});

describe('the form of an event', () => {
  const step = { name: 'a', title: words, sections: [{ title: words, fields: ['a'] }] } as const;
  const formed = <Form>(form: Form) => ({ ...event, form });

  it('is flat, and filled in', () => {
    expectTypeOf(formed({ layout: 'flat' as const, steps: [step] })).toExtend<OfferedEvent>();
    expectTypeOf(formed({ layout: 'accordions' as const, steps: [step] })).not.toExtend<OfferedEvent>();
    const viewed = { ...step, onlyView: true } as const;
    expectTypeOf(formed({ layout: 'flat' as const, steps: [viewed] })).not.toExtend<OfferedEvent>();
  });
});
