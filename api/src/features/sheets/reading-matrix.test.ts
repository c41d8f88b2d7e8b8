import { utils, write, type BookType } from '@e965/xlsx';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { buildSheetTask, gridTexts, pairFile } from '../../../test/build-sheet-task';
import { findField, readingOf } from './found-columns';

/** Files of every writing, made here: each with the rows that it says. */

const cow = 33;
const task = buildSheetTask(cow);

interface Animal {
  readonly tag: string;
  readonly sex: string;
  readonly breed: string;
  readonly birth: string;
  readonly weight: number;
  readonly name: string;
}
const animals: readonly Animal[] = [
  { tag: 'KD482C3176', sex: 'H', breed: 'AA', birth: '2024-04-03', weight: 361.5, name: 'Ñandú' },
  { tag: 'KD482C3184', sex: 'M', breed: 'Hereford', birth: '2023-12-25', weight: 1040.2, name: 'Peñón' },
  { tag: 'KD482C3192', sex: 'Hembra', breed: 'Brangus', birth: '2024-08-07', weight: 290, name: 'Cóndor' },
];

/** What all files say, as the grid shows it. */
const expected = animals.map(({ tag, name }, at) => ({
  visual_tag: `${tag.slice(0, 5)} ${tag.slice(5, 9)} ${tag.slice(9)}`,
  sex: ['Hembra', 'Macho', 'Hembra'][at],
  breed: ['Aberdeen Angus', 'Hereford', 'Brangus'][at],
  birth_date: ['03/04/2024', '25/12/2023', '07/08/2024'][at],
  weight: ['361,5', '1.040,2', '290'][at],
  notes: name,
}));
const fields = ['visual_tag', 'sex', 'breed', 'birth_date', 'weight', 'notes'] as const;
const headings = ['Caravana visual', 'Sexo', 'Raza', 'F. nacimiento', 'Peso (kg)', 'Observaciones'];

type Cell = string | number | Date | null;
type Row = readonly Cell[];

/** How the rows of a file begin: what names the columns, and what is above and below it. */
const heads = {
  'headings first': (rows: readonly Row[]) => [headings, ...rows],
  'below titles': (rows: readonly Row[]) => [
    ['Estancia La Peña'],
    ['Rodeo al 21/11/2026', null, null, 'Hoja 1'],
    [],
    headings,
    ...rows,
  ],
  'in two rows': (rows: readonly Row[]) => [
    ['Identificación', null, null, 'Datos', null, null],
    headings,
    ...rows,
  ],
  'no headings': (rows: readonly Row[]) => rows,
} as const;
type Head = keyof typeof heads;
const headNames = Object.keys(heads) as readonly Head[]; // the keys of a literal

const dates = {
  'day first': (day: string) => day.split('-').reverse().join('/'),
  'month first': (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  ISO: (day: string) => day,
  'two digits': (day: string) => day.slice(2).split('-').reverse().join('-'),
} as const;
type DateForm = keyof typeof dates;
const dateForms = Object.keys(dates) as readonly DateForm[]; // the keys of a literal

const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-16': (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  'windows-1252': (text: string) => iconv.encode(text, 'windows-1252'),
} as const;

/** A text file: cells that hold the delimiter are quoted. */
function csvOf(rows: readonly Row[], delimiter: string): string {
  const cellOf = (cell: Cell) => {
    const text = String(cell ?? '');
    return text.includes(delimiter) ? `"${text}"` : text;
  };
  return rows.map((row) => `${row.map(cellOf).join(delimiter)}\r\n`).join('');
}

function textRows(dateForm: DateForm, mark: ',' | '.'): readonly Row[] {
  return animals.map(({ tag, sex, breed, birth, weight, name }) => [
    tag,
    sex,
    breed,
    dates[dateForm](birth),
    String(weight).replace('.', mark),
    name,
  ]);
}

const serialRows: readonly Row[] = animals.map(({ tag, sex, breed, birth, weight, name }) => [
  tag,
  sex,
  breed,
  new Date(`${birth}T00:00:00Z`),
  weight,
  name,
]);

interface Sample {
  readonly title: string;
  readonly file: () => Uint8Array | Promise<Uint8Array>;
  readonly head: Head;
}

const texts = Object.entries(encodings).flatMap(([encoding, encode], one) =>
  [',', ';', '\t', '|'].flatMap((delimiter, two) =>
    headNames.map((head, three): Sample => {
      const dateForm = dateForms[(one + two + three) % dateForms.length] ?? 'ISO';
      const mark = (one + two) % 2 === 0 ? ',' : '.';
      const rows = textRows(dateForm, mark);
      return {
        title: `${encoding}, parted by ${JSON.stringify(delimiter)}, ${head}, ${dateForm}, decimal ${mark}`,
        file: () => encode(csvOf(heads[head](rows), delimiter)),
        head,
      };
    }),
  ),
);

const writers: Readonly<Record<string, (rows: readonly Row[]) => Uint8Array | Promise<Uint8Array>>> = {
  xlsx: async (rows) => writeXlsx({ sheets: [{ name: 'Rodeo', rows: rows.map((row) => [...row]) }] }),
  ods: async (rows) => writeOds({ sheets: [{ name: 'Rodeo', rows: rows.map((row) => [...row]) }] }),
  xls: (rows) => bookOf(rows, 'biff8'),
};

function bookOf(rows: readonly Row[], bookType: BookType): Buffer {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { UTC: true, cellDates: false, dateNF: 'yyyy-mm-dd' },
  );
  // The writer answers a buffer for this type; its declaration says any.
  return write(utils.book_new(sheet, 'Rodeo'), { type: 'buffer', bookType }) as Buffer;
}

const books = Object.entries(writers).flatMap(([kind, writeRows], one) =>
  headNames.flatMap((head, two): readonly Sample[] => {
    const dateForm = dateForms[(one + two) % dateForms.length] ?? 'ISO';
    return [
      { title: `${kind}, ${head}, days of the sheet`, file: () => writeRows(heads[head](serialRows)), head },
      {
        title: `${kind}, ${head}, ${dateForm} as text`,
        file: () => writeRows(heads[head](textRows(dateForm, ','))),
        head,
      },
    ];
  }),
);

/** The rows of a file as the grid shows them; columns that nothing names are paired as their user would. */
async function textsOf({ file, head }: Sample) {
  const { table, columns: found } = await pairFile(task, await file(), 'rodeo');
  const columns = found.map((column, at) => {
    const field = head === 'no headings' ? (fields[at] ?? null) : column.field;
    const cells = table.data.map((row) => row[column.index] ?? null);
    return {
      ...column,
      field,
      ...readingOf(column.name, cells, findField(task.format, field), task.form.locale, {}),
    };
  });
  return {
    asked: columns.filter(({ ambiguous }) => ambiguous !== null),
    texts: await gridTexts(task, table, columns),
  };
}

describe('files of every writing', () => {
  const samples = [...texts, ...books];

  it('are many', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
  });

  it.each(samples)('$title', async (sample) => {
    const found = await textsOf(sample);
    expect(found.asked).toEqual([]);
    expect(found.texts).toMatchObject(expected);
    expect(found.texts).toHaveLength(expected.length);
  });
});

/** What is read for another purpose than new animals: its headings, two rows as they are written, and as the grid shows them. */
const purposes = {
  'changes by a key': {
    aim: { mode: 'update', eventType: null },
    headings: ['Caravana visual', 'Raza', 'Peso (kg)', 'Observaciones'],
    rows: [
      ['KD482C3176', 'AA', '361,5', 'Ñandú'],
      ['KD482C3184', 'Hereford', '1040,2', ''],
    ],
    expected: [
      { visual_tag: 'KD482 C317 6', breed: 'Aberdeen Angus', weight: '361,5', notes: 'Ñandú' },
      { visual_tag: 'KD482 C318 4', breed: 'Hereford', weight: '1.040,2' },
    ],
  },
  'a weighing': {
    aim: { mode: 'update', eventType: 1 },
    headings: ['Caravana visual', 'Fecha', 'Peso (kg)', 'Comentario'],
    rows: [
      ['KD482C3176', '14/11/2026', '361,5', 'Ñandú'],
      ['KD482C3184', '03/11/2026', '402', ''],
    ],
    expected: [
      { visual_tag: 'KD482 C317 6', _eventDate_: '14/11/2026', weight: '361,5', _eventComment_: 'Ñandú' },
      { visual_tag: 'KD482 C318 4', _eventDate_: '03/11/2026', weight: '402' },
    ],
  },
  'a transfer': {
    aim: { mode: 'update', eventType: 1000 },
    headings: ['Caravana visual', 'Dueño'],
    rows: [
      ['KD482C3176', 'Ñandú'],
      ['KD482C3184', 'Peñón'],
    ],
    expected: [{ visual_tag: 'KD482 C317 6' }, { visual_tag: 'KD482 C318 4' }],
  },
} as const;

const purposeFiles = Object.entries(purposes).flatMap(([name, purpose]) => {
  const sheets = [purpose.headings, ...purpose.rows];
  const delimiters = [',', ';', '\t', '|'];
  return [
    ...Object.entries(encodings).map(([encoding, encode], at) => ({
      ...{ purpose, title: `${name}: ${encoding}, parted by ${JSON.stringify(delimiters[at])}` },
      file: () => encode(csvOf(sheets, delimiters[at] ?? ';')),
    })),
    ...Object.entries(writers).map(([kind, writeRows]) => ({
      ...{ purpose, title: `${name}: ${kind}` },
      file: () => writeRows(sheets),
    })),
  ];
});

describe('files of every purpose', () => {
  it.each(purposeFiles)('$title', async ({ purpose, file }) => {
    const about = buildSheetTask(cow, purpose.aim);
    const { table, columns } = await pairFile(about, await file(), 'rodeo');
    expect(columns.filter(({ ambiguous }) => ambiguous !== null)).toEqual([]);
    const found = await gridTexts(about, table, columns);
    expect(found).toMatchObject(purpose.expected);
    expect(found).toHaveLength(purpose.expected.length);
  });
});
