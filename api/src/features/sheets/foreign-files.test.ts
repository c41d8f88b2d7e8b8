import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { missingColumns } from '@huella/domain/engine/sheets/pair-columns';
import { buildSheetTask, gridTexts, pairFile } from '../../../test/build-sheet-task';

/** Files as offices of statistics and ranches of other countries publish them, made here: what of them is paired, and what is not. */

const [cow, herds, grazing] = [33, 5, 31];
const [tree, forestry, bags, grain] = [12, 32, 35, 36];

async function read(bytes: Uint8Array, assetType: number, subtype?: number) {
  const task = buildSheetTask(assetType, undefined, subtype);
  const { table, columns } = await pairFile(task, bytes, 'file.csv');
  return {
    pairs: Object.fromEntries(columns.flatMap(({ name, field }) => (field === null ? [] : [[name, field]]))),
    asks: Object.fromEntries(
      columns.flatMap(({ name, suggestion }) => (suggestion === null ? [] : [[name, suggestion]])),
    ),
    missing: missingColumns(columns, task.format).flat(),
    columns,
    rows: await gridTexts(task, table, columns),
    cells: table.data,
  };
}

const windows = (lines: readonly string[]) => iconv.encode(`${lines.join('\r\n')}\r\n`, 'win1252');
const withMark = (lines: readonly string[]) => Buffer.from(`\ufeff${lines.join('\n')}\n`, 'utf8');

describe('files of others', () => {
  const stock = windows([
    'anio,provincia,provincia_id,departamento,departamento_id,vacas,vaquillonas,novillos,terneros,toros,toritos,bueyes',
    '2011,Córdoba,04,Río Seco,04119,71648,30229,18630,26302,3358,,1',
    '2012,Neuquén,08,Añelo,08007,812,332,192,306,35,4,',
    '2013,Entre Ríos,05,Nogoyá,05077,88337,33245,23354,33862,3679,141,',
  ]);

  it('takes heads of a department for no animals: its bulls are nobody’s sire', async () => {
    const { pairs, asks, missing, cells } = await read(stock, cow);
    expect(pairs).toEqual({});
    expect(asks).toEqual({});
    expect(missing).toContain('sex');
    // Codes keep their zeros, accents are accents, blanks are blank.
    expect(cells[1]?.slice(1, 5)).toEqual(['Neuquén', '08', 'Añelo', '08007']);
    expect(cells[1]?.[11] ?? '').toBe('');
  });

  it('reads the herd of a ranch whose days begin with the month', async () => {
    const herd = withMark([
      'Location,Herd,Proposed_Location,Tag,Markings,Sex,Notes,birth_date,age_in_months,organic,Dam,Sire',
      'North Creek,Breeding,Lower,*Olive-P,Jersey-P A2/A2,Cow,"Due 5/4/23- ????, by Ivan/Hector",6/1/10,158,Natural,Sabina,Sabina',
      'North Creek,Breeding,Lower,*Jade ,Red Devon-149,Cow,"Due 3/21/23, again",5/31/11,147,Natural,Jewel,Red Gull',
      'South,Feeder,,412,Angus,Steer,,12/14/21,16,Natural,Olive,Hector',
    ]);
    const { pairs, columns, rows } = await read(herd, cow);
    expect(pairs).toEqual({
      Location: 'location',
      Tag: 'visual_tag',
      Sex: 'sex',
      Notes: 'notes',
      birth_date: 'birth_date',
      Dam: 'dam_tag',
      Sire: 'sire_tag',
    });
    expect(columns.find(({ name }) => name === 'birth_date')).toMatchObject({
      reading: { dateOrder: 'mdy' },
      ambiguous: null,
    });
    expect(rows.map(({ birth_date, notes, sire_tag }) => [birth_date, notes, sire_tag])).toEqual([
      ['01/06/2010', 'Due 5/4/23- ????, by Ivan/Hector', 'Sabina'],
      ['31/05/2011', 'Due 3/21/23, again', 'Red Gull'],
      ['14/12/2021', '', 'Hector'],
    ]);
  });

  it('pairs the heads of a herd, and takes the years for no price', async () => {
    const town = withMark(['ganado,año,cabezas', 'Bovino,2006,3517', 'Bovino,2007,3527', 'Porcino,2007,12']);
    const { pairs, rows } = await read(town, herds);
    expect(pairs).toMatchObject({ cabezas: 'heads' });
    expect(rows.map(({ heads }) => heads)).toEqual(['3.517', '3.527', '12']);
    const { pairs: none, asks } = await read(town, grazing);
    expect([none, asks]).toEqual([{}, {}]);
  });

  it('joins headings that stand in two rows', async () => {
    const scale = windows([
      'Caravana visual;Peso;;Sexo',
      ';kg;fecha;',
      'KD482C3176;361,5;1/3/2026;Hembra',
      'KD482C3184;290,0;2/3/2026;Macho',
    ]);
    const { columns, pairs, rows } = await read(scale, cow);
    expect(columns.map(({ name }) => name)).toEqual(['Caravana visual', 'Peso kg', 'Peso fecha', 'Sexo']);
    expect(pairs).toMatchObject({ 'Caravana visual': 'visual_tag', 'Peso kg': 'weight', Sexo: 'sex' });
    expect(rows.map(({ weight }) => weight)).toEqual(['361,5', '290']);
  });

  const timber = windows([
    'pais_id,pais,provincia_id,provincia,anio,familia,genero,especie,especies_agrupadas,rollizos,carbon,lenia,postes,otros,todos_los_productos',
    '32,Argentina,54,Misiones,1998,Araucariáceas,Araucaria,Araucaria,Coníferas,222116,0,0,0,0,222116',
    '32,Argentina,54,Misiones,1999,Araucariáceas,Araucaria,Araucaria,Coníferas,130257,0,0,0,0,130257',
    '32,Argentina,06,Buenos Aires,1999,Pináceas,Pino,Pino,Coníferas,4100,,,10,,4110',
  ]);
  const harvest = windows([
    'cultivo_nombre,anio,campania,provincia_nombre,provincia_id,departamento_nombre,departamento_id,superficie_sembrada_ha,superficie_cosechada_ha,produccion_tm,rendimiento_kgxha',
    'soja 1ra,2000,2000/01,Buenos Aires,06,Adolfo Alsina,06007,19800,19800,32900,1662',
    'soja 1ra,2000,2000/01,Córdoba,14,Río Cuarto,14098,19500,19500,27300,1400',
    'soja 2da,2001,2001/02,Entre Ríos,30,Nogoyá,30077,15000,,,',
  ]);

  it.each([
    ['a province’s timber', timber],
    ['a harvest by department', harvest],
  ])('pairs nothing of %s with animals', async (_name, bytes) => {
    const { pairs } = await read(bytes, cow);
    expect(pairs).toEqual({});
  });

  const species = [
    { specie: 'Araucaria angustifolia' },
    { specie: 'Araucaria angustifolia' },
    { specie: 'Pino' },
  ];
  it.each([
    ['trees', timber, tree, 1, { especie: 'specie' }, species, 'tree_tag'],
    ['forestry units', timber, forestry, 1, { especie: 'specie' }, species, 'tree_code'],
    [
      'silo bags',
      harvest,
      bags,
      27,
      { campania: 'campaign' },
      [{ campaign: '2000/01' }, { campaign: '2000/01' }, { campaign: '2001/02' }],
      'bag_code',
    ],
    [
      'grain',
      harvest,
      grain,
      1,
      { campania: 'harvest_year' },
      [{ harvest_year: '2000/01' }, { harvest_year: '2000/01' }, { harvest_year: '2001/02' }],
      'quantity',
    ],
  ] as const)(
    'reads of statistics what %s say as well, and misses what names and measures them',
    async (_name, bytes, assetType, subtype, paired, expected, needed) => {
      const { pairs, missing, rows } = await read(bytes, assetType, subtype);
      expect(pairs).toEqual(paired);
      expect(rows).toEqual(expected);
      expect(missing).toContain(needed);
    },
  );
});
