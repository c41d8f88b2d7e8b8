import { checkField } from '../../engine/fields/check-field';
import { formatField } from '../../engine/fields/format-field';
import { fieldKinds } from '../../engine/fields/index';
import { parseDate } from '../../engine/fields/date';
import { applyMask, stripMasked } from '../../engine/fields/masked';
import { wordsOfRows } from '../../engine/fields/rows';
import { foldKey } from '../../fold';
import { reservedNames } from '../../engine/lists/list-state';
import type { Locale } from '../../model/value';
import type { Field, FieldOf, Mask, Option } from '../../model/field';
import type { Bound } from '../../model/field-rules';
import {
  allFieldGroups,
  faultsOfCondition,
  keysOf,
  missing,
  repeated,
  ruleOfFields,
  type FieldGroup,
  type ModelRule,
} from './model-rule';

const namePattern = /^[a-z][a-z0-9_]{0,62}$/;

/** Names that mean something to JavaScript, and those that every asset has of its own. */
const takenNames: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'then', 'length'],
  ...['qr_link', 'qr_event', 'logical_deleted', 'version', 'quantity_assets', 'lot_id'],
  ...['paused', 'paused_message', 'paused_by', 'paused_since'],
];

const namesAreSafe = ruleOfFields('field names are safe', ({ name, list }) => [
  ...(namePattern.test(name) ? [] : ['does not match ^[a-z][a-z0-9_]{0,62}$']),
  ...(reservedNames.includes(name) ? ['is a word of list addresses'] : []),
  ...(takenNames.includes(name) ? ['is taken'] : []),
  ...(list?.fields ?? []).flatMap((each) =>
    wordsOfRows.has(each.name) ? `${each.name} is taken in rows` : [],
  ),
]);

const namesAreUnique: ModelRule = {
  name: 'field names are unique',
  check: (model) =>
    allFieldGroups(model).flatMap(({ place, fields }) =>
      repeated(fields.map((field) => field.name)).map((name) => `${place}${name}: occurs twice`),
    ),
};

const chosen: readonly Field['type'][] = [
  'select',
  'selectimage',
  'multiselect',
  'multiselectbox',
  'groupedmultiselectbox',
];
/** Kinds whose text parts several options by commas. */
const chosenMany = chosen.slice(2);
const hasOptions = (field: Field): boolean => chosen.includes(field.type);

/** Commas part the keys of a multiselect, and two points the bounds of a filter in an address. */
const optionKeysAreSafe = ruleOfFields('option keys are unique and safe', (field) => {
  const keys = (field.values ?? []).map((option) => option.key);
  const wanted = hasOptions(field) && field.dataSourceType === undefined;
  return [
    ...(wanted && keys.length === 0 ? ['has no options'] : []),
    ...repeated(keys).map((key) => `option ${key} occurs twice`),
    ...keys.filter((key) => !/^[^\s,]+$/.test(key) || key.includes('..')).map((key) => `option key "${key}"`),
  ];
});

const optionTextsMeanOne = ruleOfFields('an option text means one option', (field) => [
  ...repeated((field.values ?? []).flatMap(textsOf)).map((text) => `"${text}" means two options`),
  ...(field.values ?? [])
    .filter(({ label }) => chosenMany.includes(field.type) && /,/.test(`${label.es}${label.en}`))
    .map(({ key }) => `the label of ${key} holds the comma that parts several options`),
]);

function textsOf(option: Option): string[] {
  const texts = [option.key, option.label.es, option.label.en, ...(option.synonyms ?? [])];
  return [...new Set(texts.map(foldKey))];
}

const parentsOfferOptions = ruleOfFields('parent options exist', (field, { known }) => {
  const named = (field.values ?? []).flatMap((option) => option.fk ?? []);
  if (field.fkField === undefined) return named.length > 0 ? ['options have an fk but no fkField'] : [];
  const parent = known.get(field.fkField);
  if (parent === undefined) return [`parent ${field.fkField} does not exist`];
  return missing([...new Set(named)], keysOf(parent)).map((key) => `${parent.name} has no option ${key}`);
});

const conditionsHold = ruleOfFields('conditions name fields and their keys', (field, { known }) => {
  const conditions = [field.hideCondition, field.validations?.mandatoryWhen];
  return conditions.flatMap((condition) =>
    condition === undefined ? [] : faultsOfCondition(condition, field, known),
  );
});

const boundsFit = ruleOfFields('bounds fit their field', (field, group) => {
  const { min, max, step, minLength, maxLength, minOptions, maxOptions, oneOf } = field.validations ?? {};
  const bounds = [min, max].flatMap((bound) =>
    bound === undefined ? [] : faultOfBound(bound, field, group),
  );
  const crossed =
    above(valueOf(min), valueOf(max)) || above(minLength, maxLength) || above(minOptions, maxOptions);
  return [
    ...bounds,
    ...(crossed ? ['the lower bound is above the upper one'] : []),
    ...(step !== undefined && !(step > 0) ? ['step is not above 0'] : []),
    ...missing(oneOf ?? [], [...group.known.keys()]).map((name) => `oneOf names ${name}`),
    ...((oneOf ?? []).includes(field.name) ? ['oneOf names itself'] : []),
  ];
});

function valueOf(bound: Bound | undefined): number | string | undefined {
  return bound !== undefined && 'value' in bound ? bound.value : undefined;
}

function above(low: number | string | undefined, high: number | string | undefined): boolean {
  return low !== undefined && high !== undefined && low > high;
}

function faultOfBound(bound: Bound, field: Field, { known }: FieldGroup): readonly string[] {
  const family = fieldKinds[field.type].slots;
  if ('field' in bound) {
    const other = known.get(bound.field);
    if (other === undefined || other === field) return [`bound by ${bound.field}`];
    return fieldKinds[other.type].slots === family ? [] : [`bound by ${bound.field}, of another kind`];
  }
  const isNoDay = 'value' in bound && typeof bound.value === 'string' && parseDate(bound.value) === null;
  return isNoDay ? [`bound ${bound.value}`] : [];
}

const maskIsSound = ruleOfFields('masks read what they show', (field) => {
  if (field.type !== 'masked') return [];
  if (field.masks.length === 0) return ['has no mask'];
  return field.masks.flatMap((mask) => faultsOfMask(mask, field));
});

const anyLocale: Locale = { language: 'es', today: '2024-01-01', zone: 'utc' };

function faultsOfMask(mask: Mask, field: FieldOf<'masked'>): string[] {
  if (!compiles(mask.regex)) return [`${mask.regex} does not compile`];
  const only: FieldOf<'masked'> = { ...field, masks: [mask], validations: {} };
  const { value, issues } = checkField(only, mask.example, anyLocale);
  if (issues.length > 0) return [`example ${mask.example} is refused: ${issues[0]?.code ?? ''}`];
  const shown = formatField(field, value, anyLocale);
  return [
    ...(stripMasked(shown) === value
      ? []
      : [`${mask.example} is shown as ${shown}, which reads differently`]),
    ...(applyMask(stripMasked(mask.example), mask.mask) === mask.example
      ? []
      : [`example ${mask.example} is not written as its mask`]),
    ...(shown === mask.example ? [] : [`example ${mask.example} fits an earlier mask`]),
  ];
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

const defaultsAreValues = ruleOfFields('defaults are values of their field', (field) => {
  const bySubtype = Object.values(field.defaultBySubtype ?? {});
  const given = [...(field.defaultValue === undefined ? [] : [field.defaultValue]), ...bySubtype];
  return given
    .map((value) => ({ value, reading: fieldKinds[field.type].read(value, field, anyLocale) }))
    .filter(
      ({ value, reading }) =>
        reading.issues.length > 0 || JSON.stringify(reading.value) !== JSON.stringify(value),
    )
    .map(({ value }) => `default ${String(value)} is not one of its values`);
});

const widthsFit = ruleOfFields('widths are twelfths', ({ columns }) =>
  columns === undefined || (Number.isInteger(columns) && columns >= 1 && columns <= 12)
    ? []
    : [`is ${columns} columns wide`],
);

/** Rules of every field, of attributes and events alike. */
export const fieldRules: readonly ModelRule[] = [
  namesAreSafe,
  namesAreUnique,
  optionKeysAreSafe,
  optionTextsMeanOne,
  parentsOfferOptions,
  conditionsHold,
  boundsFit,
  maskIsSound,
  defaultsAreValues,
  widthsFit,
];
