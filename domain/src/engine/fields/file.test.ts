import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { checkField } from './check-field';
import { formatField } from './format-field';
import { attachmentEndings } from '../files/contents';
import { endingOf, endingsOf, maxFilesOf } from './file';

const one = buildField({ name: 'a', type: 'file' });
const images = buildField({ name: 'a', type: 'file', files: { max: 2, endings: ['jpg', 'png'] } });
const stored = (originalName: unknown, storageName: unknown = 'kXo_-9') => ({ storageName, originalName });
const read = (raw: unknown, field = one) => checkField(field, raw, buildLocale());
const codes = (raw: unknown, field = one) => read(raw, field).issues.map(({ code }) => code);

describe('a file', () => {
  it('is its two names, as we or as the documents write them', () => {
    const value = [stored('Boleta 3.pdf')];
    expect(read(value)).toEqual({ value, issues: [] });
    expect(read(stored('Boleta 3.pdf')).value).toEqual(value);
    expect(read({ storage_name: 'kXo_-9', original_name: ' Boleta 3.pdf ' }).value).toEqual(value);
    expect(read(JSON.stringify(value)).value).toEqual(value);
    expect(read({ ...stored('Boleta 3.pdf'), publicFileURI: 'https://evil.example', size: 3 }).value).toEqual(
      value,
    );
  });

  it.each([[''], ['  '], [[]], [null]])('is none in %j', (raw) => {
    expect(read(raw)).toEqual({ value: null, issues: [] });
  });

  it.each<[unknown]>([
    ['boleta.pdf'],
    ['{"storageName":'],
    [7],
    [true],
    [[null]],
    [[[stored('a.pdf')]]],
    [{}],
    [stored('')],
    [stored('  ')],
    [stored(7)],
    [stored({ toString: 1 })],
    [stored('a'.repeat(200) + '.pdf')],
    [stored('a\u0000.pdf')],
    [stored('a\r\nSet-Cookie: b.pdf')],
    [stored('../../etc/a.pdf')],
    [stored('C:\\fakepath\\a.pdf')],
    [stored('\ud800.pdf')],
    [stored('a.pdf', '')],
    [stored('a.pdf', '..')],
    [stored('a.pdf', '.env')],
    [stored('a.pdf', 'a/b')],
    [stored('a.pdf', 'x'.repeat(121))],
    [stored('a.pdf', 'k\n')],
    [stored('a.pdf', 7)],
    [JSON.parse('{"__proto__":{"storageName":"k","originalName":"a.pdf"}}')],
    [[stored('a.pdf'), 'b.pdf']],
  ])('cannot be %j', (raw) => {
    expect(read(raw)).toMatchObject({ value: null, issues: [{ field: 'a', code: 'badFile' }] });
  });

  it.each([
    ['planilla.XLSX', []],
    ['nota.odt', []],
    ['virus.exe', ['wrongEnding']],
    ['boleta.pdf.exe', ['wrongEnding']],
    ['sin extension', ['wrongEnding']],
    ['.pdf', []],
    ['logo.svg', ['wrongEnding']],
    ['pagina.html', ['wrongEnding']],
  ])('called %s is reported as %j', (name, expected) => {
    expect(codes(stored(name))).toEqual(expected);
  });

  it('has the ending that its field takes', () => {
    const [found] = read([stored('a.jpg', '1'), stored('b.pdf', '2')], images).issues;
    expect(found).toMatchObject({ code: 'wrongEnding', slots: { file: 'b.pdf', endings: 'jpg, png' } });
  });

  it('is there once, and not beyond what its field takes', () => {
    expect(read([stored('a.png'), stored('b.png')], images).value).toEqual([stored('b.png')]);
    expect(codes([stored('a.png', '1'), stored('b.png', '2')])).toEqual(['tooManyFiles']);
    expect(codes([stored('a.png', '1'), stored('b.png', '2')], images)).toEqual([]);
  });

  it('is shown by the name that it came with', () => {
    const { value } = read([stored('a.png', '1'), stored('b ñ.png', '2')], images);
    expect(formatField(images, value, buildLocale())).toBe('a.png, b ñ.png');
  });
});

describe('what a field takes', () => {
  it('is one of any attachment, unless it says otherwise', () => {
    expect([endingsOf(one), maxFilesOf(one)]).toEqual([attachmentEndings, 1]);
    expect([endingsOf(images), maxFilesOf(images)]).toEqual([['jpg', 'png'], 2]);
  });

  it.each([
    ['a.PDF', 'pdf'],
    ['a.b.Jpg', 'jpg'],
    ['a.', ''],
    ['a', ''],
    ['', ''],
  ])('ends %j in %j', (name, ending) => {
    expect(endingOf(name)).toBe(ending);
  });
});
