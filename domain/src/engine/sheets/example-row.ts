import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import { languages } from '../../words';
import { canonicalJson } from '../events/canonical';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import { matchOption } from '../fields/choice';
import type { ExampleAround } from '../fields/field-kind';
import { fieldKinds } from '../fields/index';
import type { Locale } from '../../model/value';
import { placeInside, type AreasBySource } from '../forms/geography';
import type { FieldScope } from '../access/field-access';
import { checkRow } from './check-rows';
import type { SheetFormat, SheetMode } from './sheet-format';

/** What an example is made of. */
export interface ExampleInput {
  readonly format: SheetFormat;
  readonly mode: SheetMode;
  readonly model: AssetType;
  readonly scope: FieldScope;
  readonly locale: Locale;
  /** The areas that places must lie in, by source. */
  readonly areas?: AreasBySource;
}

/**
 * A row that shows how a sheet is filled: texts by field, in the user's writing. It passes every check;
 * what cannot be made up soundly stays blank.
 */
export function exampleRow(input: ExampleInput): Readonly<Record<string, string>> {
  return withoutFaults(exampleTexts(input), input);
}

/**
 * Whether a row is the example that a template came with and that nobody deleted: in either language all that it holds is as
 * there, but for days, which go with the day on which the template was made.
 */
export function isExampleRow(texts: Texts, input: ExampleInput): boolean {
  return languages.some((language) => {
    const locale = { ...input.locale, language };
    const example = exampleRow({ ...input, locale });
    const columns = input.format.columns.filter(({ field }) => fieldKinds[field.type].slots !== 'd');
    const filled = columns.filter(({ field }) => Object.hasOwn(example, field.name));
    return (
      filled.length > 1 && columns.every(({ field }) => isAlike(field, texts, example, input.locale, locale))
    );
  });
}

function isAlike(field: Field, texts: Texts, example: Texts, own: Locale, written: Locale): boolean {
  const [text = '', wanted = ''] = [texts[field.name], example[field.name]];
  if (text.trim() === wanted.trim()) return true;
  const values = [checkField(field, text, own).value, checkField(field, wanted, written).value];
  return canonicalJson(values[0] ?? null) === canonicalJson(values[1] ?? null);
}

/** What each column may hold, one by one: texts by field, in the user's writing. Not all of them go together. */
export function exampleTexts(input: ExampleInput): Readonly<Record<string, string>> {
  const { format, locale } = input;
  const texts: Record<string, string> = {};
  for (const { field } of format.columns) {
    const { example } = fieldKinds[field.type];
    const text = formatField(field, example?.(field, aroundOf(texts, input)) ?? null, locale);
    if (text !== '') texts[field.name] = text;
  }
  return texts;
}

/** Values that do not go together are taken out, the optional ones first. */
function withoutFaults(texts: Readonly<Record<string, string>>, input: ExampleInput) {
  const { issues } = checkRow({ ...input, texts, before: null });
  const faulty = new Set(issues.map(({ field }) => field));
  const mandatory = new Set(
    input.format.columns.filter((column) => column.mandatory).map(({ field }) => field.name),
  );
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !faulty.has(name) || mandatory.has(name)),
  );
}

type Texts = Readonly<Record<string, string>>;

/** What the texts already there say of the others. */
function aroundOf(texts: Texts, { format, model, locale, areas = {} }: ExampleInput): ExampleAround {
  const chosen = (name: string) => {
    const field = format.columns.find((column) => column.field.name === name)?.field;
    return (field && matchOption(field, texts[name] ?? '')?.key) ?? null;
  };
  return {
    locale,
    chosen,
    usual: (name) => {
      const middles = model.rowRules.flatMap((rule) => {
        if (rule.rule !== 'usualRange' || rule.field !== name) return [];
        const range = rule.ranges[chosen(rule.by) ?? ''];
        return range === undefined ? [] : [(range[0] + range[1]) / 2];
      });
      return middles[0] ?? null;
    },
    placeIn: (source) => {
      const area = areas[source]?.[0];
      return area === undefined ? null : placeInside(area);
    },
  };
}
