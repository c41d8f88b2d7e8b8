import { describe, expect, it } from 'vitest';
import { buildAttribute, buildField, buildModel, buildSubtype } from '../../catalogue/assets/build-model';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { grain } from '../../catalogue/assets/grain';
import { weighing } from '../../catalogue/events/cattle-measures';
import type { EventModel } from '../../model/event-model';
import { fitsGrid } from '../fields/grid-text';
import { fieldKindNames, fieldKinds } from '../fields/index';
import { eventFields, formatOfFiles, sheetFormat, takesSheets, type SheetFormat } from './sheet-format';

const scope = { boxSubtype: 6, companyTiers: ['basic'] };

function findEvent(eventType: number): EventModel {
  const event = cowAr.events.find((each) => each.eventType === eventType);
  if (event === undefined) throw new Error('no such event');
  return event;
}

const names = (format: SheetFormat, role?: string) =>
  format.columns.filter((each) => role === undefined || each.role === role).map(({ field }) => field.name);
const mandatory = (format: SheetFormat) =>
  format.columns.filter((each) => each.mandatory).map(({ field }) => field.name);

describe('a sheet of new animals', () => {
  const format = sheetFormat(cowAr, 'add', scope);

  it('has what the scope may fill and sheets may bring', () => {
    expect(names(format)).toEqual(
      expect.arrayContaining(['visual_tag', 'weight', 'notes', 'market_programs']),
    );
    expect(names(format)).not.toContain('daily_gain');
    expect(names(sheetFormat(cowAr, 'add', { ...scope, boxSubtype: 8 }))).not.toContain('dam_tag');
  });

  it('needs what the form needs, also what that starts with', () => {
    expect(mandatory(format)).toEqual([
      'sex',
      'category',
      'breed',
      'birth_date',
      'productive_system',
      'entry_type',
      'entry_date',
    ]);
  });

  it('needs no number that is given out', () => {
    const numbered = grain.attributes.find(({ name }) => name === 'uniqueid');
    expect(numbered?.validations?.mandatory).toBe(true);
    expect(mandatory(sheetFormat(grain, 'add', { boxSubtype: 34, companyTiers: [] }))).not.toContain(
      'uniqueid',
    );
  });

  it('needs one of the two tags', () => {
    expect(format.groups).toEqual([['visual_tag', 'electronic_tag']]);
  });

  it('knows a field by its names, with its unit, and by synonyms of both languages', () => {
    const weight = format.columns.find(({ field }) => field.name === 'weight');
    expect(weight?.names).toEqual([
      ...['weight', 'Peso', 'Weight'],
      ...['Peso (kg)', 'Peso kg', 'Weight (kg)', 'Weight kg'],
    ]);
    expect(weight?.synonyms).toEqual(expect.arrayContaining(['Kilos', 'PV', 'Wt']));
  });
});

describe('a sheet of changes', () => {
  it('needs only what names the animal', () => {
    const format = sheetFormat(cowAr, 'update', scope);
    expect(mandatory(format)).toEqual([]);
    expect(format.groups).toEqual([['_pk_', 'visual_tag', 'electronic_tag']]);
    expect(names(format)).not.toContain('entry_type');
    expect(names(format)).not.toContain('market_programs');
  });

  it('names animals by tags that it may not change', () => {
    const format = sheetFormat(cowAr, 'update', { ...scope, boxSubtype: 9 });
    expect(names(format, 'key')).toEqual(['_pk_', 'visual_tag', 'electronic_tag']);
  });
});

describe('a sheet of an event', () => {
  it('has the event, its date and comment, and what names the animal', () => {
    const format = sheetFormat(cowAr, { event: findEvent(1) }, scope);
    expect(names(format)).toEqual([
      '_pk_',
      'visual_tag',
      'electronic_tag',
      '_eventDate_',
      '_eventComment_',
      'weight',
      'weighing_type',
      'shrink_pct',
    ]);
    expect(mandatory(format)).toEqual(['weight', 'weighing_type']);
    expect(format.columns.at(5)?.synonyms).toContain('Kilos');
  });

  it('leaves out what the model sets itself', () => {
    expect(names(sheetFormat(cowAr, { event: findEvent(10) }, scope))).not.toContain('disposal_type');
  });

  it('needs every field unless the event inherits what is mandatory', () => {
    const when = { parentField: 'a', parentValue: ['x'] };
    const event: EventModel = {
      ...weighing,
      inheritsMandatory: false,
      fields: [
        buildField({ name: 'a', type: 'text' }),
        buildField({ name: 'b', type: 'text', validations: { mandatoryWhen: when } }),
        buildField({ name: 'c', type: 'text', hideCondition: when }),
      ],
    };
    expect(eventFields(event).map(({ validations }) => validations?.mandatory)).toEqual([
      true,
      undefined,
      true,
    ]);
    expect(mandatory(sheetFormat(buildModel([]), { event }, scope))).toEqual(['a']);
    const inheriting = { ...event, inheritsMandatory: true };
    expect(mandatory(sheetFormat(buildModel([]), { event: inheriting }, scope))).toEqual([]);
  });
});

describe('what no cell holds whole', () => {
  const kinds = fieldKindNames.map((type) =>
    buildAttribute({ name: type.toLowerCase(), type, massiveImport: true, label: { es: type, en: type } }),
  );
  const model = buildModel(kinds);
  const everywhere = { boxSubtype: buildSubtype, companyTiers: [] };
  const columns = fieldKindNames.filter((type) => fieldKinds[type].isText).map((type) => type.toLowerCase());

  const inGrid = fieldKindNames.filter((type) => fitsGrid({ type })).map((type) => type.toLowerCase());

  it('is no column of a sheet of assets; files and rows are put into the grid of new ones, and come in no file', () => {
    const added = sheetFormat(model, 'add', everywhere);
    expect(names(added)).toEqual(inGrid);
    expect(names(formatOfFiles(added))).toEqual(columns);
    expect(names(sheetFormat(model, 'update', everywhere), 'value')).toEqual(columns);
    for (const kind of ['file', 'polygon', 'detail', 'addablelist']) expect(columns).not.toContain(kind);
    for (const kind of ['location', 'phone', 'colorx', 'selectimage']) expect(columns).toContain(kind);
  });

  it('is no column of an event, and not asked for more than in its form', () => {
    const event: EventModel = { ...weighing, inheritsMandatory: false, fields: kinds };
    const format = sheetFormat(model, { event }, everywhere);
    expect(names(format, 'value')).toEqual(inGrid);
    expect(names(formatOfFiles(format), 'value')).toEqual(columns);
    const mandatory = eventFields(event).filter(({ validations }) => validations?.mandatory === true);
    expect(mandatory.map(({ name }) => name)).toEqual(columns);
  });
});

it('takes sheets of events that cannot do without a file', () => {
  const certificates = cowAr.events.find(({ name }) => name.en === 'Certificates');
  const asked = certificates?.fields.find(({ type }) => type === 'file');
  expect(asked?.validations?.mandatory).toBe(true);
  expect(certificates !== undefined && takesSheets(certificates)).toBe(true);
});

describe('groups', () => {
  it('are listed once, and without fields that the sheet cannot bring', () => {
    const one = (name: string, others: string[], massiveImport = true) =>
      buildAttribute({ name, type: 'text', massiveImport, validations: { oneOf: others } });
    const model = buildModel([one('a', ['b', 'c']), one('b', ['a', 'c']), one('c', ['a', 'b'], false)]);
    const format = sheetFormat(model, 'add', { boxSubtype: buildSubtype, companyTiers: [] });
    expect(format.groups).toEqual([['a', 'b']]);
  });
});
