import fc from 'fast-check';
import type { Field, FieldKindName, LooseField } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { electronicTag, officialTag } from '../../catalogue/fields/cattle-fields';
import { breeds, coats, vaccines } from '../../catalogue/lookups/cattle';
import type { Families, Invalid } from './build-families';
import * as refused from './build-invalid';
import * as shapes from './build-invalid-shapes';
import { optionsOf } from './choice';
import { areaOf, placeAt } from './place';
import { withoutNulls, type Position, type Value, type Values } from '../../model/value';

/** A field of a kind, with what makes it whole, and raw values that it reads, nearly all of them without fault. */
export interface Sample {
  readonly field: Field;
  readonly raws: fc.Arbitrary<unknown>;
  /** Families of values that a field of the kind refuses for itself, at least three. Rules between fields are not among them. */
  readonly refused: Families;
  /** A canonical value of a field of the kind, of its own options where it has some. */
  readonly value: (field: Field) => Value;
}

const firstKeys = (field: Field) =>
  optionsOf(field)
    .filter(({ inactive }) => inactive !== true)
    .slice(0, 2)
    .map((option) => option.key);
const firstKey = (field: Field) => firstKeys(field)[0] ?? null;
const firstRow = ({ list }: Field): Value => [{ key: 1, ...sampleValues(list?.fields ?? []) }];

const of = (type: FieldKindName, rest: Partial<LooseField> = {}): Field =>
  buildField({ name: 'a', ...rest, type });

const keys = (options: NonNullable<Field['values']>) => options.map(({ key }) => key);
const noun = { one: { es: 'fila', en: 'row' }, many: { es: 'filas', en: 'rows' } };

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));
const moment = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString());

const millionths = (max: number) =>
  fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((each) => (each === 0 ? 0 : each / 1e6));
const position: fc.Arbitrary<Position> = fc.tuple(millionths(180), millionths(90));
const zoom = fc.integer({ min: 0, max: 22 });

/** A square with its centre, and the circle inside it: neither crosses itself, wherever it lies. */
const area = fc
  .tuple(
    millionths(170),
    millionths(80),
    fc.constantFrom(4, 32),
    fc.double({ min: 0.001, max: 9, noNaN: true }),
    zoom,
  )
  .map(([lng, lat, corners, size, at]) => {
    const ring = Array.from({ length: corners }, (_, corner): Position => {
      const angle = (corner / corners) * 2 * Math.PI;
      return [lng + size * Math.cos(angle), lat + size * Math.sin(angle)];
    });
    return areaOf([ring], { center: [lng, lat], zoom: at, radius: corners > 4 ? size * 1000 : null });
  });

const ending = fc.constantFrom('pdf', 'jpg', 'PNG', 'csv');
const upload = fc
  .tuple(fc.stringMatching(/^[\w-]{22}$/), fc.stringMatching(/^[a-zñ0-9 ]{1,20}$/), ending)
  .map(([storageName, name, end]) => ({ storageName, originalName: `x${name}.${end}` }));

/** Rows of a list: some stored before, some new, some taken out. */
const rowsOf = (row: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc
    .array(fc.record({ ...row, deleted: fc.boolean(), isStored: fc.boolean() }), { maxLength: 6 })
    .map((rows) => rows.map(({ isStored, ...rest }, at) => ({ ...rest, key: isStored ? at + 1 : -1 })));

const textAndNumber = [
  buildField({ name: 'name', type: 'text' }),
  buildField({ name: 'weight', type: 'number' }),
] as const;
const plainRow = {
  name: fc.option(fc.stringMatching(/^[a-z ]{0,12}$/)),
  weight: fc.option(fc.integer({ min: 0, max: 900 })),
};
const subs: Field = buildField({
  name: 'subs',
  type: 'sub_detail',
  list: { noun, fields: textAndNumber },
});

/**
 * A test factory: for each kind of field a field, raw values that it reads and others that it refuses. A kind without a
 * sample does not compile.
 */
export const samples: { readonly [Name in FieldKindName]: Sample } = {
  text: {
    field: of('text'),
    raws: fc.string({ maxLength: 200 }),
    refused: refused.text,
    value: () => 'Uno & "dos" <ñandú>',
  },
  multiline: {
    field: of('multiline'),
    raws: fc.string({ maxLength: 200, unit: 'grapheme' }),
    refused: refused.text,
    value: () => 'Una línea\ny otra',
  },
  number: {
    field: of('number'),
    raws: fc.integer({ min: -999_999_999, max: 999_999_999 }),
    refused: refused.numeric(() => 0),
    value: () => 12,
  },
  float: {
    field: of('float', { decimals: 3, unit: 'kg' }),
    raws: fc.integer({ min: -999_999_999, max: 999_999_999 }).map((thousandths) => thousandths / 1000),
    refused: refused.numeric(({ decimals = 2 }) => decimals),
    value: () => 12.5,
  },
  masked: {
    field: of('masked', { masks: [officialTag, ...electronicTag.masks] }),
    raws: fc.oneof(
      fc.stringMatching(/^[A-Za-z]{2}\d{3}[ -]?[A-Za-z]\d{3}[ -]?\d$/),
      fc.stringMatching(/^0320\d{11}$/),
    ),
    refused: refused.masked,
    value: ({ masks }) => masks?.[0]?.example ?? 'AB1234',
  },
  phone: {
    field: of('phone'),
    raws: fc.oneof(
      fc.stringMatching(/^11 [4-6]\d{3}-\d{4}$/),
      fc.stringMatching(/^0351 15[ -]?[4-6]\d{2}[ -]?\d{4}$/),
      fc.stringMatching(/^\+598 9[1-9] \d{3} \d{3}$/),
      fc.stringMatching(/^\+34 6\d{2} \d{2} \d{2} \d{2}$/),
    ),
    refused: refused.phone,
    value: () => '+541145678901',
  },
  date: { field: of('date'), raws: day, refused: refused.dated('notADate', ''), value: () => '2026-11-20' },
  dateTime: {
    field: of('dateTime'),
    raws: moment,
    refused: refused.dated('notADateTime', ' 08:30'),
    value: () => '2026-11-20T12:00:00.000Z',
  },
  select: {
    field: of('select', { values: breeds }),
    raws: fc.constantFrom(...breeds.flatMap(({ key, label }) => [key, label.es, label.en])),
    refused: refused.chooseOne,
    value: firstKey,
  },
  selectimage: {
    field: of('selectimage', { values: coats }),
    raws: fc.constantFrom(...keys(coats)),
    refused: refused.chooseOne,
    value: firstKey,
  },
  multiselect: {
    field: of('multiselect', { values: vaccines }),
    raws: fc.subarray(keys(vaccines)),
    refused: refused.chooseSeveral,
    value: firstKeys,
  },
  multiselectbox: {
    field: of('multiselectbox', { values: vaccines }),
    raws: fc.subarray(keys(vaccines)),
    refused: refused.chooseSeveral,
    value: firstKeys,
  },
  groupedmultiselectbox: {
    field: of('groupedmultiselectbox', { values: vaccines }),
    raws: fc.subarray(keys(vaccines)),
    refused: refused.chooseSeveral,
    value: firstKeys,
  },
  checkbox: {
    field: of('checkbox'),
    raws: fc.constantFrom(true, false, 'sí', 'no', 'x', 1),
    refused: refused.checkbox,
    value: () => true,
  },
  autocomplete: {
    field: of('autocomplete'),
    raws: fc.string({ maxLength: 200 }),
    refused: refused.text,
    value: () => 'Aberdeen Angus',
  },
  nft_link: {
    field: of('nft_link'),
    raws: fc.webUrl({ validSchemes: ['https'], size: 'small' }),
    refused: refused.address,
    value: () => 'https://nft.example/0x4f/17',
  },
  colorx: {
    field: of('colorx', { presets: [{ color: '#f5d800', label: { es: 'Amarillo', en: 'Yellow' } }] }),
    raws: fc.oneof(
      fc.stringMatching(/^#?[0-9a-fA-F]{6}$/),
      fc.constantFrom('amarillo', 'YELLOW', '#FD0', '#F5D800'),
    ),
    refused: refused.colour,
    value: () => '#FFDD00',
  },
  file: {
    field: of('file', { files: { max: 3 } }),
    raws: fc.array(upload, { maxLength: 3 }),
    refused: shapes.file,
    value: () => [{ storageName: 'AbCdEfGhIjKlMnOpQrStUv', originalName: 'acta nº 1.pdf' }],
  },
  location: {
    field: of('location'),
    raws: fc.oneof(
      position.map((each) => placeAt(each)),
      position.map(([lng, lat]) => `${String(lat)}; ${String(lng)}`),
    ),
    refused: shapes.location,
    value: () => placeAt([-60.57, -33.89]),
  },
  polygon: {
    field: of('polygon'),
    raws: area,
    refused: shapes.polygon,
    value: () =>
      areaOf([
        [
          [-60.5, -33.8],
          [-60.4, -33.8],
          [-60.4, -33.9],
        ],
      ]),
  },
  addableList: {
    field: of('addableList', { list: { noun, fields: textAndNumber } }),
    raws: rowsOf(plainRow),
    refused: shapes.rows,
    value: firstRow,
  },
  detail: {
    field: of('detail', { list: { noun, fields: [...textAndNumber, subs] } }),
    raws: rowsOf({ ...plainRow, subs: rowsOf(plainRow) }),
    refused: shapes.rows,
    value: firstRow,
  },
  sub_detail: {
    field: of('sub_detail', { list: { noun, fields: textAndNumber } }),
    raws: rowsOf(plainRow),
    refused: shapes.rows,
    value: firstRow,
  },
  assetsSelectList: {
    field: of('assetsSelectList'),
    raws: fc.array(fc.integer({ min: 1, max: 9_999_999 }).map(String), { maxLength: 8 }),
    refused: shapes.chosenAssets,
    value: () => ['7', '8', '999'],
  },
  summaryAssetsSelectList: {
    field: of('summaryAssetsSelectList', { summaryOf: 'b' }),
    raws: fc.constant(null),
    refused: () => [],
    value: () => null,
  },
  boxTarget: {
    field: of('boxTarget'),
    raws: fc.stringMatching(/^[a-z]{3,12}$/),
    refused: refused.text,
    value: () => '4',
  },
};

/** What a field refuses for itself. */
export function refusedBy(field: Field): readonly Invalid[] {
  return samples[field.type].refused(field);
}

/** Canonical values of fields, by their names. */
export function sampleValues(fields: readonly Field[]): Values {
  return withoutNulls(
    Object.fromEntries(fields.map((field) => [field.name, samples[field.type].value(field)])),
  );
}
