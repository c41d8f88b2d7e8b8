import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { isFigure } from '@huella/domain/engine/fields/index';
import { isInPeriod, periodsOf } from '@huella/domain/engine/status/periods';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { widgets } from '../../fields/widgets';
import { cardFields } from '../../list/card-fields';

interface KeyFieldsInput {
  readonly model: AssetType;
  readonly scope: FieldScope;
  readonly values: Values;
}

/** The usual columns of an asset that hold something, in their order, without its name and what it is. */
export function keyFields({ model, scope, values }: KeyFieldsInput): readonly Attribute[] {
  const allowed = allowedFields(model, 'list', scope);
  const usual = model.defaultColumns.flatMap((name) => allowed.find((field) => field.name === name) ?? []);
  const said = new Set(cardFields(usual, model).kind.map(({ name }) => name));
  const name = model.labelFields.find((each) => !isEmpty(values[each] ?? null));
  const isMore = (field: Attribute) =>
    field.name !== name && !said.has(field.name) && widgets[field.type].isWide !== true;
  return usual.filter((field) => isMore(field) && !isEmpty(values[field.name] ?? null));
}

interface FirstFiguresInput extends KeyFieldsInput {
  /** The values as they are read. */
  readonly labels: Readonly<Record<string, string>>;
  readonly today: string;
}

/** The kinds whose values may fit in a third of a telephone, and how many letters do. */
const shortKinds: readonly Attribute['type'][] = [
  'number',
  'float',
  'date',
  'select',
  'text',
  'autocomplete',
];
const longest = 12;

/**
 * Of those the ones that are asked for first: what is measured, the end of a period that runs today, then what is short
 * enough to be read whole, days and long texts last.
 */
export function firstFigures({ today, labels, ...input }: FirstFiguresInput): readonly Attribute[] {
  const { model, values } = input;
  const running = periodsOf(model).filter((period) => isInPeriod(period, values, today));
  const rank = (field: Attribute) => {
    if (isFigure(field) && field.ungrouped !== true) return 0;
    if (running.some(({ until }) => until === field.name)) return 1;
    if (model.labelFields.includes(field.name)) return 4;
    return field.type === 'date' || (labels[field.name] ?? '').length > longest ? 3 : 2;
  };
  return keyFields(input)
    .filter(({ type }) => shortKinds.includes(type))
    .toSorted((one, other) => rank(one) - rank(other));
}
