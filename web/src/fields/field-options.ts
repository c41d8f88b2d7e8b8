import type { Field, Option } from '@huella/domain/model/field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { offeredOptions } from '@huella/domain/engine/fields/choice';
import { isKeys, type Locale, type Value, type Values } from '@huella/domain/model/value';

/** An option as the inputs of choice draw it. */
export interface DrawnOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
  /** What choosing it means. */
  readonly hint?: string;
}

/**
 * The options to choose from beside the other values of the row; inactive ones are greyed. A stored key that is not
 * offered any more is drawn too, greyed, so that nobody wonders where it went.
 */
export function drawnOptions(
  field: Field,
  value: Value,
  values: Values,
  locale: Locale,
): readonly DrawnOption[] {
  const parent = field.fkField === undefined ? undefined : values[field.fkField];
  const offered = offeredOptions(field, parent, values).map((option) => drawOption(option, locale));
  const chosen = isKeys(value) ? value : typeof value === 'string' && value !== '' ? [value] : [];
  const gone = chosen.filter((key) => !offered.some((option) => option.value === key));
  const { name, label, values: known = [] } = field;
  const one: Field = { name, label, type: 'select', values: known };
  return [
    ...offered,
    ...gone.map((key) => ({
      value: key,
      label: formatField(one, key, locale),
      disabled: true,
    })),
  ];
}

function drawOption(option: Option, locale: Locale): DrawnOption {
  const { key: value, label, hint, inactive = false } = option;
  return {
    value,
    label: label[locale.language],
    disabled: inactive,
    ...(hint !== undefined && { hint: hint[locale.language] }),
  };
}
