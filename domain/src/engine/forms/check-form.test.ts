import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { cows } from '../../catalogue/assets/cows';
import { buildAttribute, buildModel, buildSubtype } from '../../catalogue/assets/build-model';
import type { ChosenAsset, ChosenAssets } from './check-choice';
import { buildLocale } from '../fields/build-locale';
import type { Values } from '../../model/value';
import { checkForm, type FormInput, type FormOutcome } from './check-form';

const locale = buildLocale();
const scope = { boxSubtype: 6, companyTiers: ['basic', 'plus', 'certified'] };

/** A heifer that nothing is wrong with. */
const heifer = {
  visual_tag: 'KD482 C317 6',
  sex: 'H',
  category: 'VQ',
  breed: 'AA',
  birth_date: '14/09/2025',
  productive_system: 'PAS',
  entry_type: 'NAC',
  entry_date: '2025-09-14',
};

const create = (raw: FormInput['raw'], rest: Partial<FormInput> = {}): FormOutcome =>
  checkForm({ model: cowAr, mode: 'new', scope, locale, raw, before: {}, ...rest });
const edit = (raw: FormInput['raw'], before: Values, rest: Partial<FormInput> = {}): FormOutcome =>
  checkForm({ model: cowAr, mode: 'edit', scope, locale, raw, before, ...rest });

/** Issues as `field code`, warnings with a mark. */
const said = ({ issues }: FormOutcome) =>
  issues.map((each) => `${each.level === 'warning' ? '~' : ''}${each.field ?? ''} ${each.code}`).sort();

const { values: stored } = create(heifer);

describe('a new animal', () => {
  it('is kept in canonical form, what was not given as nothing', () => {
    const { values, issues } = create(heifer);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      visual_tag: 'KD482C3176',
      birth_date: '2025-09-14',
      category: 'VQ',
      weight: null,
      castrated: null,
    });
  });

  it('is asked for everything mandatory at once, and for one of its tags', () => {
    expect(said(create({}))).toEqual(
      [
        'birth_date mandatory',
        'breed mandatory',
        'category mandatory',
        'electronic_tag oneOfMissing',
        'entry_date mandatory',
        'entry_type mandatory',
        'productive_system mandatory',
        'sex mandatory',
        'visual_tag oneOfMissing',
      ].sort(),
    );
  });

  it('has enough with either tag', () => {
    const { visual_tag: _visual, ...untagged } = heifer;
    expect(said(create({ ...untagged, electronic_tag: '032 010 004 582 317' }))).toEqual([]);
    const [missing] = create(untagged).issues;
    expect(missing?.slots).toEqual({ fields: 'Caravana visual, Caravana electrónica' });
    const [inEnglish] = create(untagged, { locale: buildLocale({ language: 'en' }) }).issues;
    expect(inEnglish?.slots).toEqual({ fields: 'Visual ear tag, Electronic tag' });
  });

  it('says what is wrong with a value rather than that it is missing', () => {
    expect(said(create({ ...heifer, birth_date: 'ayer', visual_tag: 'XX' }))).toEqual([
      'birth_date notADate',
      'visual_tag wrongFormat',
    ]);
  });

  it.each([
    [{ sex: 'M' }, ['category optionNotOffered']],
    [{ category: 'TO' }, ['category optionNotOffered']],
    [{ birth_date: '22/11/2026' }, ['birth_date afterMax', 'entry_date beforeMin']],
    [{ birth_date: '20/11/2001' }, ['birth_date beforeMin', '~category ageMismatch']],
    [{ entry_date: '13/09/2025' }, ['entry_date beforeMin']],
    [{ entry_date: '22/11/2026' }, ['entry_date afterMax']],
    [{ weight: '9' }, ['weight belowMin']],
    [{ body_condition: '2,3' }, ['body_condition notInSteps']],
    [{ management_tag: 'ab' }, ['management_tag tooShort']],
    [{ crossed_with: 'H,B,BG,BF', breed: 'GC' }, ['crossed_with tooManyOptions']],
    [{ crossed_with: 'H', breed: 'GC' }, ['crossed_with tooFewOptions']],
    [{ entry_type: 'COM' }, ['entry_dte mandatory']],
    [{ entry_type: 'COM', entry_dte: '0123456789' }, []],
    [{ category: 'TH' }, []],
    [{ birth_date: '14/05/2026', entry_date: '14/05/2026' }, ['~category ageMismatch']],
    [{ birth_date: '14/09/2022', entry_date: '14/09/2022' }, ['~category ageMismatch']],
    [{ category: 'VA' }, ['~category ageMismatch']],
    [{ category: 'TH', birth_date: '14/09/2024', entry_date: '14/09/2024' }, ['~category ageMismatch']],
    [{ dentition: '8D' }, ['~dentition ageMismatch']],
    [{ market_programs: 'HIL', productive_system: 'FEE' }, ['~market_programs forbiddenTogether']],
    [{ market_programs: 'HIL' }, []],
  ])('with %j is reported as %j', (change, expected) => {
    expect(said(create({ ...heifer, ...change }))).toEqual([...expected].sort());
  });

  it.each([
    ['true', 'TO', ['castrated forbiddenTogether']],
    ['true', 'MEJ', ['castrated forbiddenTogether', '~category ageMismatch']],
    ['true', 'NO', []],
    ['', 'TO', []],
  ])('a male, castrated "%s", of category %s is reported as %j', (castrated, category, expected) => {
    const male = { ...heifer, sex: 'M', birth_date: '2023-09-14', entry_date: '2023-09-14' };
    expect(said(create({ ...male, castrated, category }))).toEqual(expected);
  });

  it.each([
    ['', 'NO', true],
    ['no', 'BU', true],
    ['no', 'TM', false],
    ['yes', 'TM', true],
  ])('a male, castrated "%s", of category %s is castrated: %s', (castrated, category, kept) => {
    const male = { ...heifer, sex: 'M', birth_date: '2023-09-14', entry_date: '2023-09-14' };
    const { values, issues } = create({ ...male, castrated, category });
    expect(values['castrated']).toBe(kept);
    expect(issues.filter(({ field }) => field === 'castrated')).toEqual([]);
  });

  it('forgets what a condition hides, and does not check it', () => {
    const { values, issues } = create({
      ...heifer,
      castrated: true,
      entry_dte: 'wrong',
      crossed_with: 'yak',
    });
    expect(issues).toEqual([]);
    expect(values).toMatchObject({ castrated: null, entry_dte: null, crossed_with: null });
  });

  it.each([
    ['nothing', 'unknownField'],
    ['__proto__', 'unknownField'],
    ['constructor', 'unknownField'],
    ['id', 'unknownField'],
    ['paused', 'unknownField'],
    ['withdrawal_until', 'fieldNotAllowed'],
    ['daily_gain', 'fieldNotAllowed'],
    ['disposal_type', 'fieldNotAllowed'],
  ])('takes no stranger: %s', (name, code) => {
    const raw: Record<string, unknown> = JSON.parse(JSON.stringify({ ...heifer, [name]: '1' }));
    Object.defineProperty(raw, name, { value: '1', enumerable: true });
    const outcome = create(raw);
    expect(outcome.issues).toMatchObject([{ field: name, code }]);
    expect(Object.hasOwn(outcome.values, name)).toBe(false);
  });

  it('takes no field beyond the subtype of its establishment', () => {
    expect(said(create({ ...heifer, hba: '1' }, { scope: { ...scope, boxSubtype: 8 } }))).toEqual([
      'hba fieldNotAllowed',
    ]);
    expect(said(create(heifer, { scope: { ...scope, boxSubtype: 10 } }))).toContain('sex fieldNotAllowed');
  });

  it('says one thing of a field, errors first', () => {
    const twice = buildAttribute({ name: 'a', type: 'number', validations: { mandatory: true } });
    const model = buildModel([twice]);
    const here = { model, scope: { boxSubtype: buildSubtype, companyTiers: [] } };
    expect(said(create({}, here))).toEqual(['a mandatory']);
  });

  it('says of two row rules the one that refuses', () => {
    const option = { key: 'X', label: { es: 'X', en: 'X' } };
    const fields = ['a', 'b'].map((name) => buildAttribute({ name, type: 'select', values: [option] }));
    const clash = (level: 'warning' | 'error') =>
      ({
        rule: 'forbiddenTogether',
        level,
        field: 'a',
        values: ['X'],
        other: 'b',
        otherValues: ['X'],
      }) as const;
    const model = buildModel(fields, { rowRules: [clash('warning'), clash('error')] });
    const here = { model, scope: { boxSubtype: buildSubtype, companyTiers: [] } };
    expect(said(create({ a: 'X', b: 'X' }, here))).toEqual(['a forbiddenTogether']);
  });
});

describe('an edit', () => {
  it('keeps what it does not name', () => {
    const { values, issues } = edit({ weight: '412,5' }, { ...stored, paddock: 'Norte', extra_fact: 'kept' });
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      visual_tag: 'KD482C3176',
      paddock: 'Norte',
      weight: 412.5,
      extra_fact: 'kept',
    });
  });

  it('clears what it names with nothing', () => {
    expect(edit({ paddock: '' }, { ...stored, paddock: 'Norte' }).values['paddock']).toBeNull();
  });

  it('judges the row as it will be', () => {
    expect(said(edit({ visual_tag: null }, stored))).toEqual([
      'electronic_tag oneOfMissing',
      'visual_tag oneOfMissing',
    ]);
    expect(said(edit({ visual_tag: null }, { ...stored, electronic_tag: '032010004582317' }))).toEqual([]);
    expect(said(edit({ sex: 'M' }, stored))).toEqual(['category optionNotOffered']);
    expect(said(edit({ sex: 'M', category: 'TM' }, { ...stored, reproductive_status: 'VA' }))).toEqual([]);
    expect(said(edit({ breed: '' }, stored))).toEqual(['breed mandatory']);
  });

  it('forgets what it hides', () => {
    const { values } = edit(
      { sex: 'M', category: 'TM' },
      { ...stored, reproductive_status: 'VA', calvings: 2 },
    );
    expect(values).toMatchObject({ reproductive_status: null, calvings: null });
  });

  it('refuses what is said once, at entry', () => {
    expect(said(edit({ entry_date: '2025-10-01' }, stored))).toEqual(['entry_date fieldNotAllowed']);
    expect(said(edit({ birth_date: '2025-10-01' }, stored, { scope: { ...scope, boxSubtype: 9 } }))).toEqual([
      'birth_date fieldNotAllowed',
    ]);
  });

  it.each([
    [[], ['hba', 'market_programs', 'rp']],
    [['basic'], ['hba', 'market_programs', 'rp']],
    [['plus'], ['market_programs']],
    [['certified'], []],
  ])('by a company of tiers %j is refused %j', (companyTiers, refused) => {
    const raw = { hba: '12', rp: '9', market_programs: 'HIL' };
    const found = said(edit(raw, stored, { scope: { boxSubtype: 5, companyTiers } }));
    expect(found).toEqual(refused.map((name) => `${name} fieldNotAllowed`));
    // Tiers limit editing, not creation (document 2 section 6).
    expect(said(create({ ...heifer, ...raw }, { scope: { boxSubtype: 5, companyTiers } }))).toEqual([]);
  });
});

describe('the assets that a record names', () => {
  const cow = { model: cowAr, label: 'KD482', attributes: {}, state: 'living' } as const;
  const here: ChosenAssets = new Map<string, ChosenAsset>([
    ['1', cow],
    ['2', { ...cow, state: 'ended' }],
    ['3', { ...cow, state: 'paused' }],
    ['4', { ...cow, model: cows }],
  ]);
  const asked = { model: cows, chosen: here };
  const ofMembers = (outcome: FormOutcome) => said(outcome).filter((each) => each.startsWith('members'));

  it.each([
    ['1', []],
    ['2', ['members chosenDeleted']],
    ['3', ['members chosenPaused']],
    ['4', ['members assetGone']],
    ['5', ['members assetGone']],
  ])('may be %s: %j', (id, expected) => {
    expect(ofMembers(create({ members: ['1', id] }, asked))).toEqual(expected);
    expect(ofMembers(edit({ members: ['1', id] }, { members: ['1'] }, asked))).toEqual(expected);
    // Anyone who does not know the assets leaves them to the server.
    expect(ofMembers(create({ members: [id] }, { model: cows }))).toEqual([]);
  });

  it('may have ended since they were chosen', () => {
    const before = { members: ['2', '5'] };
    expect(ofMembers(edit({ members: ['5', '2', '1'] }, before, asked))).toEqual([]);
    expect(ofMembers(edit({ notes: 'Sin novedad' }, before, asked))).toEqual([]);
    expect(ofMembers(edit({ members: ['2', '3'] }, before, asked))).toEqual(['members chosenPaused']);
  });

  it('are of its own type where the field says no other, and are judged by the record', () => {
    const choice = { alike: [{ attribute: 'sex', as: 'kind' }] };
    const option = { key: 'H', label: { es: 'Hembra', en: 'Female' } };
    const model = buildModel(
      [
        buildAttribute({ name: 'kind', type: 'select', values: [option] }),
        buildAttribute({ name: 'mates', type: 'assetsSelectList', choice }),
      ],
      { id: cowAr.id },
    );
    const own = { model, chosen: here, scope: { ...scope, boxSubtype: buildSubtype } };
    expect(said(create({ mates: ['1'] }, own))).toEqual([]);
    expect(said(create({ mates: ['4'] }, own))).toEqual(['mates assetGone']);
    expect(said(create({ kind: 'H', mates: ['1'] }, own))).toEqual(['mates chosenUnlike']);
  });
});

describe('a mandatory field that is private', () => {
  const price = buildAttribute({
    ...{ name: 'price', type: 'float', private: true },
    validations: { mandatory: true, min: { value: 0 } },
  });
  const model = buildModel([price, buildAttribute({ name: 'paddock', type: 'text' })]);
  const own = { model, scope: { ...scope, boxSubtype: buildSubtype } };
  const codes = (outcome: FormOutcome) => outcome.issues.map(({ field, code }) => `${field ?? ''} ${code}`);

  it('is asked for where the record begins, and may not be emptied', () => {
    expect(codes(create({ paddock: 'Norte' }, own))).toEqual(['price mandatory']);
    expect(codes(edit({ price: '' }, { price: 7 }, own))).toEqual(['price mandatory']);
  });

  it('need not be filled again by anyone who has the record after its company', () => {
    expect(codes(edit({ paddock: 'Norte' }, { paddock: 'Sur' }, own))).toEqual([]);
    expect(codes(edit({ price: -1 }, { paddock: 'Sur' }, own))).toEqual(['price belowMin']);
  });
});
