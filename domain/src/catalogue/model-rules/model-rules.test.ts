import { describe, expect, it } from 'vitest';
import type { StatusMove } from '../../model/status-rules';
import type { Derivation } from '../../model/event-model';
import type { Computation } from '../../model/computation';
import type { AssetChoice } from '../../model/field';
import type { Need, Requirement } from '../../model/requirement';
import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { OracleModel } from '../../model/oracle-model';
import { cowAr } from '../assets/cow-ar';
import { storageOracles } from '../assets/storage-oracles';
import { assetTypes } from '../assets/index';
import { modelRules } from './model-rules';

describe.each(assetTypes)('the model $code', (model) => {
  it.each(modelRules.map((rule) => [rule.name, rule] as const))('keeps the rule: %s', (_name, rule) => {
    expect(rule.check(model)).toEqual([]);
  });
});

const word = { es: 'cosa', en: 'thing' };
const entryAt = (path: string) => ({ name: path, label: word, icon: 'box', group: word, path });

/** A copy that can be bent. */
type Draft<T> = { -readonly [Key in keyof T]: Draft<T[Key]> };
type Model = Draft<AssetType>;
type Break = (model: Model) => unknown;
const copyModel = () => structuredClone(cowAr) as Model;

function find<T>(items: readonly T[], test: (item: T) => boolean): T {
  const found = items.find(test);
  if (found === undefined) throw new Error('the copy has no such part');
  return found;
}
const attribute = (model: Model, name: string) => find(model.attributes, (each) => each.name === name);
const event = (model: Model, code: number) => find(model.events, (each) => each.eventType === code);
const eventField = (model: Model, code: number, name: string) =>
  find(event(model, code).fields, (each) => each.name === name);
const step = (model: Model, name: string) => find(model.form.steps, (each) => each.name === name);
const state = (model: Model, name: string) => find(model.states, (each) => each.state === name);

/** Changes a part of an attribute of the copy. */
const bend =
  (name: string, change: Draft<Partial<Attribute>>): Break =>
  (model) => {
    Object.assign(attribute(model, name), change);
  };
/** Makes a field of the copy follow from others. */
const computing = (computed: Draft<Computation>): Break => bend('daily_gain', { computed });
/** Makes a field of an event of the copy follow from others; those of the asset are not among them. */
const computingOfEvent =
  (computed: Draft<Computation>): Break =>
  (model) =>
    Object.assign(eventField(model, 1, 'weight'), { disabled: true, computed });
/** Makes weighing the copy say that so much was made of it. */
const yielding =
  (field: string, of: string): Break =>
  (model) =>
    (event(model, 1).yields = { field, unit: 'kg', of: { attribute: of, unit: 'kg' }, overYield: 'error' });
/** Makes the copy ask oracles, of its own attributes but for a change. */
const asking =
  (change: Partial<OracleModel>): Break =>
  (model) =>
    Object.assign(model, {
      oracles: {
        ...storageOracles,
        holder: { ...storageOracles.holder, attribute: 'notes' },
        writes: { code: 'notes', existence: 'sex', exists: 'M', missing: 'M', unknown: 'M' },
        amount: { ...storageOracles.amount, attributes: ['weight'] },
        compares: [],
        ...change,
      },
    });
/** Makes a field of the copy choose assets. */
const choosing = (choice: Draft<AssetChoice>): Break => bend('coat', { type: 'assetsSelectList', choice });
/** Makes weighing the copy change something more. */
const deriving =
  (derivation: Draft<Derivation>): Break =>
  (model) =>
    event(model, 1).derives?.push(derivation);
const of = (parentField: string, ...parentValue: string[]) => ({ parentField, parentValue });
/** Gives the copy a status with one way to move. */
const moving =
  (move: Draft<StatusMove>): Break =>
  (model) => {
    attribute(model, 'dentition').defaultValue = 'DL';
    model.statuses = { field: 'dentition', moves: [move] };
  };
const requiring =
  (need: Draft<Need>, rest: Partial<Draft<Requirement>> = {}): Break =>
  (model) =>
    (event(model, 1).requires = [{ need, reason: { es: 'no', en: 'no' }, ...rest }]);
const rulesOf = (model: Model, code: number) => (event(model, code).rules ??= []);
const option = (key: string, es = key, fk?: string[]) => ({ key, label: { es, en: es }, ...(fk && { fk }) });

/** Every rule by its name, with the faults that it must find in an otherwise sound model. */
const breaks: Readonly<Record<string, readonly Break[]>> = {
  'survives JSON': [
    (model) => Object.assign(model, { count: () => 1 }),
    (model) => Object.assign(model, { made: new Date(0) }),
    (model) => Object.assign(model, { missing: undefined }),
    (model) => Object.assign(model, { size: NaN }),
    (model) => Object.assign(attribute(model, 'sex'), { pattern: /x/ }),
  ],
  'words are in both languages, trimmed, without a colon at the end': [
    bend('sex', { label: { es: 'Sexo', en: '' } }),
    bend('sex', { label: { es: 'Sexo:', en: 'Sex' } }),
    bend('sex', { hint: { es: ' Sexo', en: 'Sex' } }),
    (model) => Object.assign(attribute(model, 'sex'), { label: { es: 'Sexo' } }),
    (model) => Object.assign(eventField(model, 1, 'weight'), { label: { en: 'Weight' } }),
  ],
  'is in chains that list it': [
    (model) => (model.chains = []),
    (model) => (model.chains = [12]),
    (model) => (model.chains = [11, 99]),
  ],
  'what is private is neither published nor says which asset it is': [
    bend('photos', { private: true }),
    bend('visual_tag', { private: true }),
    bend('management_tag', { private: true }),
    (model) => Object.assign(event(model, 1).public ?? {}, { shows: 'notes' }),
    (model) => (model.statuses = { field: 'notes', moves: [] }),
  ],
  'private files are not public': [
    (model) =>
      Object.assign(eventField(model, 103, 'act_file'), { private: true, files: { isPublic: true } }),
  ],
  'what events keep private they write into private attributes only': [
    (model) => (eventField(model, 1, 'weight').private = true),
    // A field of its own: the rows of the certificates have the very same one.
    (model) => {
      const certificate = event(model, 8);
      certificate.fields = certificate.fields.map((field) =>
        field.name === 'issuer' ? { ...field, private: true } : field,
      );
    },
  ],
  'events of transferred assets write nothing private': [
    (model) => (eventField(model, 8, 'certificate_file').writes = 'notes'),
    (model) => (event(model, 8).derives = [{ attribute: 'notes', rule: 'clear' }]),
  ],
  'names only its own attributes': [
    (model) => model.labelFields.push('nothing'),
    (model) => (model.labelFields = []),
    (model) => model.defaultColumns.push('nothing'),
    (model) => model.filterOrder.push('nothing'),
    (model) => model.summary.push('nothing'),
    (model) => Object.assign(model, { comparedBy: ['nothing'] }),
    (model) => Object.assign(model, { programmes: 'nothing' }),
    (model) => (model.disabledForEvents = { field: 'nothing', subtypes: [1] }),
    (model) => event(model, 1).assetDisabledToEvent.push('nothing'),
  ],
  'what states and periods follow from has slots': [
    (model) => delete attribute(model, 'disposal_type').slot,
    (model) => (model.periods = [{ name: 'a', label: word, until: 'hba' }]),
    (model) => (model.periods = [{ name: 'a', label: word, from: 'nothing', until: 'birth_date' }]),
  ],
  'states cover every asset': [
    (model) => model.states.pop(),
    (model) => (model.states = []),
    (model) => model.states.reverse(),
    (model) => (state(model, 'slaughtered').when = { parentField: 'disposal_type', parentValue: ['X'] }),
    (model) => (state(model, 'retired').when = { filled: 'nothing' }),
    (model) => (state(model, 'retired').when = { from: 'entry_date', until: 'nothing' }),
    (model) => (state(model, 'retired').when = { before: 'nothing' }),
    (model) => (state(model, 'retired').when = { after: 'nothing' }),
    (model) => (state(model, 'retired').reasonField = 'nothing'),
    (model) => (state(model, 'retired').label = { es: 'Baja', en: 'Retired' }),
  ],
  'field names are safe': [
    ...['Sex', '1sex', 'se-x', 'séx', '_sex', '', 'x'.repeat(64)].map((name) => bend('sex', { name })),
    ...['q', 'sort', 'page', 'size', 'id'].map((name) => bend('sex', { name })),
    ...['constructor', 'then', 'length', 'paused', 'qr_link'].map((name) => bend('sex', { name })),
    (model) => (eventField(model, 1, 'weight').name = '__proto__'),
    ...['key', 'deleted', 'original'].map((name) => (model: Draft<AssetType>) => {
      const word = { es: 'fila', en: 'row' };
      const fields = [{ name, label: word, type: 'text' as const }];
      attribute(model, 'coat').list = { noun: { one: word, many: word }, fields };
    }),
  ],
  'field names are unique': [
    bend('coat', { name: 'horns' }),
    (model) =>
      event(model, 1).fields.push({ name: 'weight', label: { es: 'Peso', en: 'Weight' }, type: 'text' }),
  ],
  'option keys are unique and safe': [
    bend('sex', { values: [option('M'), option('M')] }),
    bend('sex', { values: [option('M,H')] }),
    bend('sex', { values: [option('1..2')] }),
    bend('sex', { values: [option('a b')] }),
    bend('sex', { values: [option('')] }),
    bend('sex', { values: [] }),
  ],
  'an option text means one option': [
    bend('sex', { values: [option('M', 'Macho'), option('H', 'MACHO')] }),
    bend('sex', { values: [option('M', 'Macho'), { ...option('H'), synonyms: ['m'] }] }),
    bend('market_programs', { values: [option('A', 'Uno, dos')] }),
  ],
  'parent options exist': [
    bend('category', { fkField: 'nothing' }),
    bend('category', { values: [option('TO', 'Toro', ['X'])] }),
    bend('breed', { values: [option('AA', 'Angus', ['M'])] }),
    (model) => (eventField(model, 13, 'disposal_reason').fkField = 'message'),
  ],
  'conditions name fields and their keys': [
    bend('coat', { hideCondition: { parentField: 'nothing', parentValue: ['M'] } }),
    bend('coat', { hideCondition: { parentField: 'sex', parentValue: ['X'] } }),
    bend('coat', { hideCondition: { parentField: 'castrated', parentValue: ['yes'] } }),
    bend('coat', { hideCondition: { parentField: 'sex', parentValue: [] } }),
    bend('coat', { hideCondition: { parentField: 'coat', parentValue: ['NE'] } }),
    bend('coat', { validations: { mandatoryWhen: { parentField: 'sex', parentValue: ['X'] } } }),
    (model) =>
      (eventField(model, 103, 'campaign').hideCondition = { parentField: 'ease', parentValue: ['1'] }),
  ],
  'bounds fit their field': [
    bend('weight', { validations: { min: { value: 10 }, max: { value: 1 } } }),
    bend('weight', { validations: { min: { field: 'birth_date' } } }),
    bend('weight', { validations: { min: { field: 'nothing' } } }),
    bend('weight', { validations: { min: { field: 'weight' } } }),
    bend('weight', { validations: { step: 0 } }),
    bend('birth_date', { validations: { min: { value: '31/02/2024' } } }),
    bend('notes', { validations: { minLength: 5, maxLength: 4 } }),
    bend('crossed_with', { validations: { minOptions: 4, maxOptions: 3 } }),
    bend('visual_tag', { validations: { oneOf: ['nothing'] } }),
    bend('visual_tag', { validations: { oneOf: ['visual_tag'] } }),
    (model) => (eventField(model, 110, 'service_to').validations = { min: { field: 'nothing' } }),
  ],
  'masks read what they show': [
    bend('cuig', { masks: [] }),
    bend('cuig', { masks: [{ regex: '^[A-Z', mask: '@@###', example: 'KD482' }] }),
    bend('cuig', { masks: [{ regex: '^[A-Z]{2}\\d{3}$', mask: '@@###', example: 'KD48' }] }),
    bend('cuig', { masks: [{ regex: '^[A-Z]{2}\\d{3}$', mask: '@@###', example: 'KD-482' }] }),
    bend('cuig', { masks: [{ regex: '^[A-Z]{2}\\d{3}$', mask: '@@.###', example: 'KD.482' }] }),
    bend('cuig', { masks: [{ regex: '^[A-Z]{2}\\d{3}$', mask: '@@.###', example: 'KD482' }] }),
    bend('electronic_tag', {
      masks: [
        { regex: '^9\\d{14}$', mask: '#'.repeat(15), example: '999000000000001', check: 'electronicTag' },
      ],
    }),
    (model) => (eventField(model, 1000, 'dte').masks = []),
  ],
  'defaults are values of their field': [
    bend('entry_type', { defaultValue: 'ZZZ' }),
    bend('entry_type', { defaultValue: 'Nacimiento' }),
    bend('weight', { defaultValue: 5 }),
    bend('productive_system', { defaultBySubtype: { 5: 'ZZZ' } }),
    (model) => (eventField(model, 10, 'disposal_type').defaultValue = 'ZZZ'),
  ],
  'widths are twelfths': [
    bend('coat', { columns: 0 }),
    bend('coat', { columns: 13 }),
    bend('coat', { columns: 5.5 }),
  ],
  'slots are unique, of the family of their kind, four to eight indexed': [
    bend('coat', { slot: { name: 't1', indexed: false } }),
    bend('coat', { slot: { name: 'n9', indexed: false } }),
    bend('coat', { slot: { name: 't19', indexed: false } }),
    bend('coat', { slot: { name: 't0', indexed: false } }),
    bend('coat', { slot: { name: 't1.5', indexed: false } }),
    bend('coat', { slot: { name: 't8', indexed: true } }),
    bend('market_programs', { slot: { name: 't18', indexed: false } }),
    (model) => model.attributes.forEach((each) => each.slot && (each.slot.indexed = false)),
  ],
  'a filter compares as its kind does': [
    bend('weight', { tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'betweenDates' } }),
    bend('coat', { tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'text' } }),
  ],
  'filterOrder holds every enabled filter once': [
    (model) => model.filterOrder.pop(),
    (model) => model.filterOrder.push('sex'),
    (model) => model.filterOrder.push('notes'),
    (model) => (attribute(model, 'sex').tableFilter = undefined as never),
  ],
  'summaries go with their kind': [
    bend('coat', { summaryRules: ['MEAN'] }),
    bend('birth_date', { summaryRules: ['MEAN'] }),
    bend('weight', { summaryRules: ['PORC'] }),
    bend('notes', { summaryRules: ['MIN'] }),
  ],
  'summary cards have rules': [
    (model) => model.sums.push('category'),
    (model) => model.sums.push('carcass_weight'),
    (model) => model.summary.push('notes'),
    bend('weight', { summaryRules: [] }),
  ],
  'who fills or edits a field may see it': [
    bend('coat', { permissions: { box: { list: [1], new: [1, 5], edit: [1] } } }),
    bend('coat', { permissions: { box: { list: [1], new: [1], edit: [1, 5] } } }),
    bend('coat', { permissions: { box: { list: [1, 1], new: [], edit: [] } } }),
    bend('coat', { permissions: { box: { list: [], new: [], edit: [] } } }),
  ],
  'mandatory fields can be filled': [
    bend('breed', { permissions: { box: { list: [1, 5], new: [1], edit: [] } } }),
    bend('breed', { onlyEvent: true }),
    bend('breed', { disabled: true }),
    (model) => event(model, -1).permissions.box.push(10),
    (model) => {
      model.events = [];
      bend('breed', { permissions: { box: { list: [1, 9], new: [1], edit: [] } } })(model);
    },
  ],
  'oneOf is said by each of its fields': [bend('electronic_tag', { validations: {} })],
  'tiers exist': [
    bend('hba', { tiers: { edit: { tiers: ['gold'] } } }),
    bend('hba', { tiers: { edit: { tiers: [] } } }),
  ],
  'sheets bring only what a form asks': [
    bend('weight_date', { massiveImport: true }),
    bend('daily_gain', { massiveImport: true }),
  ],
  'a column heading means one field': [
    bend('coat', { synonyms: { es: 'Raza', en: 'Colour' } }),
    bend('coat', { synonyms: { es: 'Pelo', en: 'Colour, sex' } }),
    bend('horns', { label: { es: 'PELAJE', en: 'Horns' } }),
  ],
  'row rules name fields and their keys': [
    (model) =>
      model.rowRules.push({
        rule: 'forbiddenTogether',
        level: 'error',
        field: 'nothing',
        values: [],
        other: 'sex',
        otherValues: ['M'],
      }),
    (model) =>
      model.rowRules.push({
        rule: 'forbiddenTogether',
        level: 'error',
        field: 'castrated',
        values: ['yes'],
        other: 'sex',
        otherValues: ['X'],
      }),
    (model) =>
      model.rowRules.push({
        rule: 'ageRange',
        level: 'warning',
        field: 'category',
        birthField: 'weight',
        months: { TM: [1, 2] },
      }),
    (model) =>
      model.rowRules.push({
        rule: 'ageRange',
        level: 'warning',
        field: 'category',
        birthField: 'birth_date',
        months: { XX: [1, 2], TM: [2, 1] },
      }),
  ],
  'rules of events name fields and their keys': [
    (model) => event(model, 10).rules?.push({ rule: 'closed', level: 'error', until: 'nothing' }),
    (model) => event(model, 10).rules?.push({ rule: 'closed', level: 'error', until: 'breed' }),
    (model) =>
      event(model, 10).rules?.push({
        rule: 'closed',
        level: 'error',
        until: 'withdrawal_until',
        unless: { parentField: 'disposal_type', parentValue: ['X'] },
      }),
    (model) =>
      rulesOf(model, 103).push({
        rule: 'ageRange',
        level: 'error',
        field: 'vaccines',
        birthField: 'birth_date',
        months: { X: [1, 2] },
      }),
    (model) =>
      rulesOf(model, 103).push({
        rule: 'usualRange',
        level: 'error',
        field: 'dose_ml',
        by: 'campaign',
        ranges: { X: [1, 2] },
      }),
    (model) =>
      rulesOf(model, 103).push({
        rule: 'nearTo',
        level: 'error',
        field: 'dose_ml',
        near: 'vet',
        percent: 5,
      }),
    (model) => rulesOf(model, 103).push({ rule: 'dayGone', level: 'warning', field: 'vet' }),
    (model) => rulesOf(model, 103).push({ rule: 'within', level: 'error', from: 'entry_date', until: 'vet' }),
    (model) =>
      rulesOf(model, 103).push({
        rule: 'atMostAfter',
        level: 'error',
        field: 'batch_valid_to',
        since: 'entry_date',
        days: 0,
      }),
  ],
  'options of grouped boxes are in groups': [bend('market_programs', { values: [option('HIL')] })],
  'rows of editable tables hold texts and numbers': [
    (model) => Object.assign(eventField(model, 106, 'calves'), { type: 'addableList' }),
    (model) => eventField(model, 106, 'calves').list?.fields.splice(0),
  ],
  'proposals fill in fields of their form': [
    bend('paddock', { proposals: { from: { entityType: 2 }, copies: { nothing: 'value' } } }),
  ],
  'summaries sum up chosen assets': [bend('notes', { summaryOf: 'coat' })],
  'file endings are written without a dot': [
    bend('photos', { files: { endings: ['.jpg'] } }),
    bend('photos', { files: { endings: [] } }),
    bend('photos', { files: { max: 0 } }),
  ],
  'chosen assets are judged by attributes that exist': [
    choosing({ assetTypes: [33, 999] }),
    choosing({ among: 'nothing' }),
    choosing({ among: 'sex' }),
    choosing({ onceIn: 'nothing' }),
    choosing({ onceIn: 'sex' }),
    choosing({ alike: [{ attribute: 'sex', as: 'nothing' }] }),
    choosing({ alike: [{ attribute: 'nothing', as: 'sex' }] }),
    choosing({ alike: [{ attribute: 'sex', as: 'sex', unless: ['X'] }] }),
    choosing({ assetTypes: [5], alike: [{ attribute: 'sex', as: 'sex' }] }),
    (model) => {
      eventField(model, 1, 'weight').type = 'assetsSelectList';
      eventField(model, 1, 'weight').choice = { among: 'nothing' };
    },
  ],
  'rules of places look at places': [
    bend('coat', { type: 'polygon', validations: { nearLocation: { field: 'nothing' } } }),
    bend('coat', { type: 'polygon', validations: { nearLocation: { field: 'sex' } } }),
  ],
  'proposals come from attributes that exist': [
    bend('paddock', { proposals: { from: { attribute: 'nothing' } } }),
    bend('paddock', {
      proposals: { from: { attribute: 'coat', only: { parentField: 'nothing', parentValue: ['M'] } } },
    }),
    bend('paddock', {
      proposals: { from: { attribute: 'coat', only: { parentField: 'sex', parentValue: ['X'] } } },
    }),
    (model) => {
      const proposals = { from: { attribute: 'nothing' } };
      const fields = [{ name: 'x', label: word, type: 'autocomplete' as const, proposals }];
      attribute(model, 'certificates').list = { noun: { one: word, many: word }, fields };
    },
  ],
  'what is named is identified by its name': [
    bend('dam_tag', { names: { attributes: ['nothing'] } }),
    bend('dam_tag', { names: { attributes: ['paddock'] } }),
    bend('dam_tag', { names: { assetType: 999, attributes: ['visual_tag'] } }),
    bend('dam_tag', { names: { attributes: ['visual_tag'], taken: { field: 'breed', unit: 'kg' } } }),
  ],
  'origins and nouns follow from attributes that exist': [
    (model) => Object.assign(model.origin ?? {}, { from: ['nothing'] }),
    (model) =>
      Object.assign(model.origin?.begins[0] ?? {}, { when: { parentField: 'sex', parentValue: ['X'] } }),
    (model) => Object.assign(model.origin?.begins[0] ?? {}, { day: 'nothing' }),
    (model) =>
      Object.assign(model, {
        nouns: [{ when: { parentField: 'nothing', parentValue: [''] }, noun: model.noun }],
      }),
  ],
  'rows differ by a field of theirs': [
    (model) => Object.assign(attribute(model, 'certificates').list ?? {}, { unique: 'nothing' }),
  ],
  'a genealogy is asked for by attributes that exist': [
    (model) => Object.assign(model.genealogy ?? {}, { field: 'coat' }),
    (model) => Object.assign(model.genealogy ?? {}, { breed: 'nothing' }),
    (model) => Object.assign(model.genealogy ?? {}, { cc: 'nothing' }),
    (model) => Object.assign(model.genealogy ?? {}, { own: 'nothing' }),
  ],
  'oracles compare and write what exists': [
    asking({ described: ['nothing'] }),
    asking({ compares: [{ field: 'campaign', attribute: 'nothing' }] }),
    asking({ compares: [{ field: 'specie_code', attribute: 'sex', codes: { X: 1 } }] }),
    asking({ holder: { field: 'holder_cuit', attribute: 'nothing' } }),
    asking({ writes: { ...storageOracles.writes, existence: 'sex' } }),
  ],
  'derivations hold and count by what exists': [
    deriving({ attribute: 'coat', rule: 'value', value: 'NE', when: [of('nothing', 'M')] }),
    deriving({ attribute: 'coat', rule: 'value', value: 'NE', when: [of('sex', 'X')] }),
    deriving({ attribute: 'market_programs', rule: 'drop', options: [], when: [of('nothing', 'M')] }),
    deriving({ attribute: 'weight', rule: 'total', of: 'coat', each: { 999: 'weight' } }),
    deriving({ attribute: 'weight', rule: 'total', of: 'coat', each: { 33: 'nothing' } }),
    deriving({
      attribute: 'weight',
      rule: 'total',
      of: 'coat',
      each: { 33: { attribute: 'nothing', table: {} } },
    }),
  ],
  'rows that events add have the fields of their list': [
    (model) =>
      event(model, 8).derives?.push({ attribute: 'certificates', rule: 'row', of: { nothing: 'name' } }),
    (model) => event(model, 8).derives?.push({ attribute: 'notes', rule: 'row', of: { name: 'name' } }),
  ],
  'assets that come about have what they take': [
    (model) => (event(model, 106).creates = { takes: { nothing: 'ease' }, copies: {} }),
    (model) => (event(model, 106).creates = { takes: { breed: 'nothing' }, copies: {} }),
    (model) => (event(model, 106).creates = { rows: 'calves', takes: { breed: 'ease' }, copies: {} }),
    (model) => (event(model, 106).creates = { takes: {}, copies: { breed: 'nothing' } }),
    (model) => (event(model, 106).creates = { takes: {}, copies: {}, days: ['nothing'] }),
    (model) => (event(model, 106).absorbs = { field: 'calves', counts: ['calvings'] }),
  ],
  'subtypes exist in the chains of the model': [
    bend('coat', { permissions: { box: { list: [4], new: [], edit: [] } } }),
    bend('coat', { permissions: { box: { list: [27], new: [], edit: [] } } }),
    bend('productive_system', { defaultBySubtype: { 99: 'PAS' } }),
    (model) => event(model, 1).permissions.box.push(12),
    (model) => model.menu.push({ ...entryAt('/images'), subtypes: [2] }),
    (model) => model.disabledForEvents?.subtypes.push(0),
  ],
  'the form holds every writable attribute once': [
    (model) => step(model, 'notes').sections.pop(),
    (model) => step(model, 'notes').sections[0].fields.push('sex'),
    (model) => step(model, 'notes').sections[0].fields.push('nothing'),
    (model) => model.attributes.splice(model.attributes.indexOf(attribute(model, 'notes')), 1),
  ],
  'what events write is in view-only steps, and nothing else does': [
    (model) => step(model, 'notes').sections[0].fields.push('daily_gain'),
    (model) => (step(model, 'notes').onlyView = true),
    (model) => delete step(model, 'history').onlyView,
    bend('coat', { disabled: true }),
  ],
  'steps have names of their own and no empty section': [
    (model) => (step(model, 'notes').name = 'origin'),
    (model) => step(model, 'notes').sections.push({ title: { es: 'Más', en: 'More' }, fields: [] }),
    (model) => event(model, 104).form.steps.forEach((each) => (each.name = 'same')),
  ],
  'event codes are unique, own ones from 100 on': [
    (model) => (event(model, 3).eventType = 1),
    (model) => (event(model, 3).eventType = 99),
    (model) => (event(model, 3).eventType = 4),
    (model) => (event(model, 3).eventType = -2),
    (model) => (event(model, 3).eventType = 100.5),
  ],
  'an event form holds every event field once': [
    (model) => event(model, 1).fields.pop(),
    (model) => event(model, 1).form.steps[0]?.sections[0]?.fields.pop(),
    (model) => event(model, 1).form.steps[0]?.sections[0].fields.push('weight'),
  ],
  'event fields write attributes of their kind': [
    (model) => (eventField(model, 1, 'weight').writes = 'nothing'),
    (model) => (eventField(model, 1, 'weight').writes = 'coat'),
    (model) => (eventField(model, 5, 'dentition').values = [option('9D')]),
    (model) => delete eventField(model, 106, 'category').defaultValue,
  ],
  'events speak the standard vocabulary': [
    (model) => (event(model, 10).epcis.bizStep = 'killing'),
    (model) => (event(model, 1).epcis.disposition = 'healthy'),
    (model) => (event(model, 1).epcis.when = [{ field: 'weighing_type', is: ['PER'], bizStep: 'killing' }]),
    (model) => (event(model, 1).epcis.when = [{ field: 'weighing_type', is: [], disposition: 'ill' }]),
  ],
  'EPCIS of events names fields, options and attributes that there are': [
    (model) => (event(model, 1).epcis.transformation = { asset: 'output', others: 'nobody' }),
    (model) =>
      (event(model, 1).epcis.transformation = {
        asset: 'input',
        yields: [{ product: 'meat', field: 'nothing' }],
      }),
    (model) => (event(model, 1).epcis.heads = 'heads'),
    (model) => (event(model, 8).epcis.certificate = { number: 'no', issuer: 'issuer' }),
    (model) => (event(model, 107).epcis.association = ['chip']),
    (model) => (event(model, 1).epcis.when = [{ field: 'weighing_type', is: ['NEVER'] }]),
  ],
  'has the events that engines record': [
    (model) => (event(model, -1).eventType = 150),
    (model) => (event(model, 0).eventType = 151),
    (model) => (event(model, 1000).eventType = 152),
  ],
  'derivations name fields and attributes that exist': [
    (model) => event(model, 1).derives?.push({ attribute: 'nothing', rule: 'increment' }),
    (model) => event(model, 1).derives?.push({ attribute: 'weight_date', rule: 'eventDay', when: 'nothing' }),
    (model) =>
      event(model, 1).derives?.push({ attribute: 'weight_date', rule: 'daysAfter', field: 'nothing' }),
    (model) =>
      event(model, 1).derives?.push({ attribute: 'weight_date', rule: 'dayPlus', field: 'nothing', days: 1 }),
    (model) =>
      event(model, 10).derives?.push({ attribute: 'carcass_weight', rule: 'sum', fields: ['nothing'] }),
    (model) =>
      event(model, 1).derives?.push({
        attribute: 'weight',
        rule: 'plusRows',
        unit: 'kg',
        of: [{ rows: 'nothing', field: 'weight', unit: 'kg' }],
      }),
    (model) =>
      event(model, 10).derives?.push({
        attribute: 'dressing_pct',
        rule: 'percent',
        fields: [],
        of: 'nothing',
      }),
    (model) =>
      event(model, 1).derives?.push({
        attribute: 'daily_gain',
        rule: 'gain',
        field: 'weight',
        measure: 'nothing',
        takenOn: 'weight_date',
        minDays: 7,
      }),
  ],
  'effects, transfers, yields and what is told of health name what there is': [
    (model) => Object.assign(event(model, 7), { health: { filled: ['nothing'] } }),
    yielding('weight', 'nothing'),
    yielding('nothing', 'birth_weight'),
    (model) => (event(model, 101).effect = { kind: 'pause', messageField: 'nothing' }),
    (model) => (event(model, 1000).transfer = { kindField: 'nothing', possession: [] }),
  ],
  'computed fields follow from fields before them': [
    computing({ rule: 'ratio', of: [] }),
    computing({ rule: 'ratio', of: ['nothing', 'weight'] }),
    computing({ rule: 'product', of: ['sex'], factors: { sex: { X: 1 } } }),
    computing({ rule: 'lookup', of: ['sex'], table: { X: 'NE' } }),
    bend('calvings', { computed: { rule: 'sum', of: ['birth_weight'] } }),
    computingOfEvent({ rule: 'sum', of: ['nothing'] }),
    computingOfEvent({ rule: 'sum', of: ['birth_weight'] }),
    (model) => {
      const rows = eventField(model, 106, 'calves').list?.fields;
      rows?.push({ name: 'half', label: word, type: 'float', computed: { rule: 'ratio', of: ['ease'] } });
    },
  ],
  'statuses move between options, by events that write them': [
    moving({ event: 5, subtypes: [6], from: 'nothing', to: ['DL'] }),
    moving({ event: 5, subtypes: [6], from: 'DL', to: ['nothing'] }),
    moving({ event: 5, subtypes: [6], from: 'DL', to: [] }),
    moving({ event: 3, subtypes: [6], from: 'DL', to: ['2D'] }),
    moving({ event: 5, subtypes: [12], from: 'DL', to: ['2D'] }),
    (model) => (model.statuses = { field: 'dentition', moves: [] }),
    (model) => {
      attribute(model, 'dentition').defaultValue = 'DL';
      model.statuses = {
        field: 'dentition',
        moves: [],
        expiry: { field: 'coat', from: ['DL'], status: '2D', subtypes: [6] },
      };
    },
    (model) => {
      attribute(model, 'dentition').defaultValue = 'DL';
      delete attribute(model, 'birth_date').slot;
      model.statuses = {
        field: 'dentition',
        moves: [],
        expiry: { field: 'birth_date', from: ['DL'], status: '2D', subtypes: [6] },
      };
    },
  ],
  'what an event requires is said of attributes and their keys': [
    requiring(of('nothing', 'M')),
    requiring({ any: [{ all: [of('sex', 'X')] }, { filled: 'sex' }] }),
    requiring(of('sex', 'M'), { subtypes: [12] }),
    requiring({ filled: 'nothing' }),
    requiring({ empty: 'nothing' }),
    requiring({ age: { of: 'sex', min: 3 } }),
    requiring({ age: { of: 'birth_date', min: 3, estimated: { when: of('nothing', 'x'), months: 1 } } }),
    requiring({ days: { since: 'sex', min: 3 } }),
    requiring({ within: { from: 'birth_date', until: 'sex' } }),
    requiring({ number: { of: 'sex' } }),
    requiring({ number: { of: 'weight', overField: 'nothing' } }),
    requiring({ filled: 'sex' }, { when: of('sex', 'M') }),
    requiring({ filled: 'sex' }, { reason: { es: '{{nothing}}', en: '{{nothing}}' } }),
    requiring({ filled: 'sex' }, { reason: { es: '{{days}}', en: '{{days}}' } }),
    requiring({ filled: 'sex' }, { reason: { es: '{{purchase_price}}', en: '{{purchase_price}}' } }),
    requiring({ filled: 'sex' }, { unknown: { es: '{{sex}}', en: 'sex' } }),
    (model) => (model.begins = { on: 'nothing', reason: { es: '{{nothing}}', en: '{{nothing}}' } }),
  ],
  'checkboxes follow from other fields and their keys': [
    bend('castrated', { impliedBy: of('nothing', 'X') }),
    bend('castrated', { impliedBy: of('category', 'X') }),
    bend('castrated', { impliedBy: of('castrated', 'true') }),
  ],
  'defaults that look further find what they need': [
    bend('birth_date', { defaultValueFunction: 'warranty', defaultOf: ['entry_date', 'coat'] }),
    bend('sex', { hideOnSBS: true }),
  ],
};

describe('every rule', () => {
  it('has a name of its own, and proof that it can fail', () => {
    const names = modelRules.map((rule) => rule.name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(breaks).sort()).toEqual([...names].sort());
  });

  const cases = modelRules.flatMap((rule) =>
    (breaks[rule.name] ?? []).map((breakIt, at) => ({ rule, breakIt, name: `${rule.name} (${at + 1})` })),
  );
  it.each(cases)('finds what breaks it: $name', ({ rule, breakIt }) => {
    const copy = copyModel();
    breakIt(copy);
    expect(rule.check(copy)).not.toEqual([]);
  });

  it('never throws, also of a model that breaks others', () => {
    for (const breakIt of Object.values(breaks).flat()) {
      const copy = copyModel();
      breakIt(copy);
      expect(modelRules.some((rule) => rule.check(copy).length > 0)).toBe(true);
    }
  }, 120_000);
});
