import type { Attribute } from '@huella/domain/model/attribute';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Issue } from '@huella/domain/model/errors';
import type { Locale } from '@huella/domain/model/value';
import { formatField } from '@huella/domain/engine/fields/check-field';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import type { RowTexts, SheetColumn, SheetRow } from '../src/sheet/sheet-store';

/** The subtype whose fields the sheet shows: the first that may fill the model's first attribute. */
const scope = { boxSubtype: cowAr.attributes[0]?.permissions.box.new[0] ?? 0, companyTiers: [] };
const attributes = cowAr.attributes
  .filter((each) => each.massiveImport === true && each.permissions.box.new.includes(scope.boxSubtype))
  .slice(0, 25);

/** Twenty-five columns of cattle, as an import shows them. */
export function sheetColumns(locale: Locale): readonly SheetColumn[] {
  return attributes.map((field, at) => {
    const label = field.label[locale.language];
    return {
      field,
      label: field.unit === undefined ? label : `${label} (${field.unit})`,
      mandatory: field.validations?.mandatory === true || field.validations?.oneOf !== undefined,
      ...(at < 6 ? { width: 140 } : {}),
    };
  });
}

/** A sound text of a field for the nth row. */
function textOf(field: Attribute, at: number, locale: Locale): string {
  const digits = (count: number) => String(at % 10 ** count).padStart(count, '0');
  const option = field.values?.[at % (field.values.length || 1)];
  switch (field.type) {
    case 'masked':
      return (field.masks[0]?.example ?? '').replace(/\d{3}(?=\D*\d?$)/, digits(3));
    case 'float':
    case 'number':
      return formatField(field, 100 + (at % 200), locale);
    case 'date':
      return `${String(1 + (at % 28)).padStart(2, '0')}/11/2024`;
    case 'dateTime':
      return '02/11/2024 08:30';
    case 'select':
    case 'multiselect':
      return option?.label[locale.language] ?? '';
    case 'checkbox':
      return formatField(field, at % 2 === 0, locale);
    default:
      return at % 3 === 0 ? `Lote ${at % 40}` : '';
  }
}

/** What is wrong with the texts of a row. */
export function checkTexts(texts: RowTexts, locale: Locale): readonly Issue[] {
  return checkForm({ model: cowAr, mode: 'new', scope, locale, raw: texts, before: {} }).issues;
}

/** So many rows; every hundredth has something wrong in it. */
export function sheetRows(count: number, locale: Locale): readonly SheetRow[] {
  return Array.from({ length: count }, (_, at) => {
    const texts = Object.fromEntries(attributes.map((field) => [field.name, textOf(field, at, locale)]));
    const faulty = at < 60 ? at % 7 === 3 : at % 100 === 50;
    if (!faulty) return { row: at + 2, texts, issues: [] };
    const field = attributes[(at * 3) % 8];
    const wrong = { ...texts, [field?.name ?? '']: field?.type === 'float' ? '3.440' : 'AA rojo' };
    return { row: at + 2, texts: wrong, issues: checkTexts(wrong, locale) };
  });
}
