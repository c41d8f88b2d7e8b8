import type { AssetRow } from '@huella/domain/calls/objects';
import { foldKey } from '@huella/domain/fold';
import type { Attribute } from '@huella/domain/model/attribute';
import { formatDate } from '@huella/domain/engine/fields/date';
import { findOption } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { localeTag, type Locale } from '@huella/domain/model/value';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { Say } from '@huella/domain/phrases/areas';
import { cellValue } from './cell-text';

type Cells = Readonly<Record<string, AssetRow[string]>>;

interface Reader {
  readonly locale: Locale;
  readonly say: Say;
  /** With little room only the first option is named: 'Vaquillona +1'. */
  readonly short?: boolean;
  /** What the list found: an address may hold texts as they are compared, and rows hold them as they were written. */
  readonly rows?: readonly Cells[];
}

/** What a filter says on its chip: 'Vaquillona, Novillito', '340–410 kg', 'desde 14/09/2024'. */
export function filterText(field: Attribute, item: FilterItem, reader: Reader): string {
  if (item.values !== undefined) return optionsText(field, item.values.map(String), reader);
  if (item.min !== undefined || item.max !== undefined) return rangeText(field, item, reader);
  if (Array.isArray(item.value)) return optionsText(field, item.value.map(String), reader);
  if (field.type !== 'checkbox') return String(item.value);
  return fieldKinds.checkbox.format(String(item.value) === 'true', field, reader.locale);
}

function optionsText(field: Attribute, keys: readonly string[], reader: Reader): string {
  const { locale, say, short, rows = [] } = reader;
  const labels = keys.map(
    (key) => findOption(field, key)?.label[locale.language] ?? asWritten(field, key, rows),
  );
  const [first = '', ...rest] = labels;
  // A name may have a comma of its own: 'Martínez, Rubén Oscar'.
  if (short !== true || rest.length === 0)
    return labels.join(labels.some((label) => label.includes(',')) ? '; ' : ', ');
  return say('list:moreValues', { value: first, rest: rest.length });
}

/** A text as a row has it. */
function asWritten({ name }: Attribute, key: string, rows: readonly Cells[]): string {
  const texts = rows.map((row) => cellValue(row[name]));
  const found = texts.find((text) => typeof text === 'string' && foldKey(text) === foldKey(key));
  return typeof found === 'string' ? found : key;
}

function rangeText(field: Attribute, { min, max }: FilterItem, { locale, say }: Reader): string {
  const text = (bound: unknown) => boundText(field, bound, locale);
  const unit = field.unit === undefined ? '' : `\u00a0${field.unit}`;
  if (max === undefined) return `${say('list:since', { value: text(min) })}${unit}`;
  if (min === undefined) return `${say('list:upTo', { value: text(max) })}${unit}`;
  return `${say('list:between', { min: text(min), max: text(max) })}${unit}`;
}

function boundText(field: Attribute, bound: unknown, { language }: Locale): string {
  if (typeof bound === 'number') {
    const useGrouping = field.ungrouped !== true;
    return new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 6, useGrouping }).format(
      bound,
    );
  }
  return formatDate(String(bound));
}
