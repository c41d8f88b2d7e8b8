import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { storage } from '@huella/domain/catalogue/assets/storage';
import type { EventModel } from '@huella/domain/model/event-model';
import { areaOf } from '@huella/domain/engine/fields/place';
import type { Locale } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import type { AreasBySource } from '@huella/domain/engine/forms/geography';
import { visibleSteps } from '@huella/domain/engine/fields/conditions';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { checkRaw, drawnFields, openFields } from '../../form/form-subject';
import { offeredEvents } from './event-choice';
import {
  eventFacts,
  eventSubject,
  fieldForAll,
  sentValues,
  surroundingNames,
  type Surroundings,
} from './event-subject';
import { occurring } from './use-surroundings';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' };
const scope = { boxSubtype: 6, companyTiers: [] };
const headerTitle = { es: 'Cuándo', en: 'When' };
const now = new Date('2026-11-21T13:00:00Z');

const eventNamed = (name: string): EventModel => {
  const found = cowAr.events.find((event) => event.name.es === name);
  if (found === undefined) throw new Error(`no event ${name}`);
  return found;
};
const subjectOf = (name: string, around: Surroundings = new Map()) =>
  eventSubject({ model: cowAr, event: eventNamed(name), scope, locale, around, headerTitle, now });
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe('the events offered', () => {
  const place = { boxSubtype: 6, relation: 'OWNER', can: (_code: string) => true };
  const names = (changes: Partial<typeof place>, count = 2) =>
    offeredEvents(cowAr, { ...place, ...changes }, { count }).map((event) => event.name.es);

  it('are no transfers and have a form of their own', () => {
    expect(names({})).toContain('Cambio de peso');
    for (const name of ['Transferencia', 'Alta', 'Edición']) expect(names({}, 1)).not.toContain(name);
  });

  it('on several are those meant for many', () => {
    expect(names({}, 2)).not.toContain('Parto');
    expect(names({}, 1)).toContain('Parto');
  });

  it('are those that the model lists, on what was transferred', () => {
    const on = (changes: object) =>
      offeredEvents(cowAr, { ...place, ...changes }, { count: 2, isTransferred: true });
    expect(on({}).map(({ eventType }) => eventType)).toEqual([8]);
    expect(on({ can: () => false })).toEqual([]);
  });

  it('on a paused one are only those that resume it', () => {
    expect(offeredEvents(cowAr, place, { count: 1, isPaused: true }).map((event) => event.name.es)).toEqual([
      'Reanudar',
    ]);
    expect(names({}, 1)).not.toContain('Reanudar');
  });

  it('on a lot are those that the model records on lots', () => {
    const onLot = offeredEvents(cowAr, place, { count: 12, isLot: true });
    expect(onLot.length).toBeGreaterThan(0);
    expect(onLot.every((event) => event.lotMode)).toBe(true);
  });

  it('follow the establishment, the relation and the permissions', () => {
    expect(names({ boxSubtype: 10 })).toContain('Faena');
    expect(names({})).not.toContain('Faena');
    expect(names({ relation: 'BOX_DELEGATE' })).not.toContain('Certificados');
    expect(names({ can: (code: string) => code === 'ASSET_BURN' })).toEqual(['Dar de baja']);
    expect(names({ can: (code: string) => code === 'ASSET_BURN' }, 1)).toEqual(['Dar de baja']);
    expect(names({}, 1)).toContain('Pausar');
    expect(names({ can: () => false })).toEqual([]);
  });
});

describe('the form of an event', () => {
  it('opens with the date, filled, and closes with the comment', () => {
    const subject = subjectOf('Cambio de peso');
    const names = namesOf(openFields(subject));
    expect([names[0], names.at(-1)]).toEqual(['_eventDate_', '_eventComment_']);
    expect(names.length).toBeGreaterThan(2);
    expect(subject.stored).toMatchObject({ _eventDate_: '2026-11-21T13:00:00Z', weighing_type: 'PER' });
  });

  it('of what has ended asks for the day, and bounds it by the end', () => {
    const latest = { at: '2026-11-12T11:59:00.000Z', text: 'Hasta el 12/11/2026 09:00, cuando fue faenado' };
    const event = eventNamed('Cambio de peso');
    const subject = eventSubject({
      ...{ model: cowAr, event, scope, locale, around: new Map(), headerTitle, now, latest },
    });
    const [date] = openFields(subject);
    expect([date?.name, date?.hint?.es]).toEqual(['_eventDate_', latest.text]);
    expect(subject.stored).not.toHaveProperty('_eventDate_');
    const faults = (day: string) =>
      checkRaw(subject, { _eventDate_: day, weight: '400', weighing_type: 'PER' }).issues.map(
        ({ field, code }) => `${field ?? ''} ${code}`,
      );
    expect(faults('')).toEqual(['_eventDate_ mandatory']);
    expect(faults('12/11/2026 09:00')).toEqual(['_eventDate_ afterMax']);
    expect(faults('12/11/2026 08:59')).toEqual([]);
  });

  it('shows what the event sets itself, and lets nobody change it', () => {
    const subject = subjectOf('Servicio');
    expect(namesOf(drawnFields(subject))).toContain('reproductive_status');
    expect(namesOf(openFields(subject))).not.toContain('reproductive_status');
    expect(subject.given).toEqual({ reproductive_status: 'SE' });
  });

  it.each([...cowAr.events].filter((event) => event.form.steps.length > 0).map((event) => event.name.es))(
    'of %s shows every one of its fields on one step',
    (name) => {
      const subject = subjectOf(name);
      const steps = visibleSteps(subject.model, drawnFields(subject), 'new', {});
      expect(steps).toHaveLength(1);
      const shown = steps.flatMap((step) => step.sections.flatMap((section) => namesOf(section.fields)));
      expect(shown).toEqual(expect.arrayContaining(['_eventDate_', '_eventComment_']));
      expect(shown.length).toBeGreaterThan(2);
    },
  );

  it('bounds its dates by the date of the event', () => {
    const { model } = subjectOf('Certificados');
    const raw = { _eventDate_: '21/11/2026 09:00', name: 'x', issuer: 'INTI', valid_to: '01/01/2026' };
    const { issues } = checkForm({ model, mode: 'new', scope, locale, raw, before: {} });
    expect(issues).toContainEqual(expect.objectContaining({ field: 'valid_to', code: 'beforeMin' }));
  });
});

describe('an event for many at once', () => {
  const categoryChange = eventNamed('Cambio de categoría');
  const own = new Set(namesOf(categoryChange.fields));
  const field = (name: string) => {
    const found = categoryChange.fields.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no field ${name}`);
    return found;
  };
  const keys = (around: Surroundings) =>
    fieldForAll(field('category'), own, around)?.values?.map((option) => option.key) ?? [];

  it('asks for the attributes that its fields hang on', () => {
    expect(surroundingNames(cowAr, categoryChange)).toEqual(['sex']);
    expect(surroundingNames(cowAr, eventNamed('Dar de baja'))).toEqual([]);
    // The next status goes by the one from before, though the event's own field has the same name.
    const validation = findEvent(storage, 5);
    expect(validation && surroundingNames(storage, validation)).toEqual(['asset_status_change']);
  });

  it('offers the options that all of them may take', () => {
    expect(keys(new Map([['sex', ['H']]]))).toContain('VA');
    expect(keys(new Map([['sex', ['H']]]))).not.toContain('TO');
    expect(keys(new Map([['sex', ['H', 'M']]]))).toEqual([]);
    expect(keys(new Map())).toEqual(expect.arrayContaining(['VA', 'TO']));
  });

  it('hides a field only when it is hidden for all', () => {
    expect(fieldForAll(field('castrated'), own, new Map([['sex', ['H']]]))).toBeNull();
    expect(fieldForAll(field('castrated'), own, new Map([['sex', ['H', 'M']]]))).not.toBeNull();
    expect(fieldForAll(field('castrated'), own, new Map())).not.toBeNull();
  });

  it('knows of the picked ones, or of nobody', () => {
    const row = (id: number, sex: string) => ({
      id,
      version: 1,
      label: String(id),
      paused: false,
      paused_message: null,
      logical_deleted: false,
      asset_status_change: { state: 'productive', label: '', tone: 'ok', icon: 'check' },
      qr_link: null,
      sex: { value: sex, label: sex },
    });
    const rows = [row(1, 'H'), row(2, 'H'), row(3, 'M')];
    expect(
      occurring(
        rows,
        [
          [1, ''],
          [2, ''],
        ],
        ['sex'],
      ).get('sex'),
    ).toEqual(['H']);
    expect(occurring(rows, null, ['sex']).get('sex')).toEqual(['H', 'M']);
    expect(occurring(rows, null, ['asset_status_change']).get('asset_status_change')).toEqual(['productive']);
    expect(
      occurring(
        rows,
        [
          [1, ''],
          [9, ''],
        ],
        ['sex'],
      ).size,
    ).toBe(0);
  });
});

describe('what is shown and sent of an event', () => {
  it('parts what it changes from what it keeps', () => {
    const values = { weight: 386.5, weighing_type: 'PER', shrink_pct: null };
    const facts = eventFacts(eventNamed('Cambio de peso'), values);
    expect(facts.writes.map(({ field }) => field.name)).toEqual(['weight']);
    expect(facts.keeps.map(({ field }) => field.name)).toEqual(['weighing_type']);
  });

  it('sends neither what is blank nor what the event sets itself', () => {
    const values = { service_type: 'IA', sire: null, reproductive_status: 'SE', _eventDate_: '2026-11-21' };
    expect(sentValues(eventNamed('Servicio'), values)).toEqual({ service_type: 'IA' });
  });
});

describe('a field that is needed this time', () => {
  it('is marked as mandatory and missed where it is blank; otherwise the model decides', () => {
    const input = { model: cowAr, event: eventNamed('Transferencia'), scope, locale, headerTitle, now };
    const missed = (needed: readonly string[]) =>
      checkRaw(eventSubject({ ...input, around: new Map(), needed }), { withdrawal_reason: '' })
        .issues.filter(({ field }) => field === 'withdrawal_reason')
        .map(({ code }) => code);
    expect(missed([])).toEqual([]);
    expect(missed(['withdrawal_reason'])).toEqual(['mandatory']);
  });
});

describe('an event that says where a bag lies', () => {
  it('asks for a place on the land of the establishment, once its outline is known', () => {
    const event = findEvent(storage, 2);
    if (event === null) throw new Error('bags have no event 2');
    const field = areaOf([
      [
        [-60.6, -33.9],
        [-60.5, -33.9],
        [-60.5, -33.8],
      ],
    ]);
    const said = (areas: AreasBySource, location_bags: string) => {
      const about = { model: storage, event, scope: { boxSubtype: 27, companyTiers: [] }, locale, areas };
      const subject = eventSubject({ ...about, around: new Map(), headerTitle, now });
      return checkRaw(subject, { location_bags })
        .issues.filter((found) => found.field === 'location_bags')
        .map(({ code }) => code);
    };
    expect(said({ box: [field] }, '-33,95; -60,55')).toEqual(['outsideArea']);
    expect(said({ box: [field] }, '-33,88; -60,52')).toEqual([]);
    expect(said({}, '-33,95; -60,55')).toEqual([]);
  });
});
