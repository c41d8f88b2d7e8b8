import { randomBytes } from 'node:crypto';
import { utils, write, type BookType } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { writeOds } from 'hucre/ods';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@huella/domain/model/errors';
import { startBuiltThread } from '../../../test/programs';
import { buildRowXml, buildWorkbook, buildZip } from '../../../test/zip';
import { readSheet } from './read-sheet';
import { sheetLimits } from './sheet-limits';
import { openSheetReader } from './sheet-reader';

const read = (file: Uint8Array, name = 'rodeo.xlsx') => readSheet(file, name, sheetLimits);
const rowsOf = async (file: Uint8Array, name?: string) => (await read(file, name)).rows;

const table = [
  ['Caravana', 'Peso', 'Alta', 'Preñada'],
  ['KD482C3176', 361.5, new Date(Date.UTC(2026, 10, 21)), true],
  ['Ñandú', 0, new Date(Date.UTC(2026, 10, 21, 10, 30, 15, 400)), false],
];
const asRead = [
  ['Caravana', 'Peso', 'Alta', 'Preñada'],
  ['KD482C3176', 361.5, '2026-11-21', true],
  ['Ñandú', 0, '2026-11-21T10:30:15', false],
];

/** The same written by a program of the old school: a sheet with dates as day numbers and a format. */
function buildBook(bookType: BookType, rows: readonly (readonly unknown[])[] = table, extra = {}): Buffer {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { UTC: true, cellDates: false, dateNF: 'yyyy-mm-dd hh:mm:ss' },
  );
  const book = utils.book_new(sheet, 'Rodeo');
  Object.assign(sheet, extra);
  // The writer answers a buffer for this type; its declaration says any.
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

const text = (content: string) => Buffer.from(content);

describe('reading spreadsheets', () => {
  it('reads the same rows from every kind', async () => {
    const xlsx = await writeXlsx({ sheets: [{ name: 'Rodeo', rows: table.map((row) => [...row]) }] });
    const ods = await writeOds({ sheets: [{ name: 'Rodeo', rows: table.map((row) => [...row]) }] });
    expect(await read(xlsx)).toMatchObject({ kind: 'xlsx', rows: asRead });
    expect(await read(ods, 'rodeo.ods')).toMatchObject({ kind: 'ods', rows: asRead });
    for (const type of ['biff8', 'xlsx'] as const) expect(await rowsOf(buildBook(type))).toEqual(asRead);
    expect((await read(buildBook('biff8'), 'rodeo.xls')).kind).toBe('xls');
  });

  it('reads workbooks from before 1997 in their code page', async () => {
    const book = buildBook('biff5', [['Preada'], ['x']]);
    book.writeUInt8(0xf1, book.indexOf('Preada') + 3);
    expect(await rowsOf(book)).toEqual([['Preñda'], ['x']]);
  });

  it('reads by content, whatever the name says', async () => {
    expect((await read(buildBook('biff8'), 'rodeo.csv')).kind).toBe('xls');
    expect((await read(buildBook('xlsx'), 'rodeo.xls')).kind).toBe('xlsx');
    expect((await read(text('a;b\n1;2\n'), 'rodeo.xls')).kind).toBe('csv');
  });

  it('takes the first visible sheet with data, and drops blank rows', async () => {
    const xlsx = await writeXlsx({
      sheets: [
        { name: 'Tapa', rows: [['Estancia La Paz']] },
        { name: 'Listas', rows: [['x'], ['y']], hidden: true },
        { name: 'Rodeo', rows: [['Título'], [], [null, ''], ['Caravana'], ['A1'], [], ['A2'], [], []] },
      ],
    });
    expect(await rowsOf(xlsx)).toEqual([['Título'], ['Caravana'], ['A1'], ['A2']]);
  });

  it('names the sheets of an .ods, and takes the first visible one with data, or the one that is asked for', async () => {
    const style = (name: string, display: boolean) =>
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${String(display)}"/></style:style>`;
    const sheet = (name: string, of: string, rows: readonly string[]) =>
      `<table:table table:name="${name}" table:style-name="${of}">${rows.map((each) => `<table:table-row><table:table-cell office:value-type="string"><text:p>${each}</text:p></table:table-cell></table:table-row>`).join('')}</table:table>`;
    const sheets = [
      sheet('Tapa', 'ta1', ['La Paz']),
      sheet('Listas', 'ta2', ['x', 'y']),
      sheet('Cría &amp; recría', 'ta1', ['Caravana', 'A1', 'A2']),
      sheet('Ñandú', 'ta1', ['Caravana', 'B1']),
    ];
    const ods = buildZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      {
        name: 'content.xml',
        content: `<office:document-content><office:automatic-styles>${style('ta1', true)}${style('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet>${sheets.join('')}</office:spreadsheet></office:body></office:document-content>`,
      },
    ]);
    const of = (wanted: number) => readSheet(ods, 'rodeo.ods', sheetLimits, undefined, wanted);
    expect(await read(ods, 'rodeo.ods')).toEqual({
      kind: 'ods',
      rows: [['Caravana'], ['A1'], ['A2']],
      sheets: [
        { name: 'Tapa', hidden: false },
        { name: 'Listas', hidden: true },
        { name: 'Cría & recría', hidden: false },
        { name: 'Ñandú', hidden: false },
      ],
      sheet: 2,
    });
    expect(await of(3)).toMatchObject({ rows: [['Caravana'], ['B1']], sheet: 3 });
    expect(await of(1)).toMatchObject({ rows: [['x'], ['y']], sheet: 1 });
  });

  it('says a heading that spans two rows in both', async () => {
    const rows = [
      ['Caravana', 'Pesadas', null],
      [null, 'Oct', 'Nov'],
      ['A1', 361, 372],
    ];
    const xlsx = await writeXlsx({
      sheets: [
        {
          name: 'Rodeo',
          rows: rows.map((row) => [...row]),
          merges: [
            { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
            { startRow: 0, startCol: 1, endRow: 0, endCol: 2 },
          ],
        },
      ],
    });
    const merges = { '!merges': [{ s: { r: 0, c: 0 }, e: { r: 1, c: 0 } }] };
    for (const file of [xlsx, buildBook('biff8', rows, merges)])
      expect((await rowsOf(file))[1]).toEqual(['Caravana', 'Oct', 'Nov']);
  });

  it('takes the kept value of a formula, the word of one that failed, and one without a result as it is written', async () => {
    const cells =
      '<c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="str"><f>A1</f><v>hola</v></c><c r="D2"><f>1+2</f></c><c r="E2"><v>5</v></c><c r="G2"><f t="shared" si="0"/><v></v></c>';
    const sheet = `<sheetData>${buildRowXml(1, ['a', 'b', 'c', 'd', 'e'])}<row r="2">${cells}</row></sheetData>`;
    expect((await rowsOf(buildWorkbook(sheet)))[1]).toEqual([
      ...[2, '#DIV/0!', 'hola', '=\u20611+2', 5, null, '=\u2061\u2026'],
    ]);
    const failed = { A2: { t: 'e', v: 0x2a } };
    const rows = [['a'], ['x'], ['y']];
    expect((await rowsOf(buildBook('biff8', rows, failed)))[1]).toEqual(['#N/A']);
  });

  it('keeps columns that are called alike or dangerously', async () => {
    const names = ['Peso', 'Peso', '__proto__', 'constructor', ''];
    expect((await rowsOf(text(`${names.join(';')}\n1;2;3;4;5\n`)))[0]).toEqual(names.slice(0, 4));
  });

  it('counts days as the workbook does', async () => {
    const date1904 = buildWorkbook(
      `<sheetData>${buildRowXml(1, ['Alta'])}<row r="2"><c s="1"><v>45000</v></c></row></sheetData>`,
      [
        {
          name: 'xl/workbook.xml',
          content: `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="H" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
        },
        {
          name: 'xl/styles.xml',
          content:
            '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
        },
      ],
    );
    expect((await rowsOf(date1904))[1]).toEqual(['2027-03-16']);
  });
});

describe('reading text files', () => {
  const csv = 'Caravana;Peso;Señal\nKD482;361,5;Muesca año\nKD483;180,0;"dos; juntos"\n';
  const expected = [
    ['Caravana', 'Peso', 'Señal'],
    ['KD482', '361,5', 'Muesca año'],
    ['KD483', '180,0', 'dos; juntos'],
  ];
  const utf16 = (content: string) => Buffer.from(content, 'utf16le');

  it.each([
    ['UTF-8', text(csv)],
    ['UTF-8 with a mark', text(`\ufeff${csv}`)],
    ['windows-1252', iconv.encode(csv, 'windows-1252')],
    ['UTF-16', utf16(`\ufeff${csv}`)],
    ['UTF-16, the other way round', utf16(`\ufeff${csv}`).swap16()],
    ['CR LF', text(csv.replaceAll('\n', '\r\n'))],
    ['CR', text(csv.replaceAll('\n', '\r'))],
    ['a hint', text(`sep=;\r\n${csv}`)],
    ['an old end mark', text(`${csv}\u001a`)],
    ['tabs', text(csv.replaceAll(';', '\t').replace('dos\t', 'dos;'))],
    ['bars', text(csv.replaceAll(';', '|').replace('dos|', 'dos;'))],
  ])('reads %s', async (_name, file) => {
    expect(await rowsOf(file, 'rodeo.csv')).toEqual(expected);
  });

  it('parts at commas only where the headings do', async () => {
    const commas = 'Tag,Weight,Notes\nA1,"1,250.5","Due 5/4, by Ivano"\nA2,99,x\n';
    expect((await rowsOf(text(commas)))[1]).toEqual(['A1', '1,250.5', 'Due 5/4, by Ivano']);
    const titled = `Estancia La Paz, Azul\n\n${csv}`;
    expect((await rowsOf(text(titled)))[2]).toEqual(expected[1]);
  });

  it('takes headings that begin as symbolic links do', async () => {
    expect(await rowsOf(text('ID;P\nB;1\nE;2\n'), 'a.csv')).toEqual([
      ['ID', 'P'],
      ['B', '1'],
      ['E', '2'],
    ]);
  });

  it('keeps a broken byte in its cell, and reads the rest as it is', async () => {
    const file = Buffer.concat([
      text('Nombre;Campo\nÑandú;caí'),
      Buffer.from([0xf1]),
      text('o\nÁrbol;Peña\n'),
    ]);
    expect(await rowsOf(file, 'rodeo.csv')).toEqual([
      ['Nombre', 'Campo'],
      ['Ñandú', 'caí\ufffdo'],
      ['Árbol', 'Peña'],
    ]);
    const old = Buffer.from('Nombre;Campo\nÑandú;ñandú\n', 'latin1');
    expect((await rowsOf(old, 'rodeo.csv'))[1]).toEqual(['Ñandú', 'ñandú']);
  });

  it('takes a lone quote as a character', async () => {
    expect((await rowsOf(text('a;b\n12";x\n"roto;y\n')))[2]).toEqual(['"roto', 'y']);
  });
});

/** One pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('refusing spreadsheets', () => {
  const data = `<sheetData>${buildRowXml(1, ['a'])}${buildRowXml(2, ['b'])}</sheetData>`;
  const sound = buildWorkbook(data);
  const zeros = Buffer.alloc(90 * 1024 * 1024);
  const bomb = (name: string, parts = 4) =>
    buildZip([
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      ...Array.from({ length: parts }, (_, n) => ({ name: `${name}${String(n)}.xml`, content: zeros })),
    ]);
  const rowsXml = (count: number) =>
    `<sheetData>${Array.from({ length: count }, (_, n) => buildRowXml(n + 1, ['a'])).join('')}</sheetData>`;
  const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet>&b;</worksheet>`;

  const cases: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, string, string])[] = [
    ['nothing', () => Buffer.alloc(0), 'a.xlsx', 'noDataError'],
    ['blanks', () => text('\n \n;;\n'), 'a.csv', 'noDataError'],
    ['a workbook without cells', () => buildWorkbook('<sheetData/>'), 'a.xlsx', 'noDataError'],
    ['a cut workbook', () => sound.subarray(0, sound.length - 60), 'a.xlsx', 'sheetUnreadable'],
    ['a bitten workbook', () => bite(sound), 'a.xlsx', 'sheetUnreadable'],
    ['a cut old workbook', () => buildBook('biff8').subarray(0, 900), 'a.xls', 'sheetUnreadable'],
    [
      'noise called a sheet',
      () => Buffer.concat([Buffer.from([1, 0, 7]), randomBytes(999)]),
      'a.xls',
      'sheetUnreadable',
    ],
    ['noise', () => Buffer.concat([Buffer.from([1, 0, 7]), randomBytes(999)]), 'a.bin', 'sheetWrongType'],
    ['text with NUL', () => text('a;b\n1;\u0000\n'), 'a.csv', 'sheetUnreadable'],
    ['a picture', () => Buffer.from(picture, 'base64'), 'a.csv', 'sheetWrongType'],
    ['a PDF', () => text('%PDF-1.7\n1 0 obj'), 'a.xlsx', 'sheetWrongType'],
    ['a page', () => text('<html><table><tr><td>1</td></tr></table></html>'), 'a.xls', 'sheetWrongType'],
    ['XML', () => text('\n<?xml version="1.0"?><Workbook/>'), 'a.xls', 'sheetWrongType'],
    [
      'a workbook with macros',
      () => buildWorkbook(data, [{ name: 'xl/vbaProject.bin', content: 'x' }]),
      'a.xlsx',
      'sheetWrongType',
    ],
    ['a binary workbook', () => buildBook('xlsb'), 'a.xlsx', 'sheetWrongType'],
    ['symbolic links', () => buildBook('sylk'), 'a.csv', 'sheetWrongType'],
    ['another zip', () => buildZip([{ name: 'leeme.txt', content: 'hola' }]), 'a.xlsx', 'sheetWrongType'],
    [
      'another document',
      () =>
        buildZip([
          { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
          { name: 'content.xml', content: '<x/>' },
        ]),
      'a.ods',
      'sheetWrongType',
    ],
    [
      'a locked workbook',
      () =>
        writeXlsx({
          sheets: [{ name: 'a', rows: [['a'], ['b']] }],
          encryption: { password: 'x', spinCount: 100 },
        }),
      'a.xlsx',
      'sheetEncrypted',
    ],
    ['a locked old workbook', () => lock(buildBook('biff8')), 'a.xls', 'sheetEncrypted'],
    [
      'a locked zip',
      () => buildZip([{ name: 'xl/workbook.xml', content: 'x', encrypted: true }]),
      'a.xlsx',
      'sheetEncrypted',
    ],
    [
      'a locked ODS',
      () =>
        buildZip([
          { name: 'content.xml', content: 'x' },
          { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' },
        ]),
      'a.ods',
      'sheetEncrypted',
    ],
    ['a zip bomb', () => bomb('xl/worksheets/sheet'), 'a.xlsx', 'sheetTooLarge'],
    ['a bomb in one part', () => bomb('xl/sharedStrings', 1), 'a.xlsx', 'sheetTooLarge'],
    [
      'a bomb that lies',
      () => buildZip([{ name: 'xl/workbook.xml', content: zeros, claimedBytes: 9 }]),
      'a.xlsx',
      'sheetTooLarge',
    ],
    [
      'a claim without end',
      () => buildZip([{ name: 'xl/workbook.xml', content: 'x', claimedBytes: 0xfffffff0 }]),
      'a.xlsx',
      'sheetTooLarge',
    ],
    [
      'thousands of parts',
      () => buildZip(Array.from({ length: 2_100 }, (_, n) => ({ name: String(n), content: '' }))),
      'a.xlsx',
      'sheetTooLarge',
    ],
    [
      'an entity bomb',
      () => buildWorkbook('', [{ name: 'xl/worksheets/sheet1.xml', content: entities }]),
      'a.xlsx',
      'sheetUnreadable',
    ],
    ['one row too many', () => buildWorkbook(rowsXml(60_022)), 'a.xlsx', 'sheetTooManyRows'],
    ['one line too many', () => text('a;b\n'.repeat(60_022)), 'a.csv', 'sheetTooManyRows'],
    [
      'the corners',
      () =>
        buildWorkbook(
          `<dimension ref="A1:XFD1048576"/><sheetData>${buildRowXml(1, ['a'])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`,
        ),
      'a.xlsx',
      'sheetTooManyColumns',
    ],
    [
      'thousands of columns',
      () => text(`${'a;'.repeat(3_000)}\n${'1;'.repeat(3_000)}\n`),
      'a.csv',
      'sheetTooManyColumns',
    ],
    ['a line without end', () => text(`a;b\n1;2\n${'x'.repeat(2_000_000)}\n`), 'a.csv', 'sheetUnreadable'],
    [
      'one long text, named ten thousand times',
      () => shared('x'.repeat(32_000), 9_000),
      'a.xlsx',
      'sheetTooLarge',
    ],
  ];

  it.each(cases)('%s', async (_name, build, name, code) => {
    const file = await build();
    const refused = await read(file, name).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).code).toBe(code); // just checked
  });

  it('passes over a million empty rows and a dimension that lies', async () => {
    const empty = '<row r="9"/>'.repeat(1_000_000);
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData>${buildRowXml(1, ['a'])}${buildRowXml(2, ['b'])}${empty}</sheetData>`;
    expect(await rowsOf(buildWorkbook(sheet))).toEqual([['a'], ['b']]);
    expect(await rowsOf(text(`a;b\n1;2\n${';\n'.repeat(1_000_000)}`))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('reading apart from the server', () => {
  const reader = openSheetReader({ oneReady: false }, startBuiltThread);
  const rows = [['a'], ['b']];
  const sound = buildWorkbook(`<sheetData>${buildRowXml(1, ['a'])}${buildRowXml(2, ['b'])}</sheetData>`);

  it('reports what is refused across the thread, with its slots', async () => {
    const file = text('a;b\n'.repeat(60_022));
    await expect(reader.read(file, 'a.csv', sheetLimits)).rejects.toMatchObject({
      code: 'sheetTooManyRows',
      slots: { max: 60_000 },
    });
  });

  it('ends a reading that takes too long or too much, and goes on with the next', async () => {
    const slow = reader.read(sound, 'a.xlsx', { ...sheetLimits, milliseconds: 1 });
    await expect(slow).rejects.toMatchObject({ code: 'sheetTooLarge' });
    const repeated =
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="1000" office:value-type="float" office:value="1"/></table:table-row>';
    const hungry = buildZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      {
        name: 'content.xml',
        content: `<office:body><office:spreadsheet><table:table>${repeated}</table:table></office:spreadsheet></office:body>`,
      },
    ]);
    await expect(reader.read(hungry, 'a.ods', sheetLimits)).rejects.toMatchObject({ code: 'sheetTooLarge' });
    expect(await reader.read(sound, 'a.xlsx', sheetLimits)).toMatchObject({ kind: 'xlsx', rows });
  });

  it('shows the rows while more are read, those of the sheet that counts in the end', async () => {
    const herd = Array.from({ length: 1_000 }, (_, at) => [`KD${String(at)}`, at]);
    const sheets = [
      { name: 'Portada', rows: [['Rodeo']] },
      { name: 'Rodeo', rows: herd },
    ];
    const shown: { readonly first: unknown; readonly count: number }[] = [];
    const read = await reader.read(await writeXlsx({ sheets }), 'a.xlsx', sheetLimits, (some) =>
      shown.push({ first: some[0]?.[0], count: some.length }),
    );
    expect(read.rows).toEqual(herd);
    expect(shown).toEqual([400, 800, 1_000].map((count) => ({ first: 'KD0', count })));
  });

  it('reads many at once in turn', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => reader.read(sound, 'a.xlsx', sheetLimits)));
    expect(all).toMatchObject(Array.from({ length: 6 }, () => ({ kind: 'xlsx', rows })));
  });
});

/** The middle of a file overwritten. */
function bite(file: Buffer): Buffer {
  const bitten = Buffer.from(file);
  const at = bitten.indexOf('xl/worksheets/sheet1.xml') + 24;
  bitten.fill(0xff, at, at + 40);
  return bitten;
}

/** An old workbook says that it is locked by a record; another of the same size lends its place. */
function lock(file: Buffer): Buffer {
  const locked = Buffer.from(file);
  const at = locked.indexOf(Buffer.from([0x5c, 0x00, 0x70, 0x00]));
  locked.writeUInt16LE(0x2f, at);
  for (const place of [4, 6, 8]) locked.writeUInt16LE(1, at + place);
  return locked;
}

/** A workbook in which many cells name one text. */
function shared(content: string, count: number): Buffer {
  const rows = Array.from({ length: count }, () => '<row><c t="s"><v>0</v></c></row>').join('');
  return buildWorkbook(`<sheetData>${rows}</sheetData>`, [
    { name: 'xl/sharedStrings.xml', content: `<sst><si><t>${content}</t></si></sst>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
  ]);
}
