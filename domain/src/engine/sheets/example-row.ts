import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import { formatField } from '../fields/check-field';
import { matchOption, optionsOf } from '../fields/choice';
import type { Locale, PlacedPoint, Value } from '../../model/value';
import { placeInside, type AreasBySource } from '../forms/geography';
import type { FieldScope } from '../access/field-access';
import { checkRow } from './check-rows';
import type { SheetFormat } from './sheet-format';

/** What an example is made of. */
export interface ExampleInput {
  readonly format: SheetFormat;
  readonly model: AssetType;
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** The areas that places must lie in, by source. */
  readonly areas?: AreasBySource;
}

/**
 * A row that shows how a sheet of new assets is filled: texts by field, in the user's writing. It passes every check;
 * what cannot be made up soundly stays blank.
 */
export function exampleRow(input: ExampleInput): Readonly<Record<string, string>> {
  const { format, locale } = input;
  const texts: Record<string, string> = {};
  for (const { field } of format.columns) {
    const text = formatField(field, exampleOf(field, texts, input), locale);
    if (text !== '') texts[field.name] = text;
  }
  return withoutFaults(texts, input);
}

/** Values that do not go together are taken out, the optional ones first. */
function withoutFaults(texts: Readonly<Record<string, string>>, input: ExampleInput) {
  const { issues } = checkRow({ ...input, mode: 'add', texts, before: null });
  const faulty = new Set(issues.map(({ field }) => field));
  const mandatory = new Set(
    input.format.columns.filter((column) => column.mandatory).map(({ field }) => field.name),
  );
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !faulty.has(name) || mandatory.has(name)),
  );
}

type Texts = Readonly<Record<string, string>>;
type Example = (field: Field, texts: Texts, input: ExampleInput) => Value;

const firstOption: Example = (field, texts, { format }) => {
  const parent = format.columns.find((column) => column.field.name === field.fkField)?.field;
  const parentKey = parent && matchOption(parent, texts[parent.name] ?? '')?.key;
  const offered = optionsOf(field).filter(
    (option) =>
      option.inactive !== true &&
      (option.fk === undefined || (parentKey !== undefined && option.fk.includes(parentKey))),
  );
  return (offered.find(({ key }) => key === field.defaultValue) ?? offered[0])?.key ?? null;
};

/** A quarter of the way between the bounds; a number without both of them is left to the user. */
const between: Example = (field, texts, input) => {
  const { validations, type, decimals = 2 } = field;
  const usual = usualOf(field, texts, input);
  if (usual !== null) return type === 'number' ? Math.round(usual) : Number(usual.toFixed(decimals));
  const [min, max] = [validations?.min, validations?.max].map((bound) =>
    bound !== undefined && 'value' in bound ? Number(bound.value) : null,
  );
  if (min === null || min === undefined || max === null || max === undefined) return null;
  const value = min + (max - min) / 4;
  return type === 'number' ? Math.round(value) : Number(value.toFixed(Math.min(decimals, 1)));
};

/** The middle of what is usual beside the option that stands already. */
function usualOf(field: Field, texts: Texts, { model, format }: ExampleInput): number | null {
  const middles = model.rowRules.flatMap((rule) => {
    if (rule.rule !== 'usualRange' || rule.field !== field.name) return [];
    const by = format.columns.find((column) => column.field.name === rule.by)?.field;
    const range = rule.ranges[(by && matchOption(by, texts[by.name] ?? '')?.key) ?? ''];
    return range === undefined ? [] : [(range[0] + range[1]) / 2];
  });
  return middles[0] ?? null;
}

const none: Example = () => null;

/** Farmland, where a place must be given. */
const farmland = [-60.57, -33.89] as const;
const somewhere: PlacedPoint = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: farmland },
  properties: { center: farmland, zoom: 14 },
};

/** A place that must be given, in an area where it must lie in one. */
function placeToGive({ validations = {} }: Field, _texts: Texts, { areas = {} }: ExampleInput): Value {
  if (validations.mandatory !== true) return null;
  const [area] = validations.inPolygon === undefined ? [] : (areas[validations.inPolygon] ?? []);
  return area === undefined ? somewhere : placeInside(area);
}

/** Texts that must be there: one that is offered, or the field's own name with a number. */
const mandatoryText: Example = ({ label, validations = {} }, _texts, { locale }) => {
  if (validations.mandatory !== true || validations.url === true) return null;
  return (
    validations.validValues?.[0] ?? `${label[locale.language].slice(0, (validations.maxLength ?? 60) - 2)} 1`
  );
};

/** The first of the model's own proposals; others are the company's. */
const firstProposal: Example = (field, texts, input) => {
  const from = field.proposals?.from;
  const known = from !== undefined && 'list' in from ? from.list[0] : undefined;
  return known?.value ?? mandatoryText(field, texts, input);
};

const examples: { readonly [Kind in Field['type']]: Example } = {
  text: mandatoryText,
  multiline: none,
  number: between,
  float: between,
  masked: ({ masks }) => masks?.[0]?.example ?? null,
  phone: none,
  date: (_field, _texts, { locale }) => locale.today,
  dateTime: none,
  select: firstOption,
  selectimage: firstOption,
  multiselect: none,
  multiselectbox: none,
  groupedmultiselectbox: none,
  checkbox: none,
  autocomplete: firstProposal,
  colorx: ({ presets }) => presets?.[0]?.color ?? null,
  file: none,
  location: placeToGive,
  polygon: none,
  addableList: none,
  detail: none,
  sub_detail: none,
  assetsSelectList: none,
  summaryAssetsSelectList: none,
  boxTarget: none,
};

function exampleOf(field: Field, texts: Texts, input: ExampleInput): Value {
  return examples[field.type](field, texts, input);
}
