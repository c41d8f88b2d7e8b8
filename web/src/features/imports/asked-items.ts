import type { Issue } from '@huella/domain/model/errors';
import type { Field } from '@huella/domain/model/field';
import { isEmpty, type Locale, type Value, type Values } from '@huella/domain/model/value';
import { checkField, formatField } from '@huella/domain/engine/fields/check-field';
import { checkBounds } from '@huella/domain/engine/forms/bounds';
import type { AskedDefault } from '@huella/domain/engine/sheets/sheet-defaults';
import { rawOf } from '../../fields/raw-value';

/** What the user said of a field that no column fills: what its input holds, and whether every row is given it. */
export interface Answer {
  readonly raw: Value;
  readonly isOn: boolean;
}
/** By field; one that is not there stands as it was proposed. */
export type Answers = Readonly<Record<string, Answer>>;

/** A field that is asked about, as it stands. */
export interface AskedItem extends Answer {
  readonly field: Field;
  readonly mandatory: boolean;
  readonly fault: Issue | null;
  /** Null where nothing is given, or what is there cannot be read. */
  readonly value: Value;
}

/** The fields that are asked about, each as the user left it or else as it was proposed. */
export function askedItems(
  asked: readonly AskedDefault[],
  answers: Answers,
  locale: Locale,
): readonly AskedItem[] {
  return asked.map(({ field, mandatory, proposed }) => {
    const { raw, isOn } = answers[field.name] ?? { raw: rawOf(field, proposed, locale), isOn: true };
    const { value, issues } = checkField(field, raw, locale);
    const bounds = issues.length > 0 || isEmpty(value) ? [] : checkBounds(field, value, {}, locale);
    const fault = isEmpty(raw)
      ? null
      : ([...issues, ...bounds].find(({ level }) => level === 'error') ?? null);
    return { field, mandatory, raw, isOn, fault, value: isOn && fault === null ? value : null };
  });
}

/** What every row is given, by field. */
export function acceptedValues(items: readonly AskedItem[]): Values {
  return Object.fromEntries(
    items.filter(({ value }) => !isEmpty(value)).map(({ field, value }) => [field.name, value]),
  );
}

/** The same as texts of the user's language, as the server takes them. */
export function acceptedTexts(items: readonly AskedItem[], locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items
      .filter(({ value }) => !isEmpty(value))
      .map(({ field, value }) => [field.name, formatField(field, value, locale)]),
  );
}

/** What was left on before, as answers: what is not among it was switched off. */
export function keptAnswers(
  asked: readonly AskedDefault[],
  kept: Readonly<Record<string, string>> | null,
  locale: Locale,
): Answers {
  if (kept === null) return {};
  return Object.fromEntries(
    asked.map(({ field, proposed }) => {
      const { [field.name]: text } = kept;
      const value = text === undefined ? proposed : checkField(field, text, locale).value;
      return [
        field.name,
        { raw: rawOf(field, value, locale), isOn: text !== undefined || isEmpty(proposed) },
      ];
    }),
  );
}
