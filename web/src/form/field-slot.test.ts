import { describe, expect, it } from 'vitest';
import type { Attribute } from '@huella/domain/model/attribute';
import { buildAttribute, buildModel, buildSubtype } from '@huella/domain/catalogue/assets/build-model';
import type { Values } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import { isSameSlot, slotOf } from './field-slot';
import type { SlotSource } from './field-hint';
import { checkRaw, type FormSubject } from './form-subject';

/** A form of 120 fields: among them a select and its child, two dates that bound each other, and a list. */
const plain = Array.from({ length: 115 }, (_, at) => buildAttribute({ name: `text_${at}`, type: 'text' }));
const words = (text: string) => ({ es: text, en: text });
const attributes: readonly Attribute[] = [
  ...plain,
  buildAttribute({ name: 'country', type: 'select', values: [{ key: 'AR', label: words('Argentina') }] }),
  buildAttribute({
    name: 'region',
    type: 'select',
    fkField: 'country',
    values: [{ key: 'B', label: words('Buenos Aires'), fk: ['AR'] }],
  }),
  buildAttribute({ name: 'born', type: 'date' }),
  buildAttribute({ name: 'weaned', type: 'date', validations: { min: { field: 'born' } } }),
  buildAttribute({
    name: 'breeds',
    type: 'multiselectbox',
    values: [{ key: 'AA', label: words('Angus') }],
  }),
];
const subject: FormSubject = {
  model: buildModel(attributes),
  scope: { boxSubtype: buildSubtype, companyTiers: [] },
  mode: 'new',
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
  stored: {},
};
// A hint is its key here, whatever the phrase says.
const say = ((key: string) => key) as Say;

/** What a form draws its slots from while its inputs hold this; each time all of it is built again. */
function sourceOf(raw: Values): SlotSource {
  return {
    subject,
    raw: structuredClone(raw),
    values: checkRaw(subject, raw).values,
    faults: [],
    isOpen: () => true,
    warningOf: () => null,
    placedOf: () => [],
  };
}

/** The fields whose inputs are drawn again when what the inputs hold changes. */
function drawnAgain(before: Values, after: Values): readonly string[] {
  const [one, other] = [sourceOf(before), sourceOf(after)];
  return attributes
    .filter((field) => !isSameSlot(slotOf(one, field, say), slotOf(other, field, say)))
    .map(({ name }) => name);
}

describe('the hint of a closed field', () => {
  const own = words('Es el correo con el que ingresa');
  const shown = { box: { list: [buildSubtype], new: [], edit: [] } };
  it.each([
    ['is its own where no form opens it', { hint: own, permissions: shown }, own.es],
    ['says why where another form opens it', { hint: own }, 'form:fixed'],
    ['says why where it has none', { permissions: shown }, 'form:fixed'],
  ])('%s', (_when, parts, expected) => {
    const field = buildAttribute({ name: 'email', type: 'text' });
    const model = buildModel([{ ...field, ...parts }]);
    const source = { ...sourceOf({}), subject: { ...subject, model }, isOpen: () => false };
    expect(slotOf(source, { ...field, ...parts }, say).hint).toBe(expected);
  });
});

describe('isSameSlot', () => {
  const held: Values = { text_1: 'a', breeds: ['AA'], born: '01/01/2026' };

  it('draws the field that is typed in and no other of 120', () => {
    expect(attributes).toHaveLength(120);
    expect(drawnAgain(held, { ...held, text_1: 'ab' })).toEqual(['text_1']);
  });

  it('draws what depends on it too', () => {
    expect(drawnAgain(held, { ...held, country: 'AR' })).toEqual(['country', 'region']);
    expect(drawnAgain(held, { ...held, born: '02/01/2026' })).toEqual(['born', 'weaned']);
  });

  it('draws nothing when nothing changes', () => {
    expect(drawnAgain(held, held)).toEqual([]);
  });
});
