import { issue } from '../errors';
import { faulty, kept, type FieldKind } from './field-kind';

const six = /^#?([0-9a-f]{6})$/i;
const three = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** Reads `#F5D800`, with or without the sign, or three digits, as `#F5D800`; null for anything else. */
export function parseColor(text: string): string | null {
  const whole = six.exec(text.trim())?.[1];
  if (whole !== undefined) return `#${whole.toUpperCase()}`;
  const short = three.exec(text.trim());
  if (short === null) return null;
  const digits = short.slice(1).map((digit) => digit + digit);
  return `#${digits.join('').toUpperCase()}`;
}

/** A colour, as red, green and blue in hexadecimal; those of the presets can be written by their name. */
export const colorx: FieldKind = {
  name: 'colorx',
  slots: 't',
  operator: '===',
  read: (raw, field) => {
    if (typeof raw !== 'string') return faulty(null, issue(field.name, 'wrongType'));
    const text = raw.trim();
    if (text === '') return kept(null);
    const named = field.presets?.find(({ label }) =>
      [label.es, label.en].some((name) => name.toLowerCase() === text.toLowerCase()),
    );
    const color = named?.color ?? parseColor(text);
    return color === null ? faulty(null, issue(field.name, 'notAColor')) : kept(color);
  },
  format: (value, field, locale) => {
    if (typeof value !== 'string') return '';
    return field.presets?.find(({ color }) => color === value)?.label[locale.language] ?? value;
  },
};
