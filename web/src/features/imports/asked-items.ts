import type { Issue } from '@huella/domain/model/errors';
import type { Field } from '@huella/domain/model/field';
import { isEmpty, type Locale, type Value, type Values } from '@huella/domain/model/value';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { checkBounds } from '@huella/domain/engine/forms/bounds';
import type { AskedDefault } from '@huella/domain/engine/sheets/sheet-defaults';
import type { Language } from '@huella/domain/words';
import { rawOf, translateRaw } from '../../fields/raw-value';

/** What the user said of a field that no column fills: what its input holds, and whether every row is given it. */
export interface Answer {
  readonly raw: Value;
  readonly isOn: boolean;
}
/** An answer with the language that it was given in: `1.500` in Spanish is `1,500` in English. */
interface GivenAnswer extends Answer {
  readonly language: Language;
}
/** By field; one that is not there stands as it was proposed. */
export type Answers = Readonly<Record<string, GivenAnswer>>;

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
    const answer = answers[field.name];
    const isOn = answer?.isOn ?? true;
    const raw = answer === undefined ? rawOf(field, proposed, locale) : rawOfAnswer(field, answer, locale);
    const { value, issues } = checkField(field, raw, locale);
    const bounds = issues.length > 0 || isEmpty(value) ? [] : checkBounds(field, value, {}, locale);
    const fault = isEmpty(raw)
      ? null
      : ([...issues, ...bounds].find(({ level }) => level === 'error') ?? null);
    return { field, mandatory, raw, isOn, fault, value: isOn && fault === null ? value : null };
  });
}

/** What the input holds for an answer: what was typed in another language keeps its meaning. */
function rawOfAnswer(field: Field, { raw, language }: GivenAnswer, locale: Locale): Value {
  return language === locale.language ? raw : translateRaw(field, raw, { ...locale, language }, locale);
}

/** What every row is given, by field. */
export function acceptedValues(items: readonly AskedItem[]): Values {
  return Object.fromEntries(
    items.filter(({ value }) => !isEmpty(value)).map(({ field, value }) => [field.name, value]),
  );
}

/** The same as texts of a language, as the server takes them of a user. */
export function acceptedTexts(items: readonly AskedItem[], locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items
      .filter(({ value }) => !isEmpty(value))
      .map(({ field, value }) => [field.name, formatField(field, value, locale)]),
  );
}

/** What was left on before, as answers in the language of its texts: what is not among it was switched off. */
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
      const raw = rawOf(field, value, locale);
      const isOn = text !== undefined || isEmpty(proposed);
      return [field.name, { raw, isOn, language: locale.language }];
    }),
  );
}
