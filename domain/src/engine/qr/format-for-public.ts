import { DateTime } from 'luxon';
import type { Field } from '../../model/field';
import { speakField } from '../fields/format-field';
import { formatDateInProse } from '../fields/date';
import { isEmpty, isPoint, localeTag, type Value } from '../../model/value';
import { languages, type Language, type Words } from '../../words';

/** A text in both languages. */
export function inBoth(write: (language: Language) => string): Words {
  const [es, en] = languages.map(write);
  return { es: es ?? '', en: en ?? '' };
}

/** A value for people outside the trade: days in prose, numbers with their unit, options by their label. */
export function formatForPublic(field: Field, value: Value, zone: string): Words | null {
  if (isEmpty(value)) return null;
  return inBoth((language) => {
    if (typeof value === 'string' && (field.type === 'date' || field.type === 'dateTime'))
      return formatDateInProse(dayOf(value, zone), language);
    if (isPoint(value)) return positionInProse(value.geometry.coordinates, language);
    const text = speakField(field, value, { language, today: '', zone });
    // In prose a minus is as wide as a plus, and no line breaks behind it.
    const figure = typeof value === 'number' ? text.replace(/^-(?=\d)/, '\u2212') : text;
    return field.unit === undefined ? figure : `${figure} ${field.unit}`;
  });
}

/** The winds by which a position is written: north and south, east and west. */
const winds: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  es: ['N', 'S', 'E', 'O'],
  en: ['N', 'S', 'E', 'W'],
};

/** A position as people write it, to some ten metres: `36,7770° S, 59,8530° O`. */
function positionInProse([lng, lat]: readonly [number, number], language: Language): string {
  const [north, south, east, west] = winds[language];
  const number = new Intl.NumberFormat(localeTag[language], {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  });
  const degrees = (value: number, [plus, minus]: readonly [string, string]) =>
    `${number.format(Math.abs(value))}°\u00a0${value < 0 ? minus : plus}`;
  return `${degrees(lat, [north, south])}, ${degrees(lng, [east, west])}`;
}

/** The day of a day or of a moment, in a zone: `2024-09-14`. */
function dayOf(value: string, zone: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : (DateTime.fromISO(value, { zone }).toISODate() ?? value);
}
