import { knowsOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { files as filesEn } from '@huella/domain/phrases/en/files';
import { files as filesEs } from '@huella/domain/phrases/es/files';
import { fill } from '@huella/domain/phrases/phrase';
import type { SheetColumn } from '@huella/domain/engine/sheets/sheet-format';
import type { Language } from '@huella/domain/words';
import type { CellRule, TemplateColumn } from '../../outside/sheets/write-template';

const words = { es: filesEs, en: filesEn } as const;

/** Options that a template offers of a field: more are typed faster than they are found. */
const maxOptions = 1_000;

/** What the company has for columns of free text, by field. */
export type OwnValues = ReadonlyMap<string, readonly string[]>;

interface Around {
  readonly locale: Locale;
  readonly ownValues: OwnValues;
  readonly example: string;
}

/** How a column is headed in a template, what it takes, and what its cells may hold. */
export function describeColumn(
  { field, mandatory }: SheetColumn,
  { locale, ownValues, example }: Around,
): TemplateColumn & { readonly takes: string } {
  const { language } = locale;
  const say = words[language];
  const rule = ruleOf(field, language, ownValues.get(field.name) ?? []);
  const takes = takesOf(field, rule, locale);
  const unit = field.unit === undefined ? '' : ` (${field.unit})`;
  const hint = field.hint === undefined ? [] : [field.hint[language]];
  const like = example === '' ? [] : [fill(say.templateLike, { example })];
  return {
    heading: `${field.label[language]}${unit}${mandatory ? ' *' : ''}`,
    note: [takes, ...hint, ...like].join('\n'),
    rule,
    refusal: rule?.kind === 'list' ? say.notInList : fill(say.notThisNumber, { takes }),
    takes,
  };
}

function ruleOf(field: Field, language: Language, own: readonly string[]): CellRule | null {
  const { chooses, slots } = fieldKinds[field.type];
  const { yes, no } = { yes: words[language].templateYes, no: words[language].templateNo };
  if (field.type === 'checkbox') return { kind: 'list', values: [yes, no], isOpen: false };
  if (chooses !== undefined && (knowsOptions(field) || field.dataSourceType === 'api')) {
    const offered = optionsOf(field).filter(({ inactive }) => inactive !== true);
    const values = [...new Set(offered.map(({ label }) => label[language]))].slice(0, maxOptions);
    // Several are parted by commas, and no program offers that from a list.
    const isOpen = chooses === 'several' || offered.length > maxOptions;
    return values.length === 0 ? null : { kind: 'list', values, isOpen };
  }
  if (own.length > 0) return { kind: 'list', values: own, isOpen: true };
  if (slots === 'n') return { kind: 'number', ...boundsOf(field) };
  return slots === 'd' ? { kind: 'day', untilToday: isUntilToday(field) } : null;
}

function boundsOf(field: Field) {
  const { min, max } = field.validations ?? {};
  const decimals = fieldKinds[field.type].decimals?.(field) ?? 0;
  return { isWhole: decimals === 0, min: valueOf(min), max: valueOf(max) };
}

function valueOf(bound: object | undefined): number | null {
  if (bound === undefined || !('value' in bound)) return null;
  return typeof bound.value === 'number' ? bound.value : null;
}

/** Whether a day may not be to come, and has no hour: the moment of today is behind the day that programs compare with. */
function isUntilToday({ type, validations }: Field): boolean {
  const max = validations?.max;
  if (type !== 'date' || max === undefined || !('today' in max)) return false;
  return (max.today.days ?? 0) === 0 && (max.today.years ?? 0) === 0;
}

function takesOf(field: Field, rule: CellRule | null, locale: Locale): string {
  const say = words[locale.language];
  if (field.type === 'checkbox') return say.takesYesNo;
  if (rule?.kind === 'list') {
    if (fieldKinds[field.type].chooses === 'several') return say.takesSeveral;
    return rule.isOpen ? say.takesOwn : say.takesOne;
  }
  if (rule?.kind === 'number') return takesNumber(rule, field, locale);
  if (rule?.kind === 'day') return field.type === 'dateTime' ? say.takesMoment : say.takesDay;
  if (field.type === 'masked') return say.takesCode;
  const max = field.validations?.maxLength;
  return max === undefined ? say.takesText : fill(say.takesTextUpTo, { max });
}

function takesNumber(
  { min, max }: Extract<CellRule, { kind: 'number' }>,
  field: Field,
  locale: Locale,
): string {
  const say = words[locale.language];
  const shown = (value: number) => formatField(field, value, locale);
  if (min !== null && max !== null) return fill(say.takesNumberBetween, { min: shown(min), max: shown(max) });
  if (min !== null) return fill(say.takesNumberFrom, { min: shown(min) });
  return max === null ? say.takesNumber : fill(say.takesNumberUpTo, { max: shown(max) });
}
