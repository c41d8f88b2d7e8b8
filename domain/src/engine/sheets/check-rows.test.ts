import { describe, expect, it } from 'vitest';
import { buildAttribute, buildModel, buildSubtype } from '../../catalogue/assets/build-model';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { warning } from '../../model/errors';
import { buildLocale } from '../fields/build-locale';
import { checkRow, type RowInput, type RowOutcome } from './check-rows';
import { sheetFormat, type SheetMode } from './sheet-format';

const locale = buildLocale();
const scope = { boxSubtype: 6, companyTiers: ['basic', 'plus', 'certified'] };

const check = (mode: SheetMode, texts: RowInput['texts'], rest: Partial<RowInput> = {}): RowOutcome =>
  checkRow({
    format: sheetFormat(cowAr, mode, scope),
    model: cowAr,
    mode,
    scope,
    locale,
    texts,
    before: null,
    ...rest,
  });
const said = ({ issues }: RowOutcome) =>
  issues.map((each) => `${each.level === 'warning' ? '~' : ''}${each.field ?? ''} ${each.code}`).sort();

const heifer = {
  visual_tag: 'KD482 C317 6',
  sex: 'Hembra',
  category: 'Vaquillona',
  breed: 'Aberdeen Angus',
  birth_date: '14/09/2025',
  productive_system: 'Pastoril',
  entry_type: 'Nacimiento',
  entry_date: '14/09/2025',
};
const { values: stored } = check('add', heifer);

describe('a cell with files', () => {
  const certificates = cowAr.events.find(({ name }) => name.en === 'Certificates') ?? cowAr.events[0];
  const mode = { event: certificates as NonNullable<typeof certificates> }; // cattle have events
  const texts = { _pk_: '7', name: 'Sanitario' };
  const file = { storageName: 'kXo_-9', originalName: 'san.pdf' };
  const before = { visual_tag: 'KD482C3176' };

  it('is read as the form has them, with or without its asset', () => {
    const filled = { ...texts, certificate_file: 'san.pdf <kXo_-9>' };
    expect(check(mode, filled, { before }).values['certificate_file']).toEqual([file]);
    expect(check(mode, filled).values['certificate_file']).toEqual([file]);
    expect(check('add', { ...heifer, photos: 'foto.jpg <b.jpg>' }).values['photos']).toEqual([
      { storageName: 'b.jpg', originalName: 'foto.jpg' },
    ]);
  });

  it('is asked for where the event cannot do without, and names no file by words', () => {
    expect(said(check(mode, texts, { before }))).toContain('certificate_file mandatory');
    const wrong = { ...texts, certificate_file: 'el certificado' };
    expect(said(check(mode, wrong, { before }))).toContain('certificate_file badFile');
  });
});

describe('a row of new animals', () => {
  it('is read as the form reads it', () => {
    const outcome = check('add', { ...heifer, weight: '361,0', notes: '' });
    expect(said(outcome)).toEqual([]);
    expect(outcome.values).toMatchObject({ visual_tag: 'KD482C3176', weight: 361, notes: null });
    expect(outcome.about).toEqual({});
  });

  it('hears everything at once, one message a field', () => {
    const outcome = check('add', { ...heifer, weight: '3.440', breed: 'AA rojo', birth_date: '31/31/2025' });
    expect(said(outcome)).toEqual(['birth_date notADate', 'breed notAnOption', 'weight aboveMax']);
  });

  it.each([
    ['#¡DIV/0!', 'formulaError'],
    ['=\u2061B2*2', 'formulaUnsolved'],
    ['Lib\ufffdrtad', 'unreadableText'],
  ])('goes without a cell that holds %s, and says so', (text, code) => {
    const outcome = check('add', { ...heifer, weight: text, notes: text });
    expect(said(outcome)).toEqual([`~notes ${code}`, `~weight ${code}`]);
    expect(outcome.issues[0]?.slots).toEqual({ text: text.replace('\u2061', '') });
    expect(outcome.values).toMatchObject({ weight: null, notes: null });
  });

  it('misses what stands in a cell that could not be read, where it is needed', () => {
    const outcome = check('add', { ...heifer, visual_tag: '#N/A', birth_date: '#N/D' });
    expect(said(outcome)).toEqual([
      'birth_date missingUnread',
      'electronic_tag oneOfMissing',
      'visual_tag missingUnread',
    ]);
    expect(outcome.issues.find(({ field }) => field === 'birth_date')?.slots).toEqual({ text: '#N/D' });
    const tagged = check('add', { ...heifer, visual_tag: '#N/A', electronic_tag: '032 010 004 582 365' });
    expect(said(tagged)).toEqual(['~visual_tag formulaError']);
  });

  it('needs one of its tags', () => {
    expect(said(check('add', { ...heifer, visual_tag: ' ' }))).toEqual([
      'electronic_tag oneOfMissing',
      'visual_tag oneOfMissing',
    ]);
  });

  it('keeps what reading it reported, behind what refuses it', () => {
    const note = warning('electronic_tag', 'zeroCompleted', { value: '032 010 004 582 365' });
    const tagged = { ...heifer, electronic_tag: '032 010 004 582 365' };
    expect(said(check('add', tagged, { notes: [note] }))).toEqual(['~electronic_tag zeroCompleted']);
    const wrong = { ...heifer, electronic_tag: '032' };
    expect(said(check('add', wrong, { notes: [note] }))).toEqual(['electronic_tag wrongFormat']);
  });
});

describe('a row of changes', () => {
  it('leaves alone what could not be read, and needs what names the record', () => {
    const outcome = check('update', { _pk_: '12', breed: '#N/A', weight: '402' }, { before: stored });
    expect(said(outcome)).toEqual(['~breed formulaError']);
    expect(outcome.values).toMatchObject({ breed: 'AA', weight: 402 });
    const unnamed = check('update', { visual_tag: 'KD\ufffd82', weight: '402' });
    expect(said(unnamed)).toEqual(['visual_tag missingUnread']);
  });

  it('changes what it fills, and never blanks the rest', () => {
    const outcome = check('update', { _pk_: '12', weight: '402', breed: '', notes: ' ' }, { before: stored });
    expect(said(outcome)).toEqual([]);
    expect(outcome.values).toMatchObject({ weight: 402, breed: 'AA' });
    expect(outcome.about).toEqual({ _pk_: 12 });
  });

  it('names its animal by a tag too', () => {
    const outcome = check('update', { visual_tag: 'kd482-c317-6', weight: '402' }, { before: stored });
    expect(said(outcome)).toEqual([]);
    expect(outcome.about).toEqual({ visual_tag: 'KD482C3176' });
  });

  it('must name its animal', () => {
    expect(said(check('update', { _pk_: '', weight: '402' }, { before: stored }))).toEqual([
      '_pk_ oneOfMissing',
    ]);
    expect(said(check('update', { visual_tag: '' }, { before: stored }))).toEqual([
      'visual_tag oneOfMissing',
    ]);
    expect(said(check('update', { _pk_: 'doce' }, { before: stored }))).toEqual(['_pk_ notANumber']);
  });

  it('of an animal that is not found is checked value by value', () => {
    expect(said(check('update', { _pk_: '12', weight: '4.402', birth_date: '01/01/2030' }))).toEqual([
      'birth_date afterMax',
      'weight aboveMax',
    ]);
  });
});

describe('a row of an event', () => {
  const weighing = cowAr.events.find((each) => each.eventType === 1);
  if (weighing === undefined) throw new Error('no weighing');
  const mode = { event: weighing };
  const row = { visual_tag: 'KD482 C317 6', weight: '402,5', weighing_type: 'PER' };

  it('is read by the form of the event', () => {
    const texts = { ...row, _eventDate_: '20/11/2026 08:30', _eventComment_: 'en ayunas' };
    const outcome = check(mode, texts, { before: stored });
    expect(said(outcome)).toEqual([]);
    expect(outcome.values).toMatchObject({ weight: 402.5, weighing_type: 'PER' });
    expect(outcome.about).toEqual({
      visual_tag: 'KD482C3176',
      _eventDate_: '2026-11-20T11:30:00Z',
      _eventComment_: 'en ayunas',
    });
  });

  it('gets its own faults', () => {
    expect(
      said(check(mode, { ...row, weight: '', _eventDate_: '01/01/2027 10:00' }, { before: stored })),
    ).toEqual(['_eventDate_ afterMax', 'weight mandatory']);
  });

  it('fills every field unless the event inherits what is mandatory', () => {
    const strict = { event: { ...weighing, inheritsMandatory: false } };
    expect(said(check(strict, row, { before: stored }))).toEqual(['shrink_pct mandatory']);
  });
});

describe('a field beyond the sheet', () => {
  it('is not read', () => {
    const model = buildModel([
      buildAttribute({ name: 'a', type: 'text', massiveImport: true }),
      buildAttribute({ name: 'b', type: 'text' }),
    ]);
    const own = { boxSubtype: buildSubtype, companyTiers: [] };
    const format = sheetFormat(model, 'add', own);
    const outcome = check('add', { a: 'x', b: 'y', c: 'z' }, { model, scope: own, format });
    expect([outcome.values, outcome.issues]).toEqual([{ a: 'x', b: null }, []]);
  });
});

describe('the mark that erases', () => {
  const marked = (name: string, mark: string) =>
    check('update', { _pk_: '12', [name]: mark }, { before: { ...stored, notes: 'Renga', weight: 361 } });

  it.each(['(borrar)', '(ERASE)'])('leaves a field of a change empty: %s', (mark) => {
    const outcome = marked('notes', mark);
    expect(said(outcome)).toEqual([]);
    expect(outcome.values).toMatchObject({ notes: null, weight: 361 });
  });

  it('is refused of what has to be filled', () => {
    expect(said(marked('breed', '(borrar)'))).toEqual(['breed eraseRefused']);
  });

  it('is a value of nothing new', () => {
    expect(said(check('add', { ...heifer, notes: '(borrar)' }))).toEqual(['notes eraseRefused']);
  });

  it('is no fault of a row whose animal is not known', () => {
    expect(said(check('update', { _pk_: '12', weight: '(borrar)' }))).toEqual([]);
  });
});
