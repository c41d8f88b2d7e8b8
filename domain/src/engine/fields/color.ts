import type { Field } from '../../model/field';
import { issue } from '../../model/errors';
import { foldKey } from '../../fold';
import { nearestName } from './color-names';
import { faulty, kept, type FieldKind } from './field-kind';
import { writeTrimmed } from './write-cell';

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

/** The colour that a field offers by this name, in either language. */
function presetColor(field: Field, text: string): string | null {
  const name = foldKey(text);
  const named = field.presets?.find(({ label }) => foldKey(label.es) === name || foldKey(label.en) === name);
  return named === undefined ? null : parseColor(named.color);
}

/** A colour, as red, green and blue in hexadecimal; those of the presets can be written by their name. */
export const colorx: FieldKind = {
  name: 'colorx',
  slots: 't',
  operator: '===',
  isText: true,
  isTyped: true,
  isWide: true,
  writeCell: writeTrimmed,
  example: ({ presets }) => presets?.[0]?.color ?? null,
  widest: 'short',
  read: (raw, field) => {
    if (typeof raw !== 'string') return faulty(null, issue(field.name, 'wrongType'));
    const text = raw.trim();
    if (text === '') return kept(null);
    const color = presetColor(field, text) ?? parseColor(text);
    return color === null ? faulty(null, issue(field.name, 'notAColor')) : kept(color);
  },
  format: (value, field, locale) => {
    if (typeof value !== 'string') return '';
    const preset = field.presets?.find(({ color }) => parseColor(color) === value);
    return preset?.label[locale.language] ?? value;
  },
  spoken: (value, { presets }, { language }) =>
    typeof value === 'string' ? nearestName(value, presets)[language] : '',
};
