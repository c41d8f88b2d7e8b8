import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { groupBoxes, setGroup, toggleKey } from './box-groups';

const words = (text: string) => ({ es: text, en: text });
const field: Field = {
  name: 'markets',
  label: words('Markets'),
  type: 'groupedmultiselectbox',
  values: [
    { key: 'HIL', label: words('Hilton'), group: words('Europe') },
    { key: 'CHI', label: words('China'), group: words('Others') },
    { key: 'UEN', label: words('UE'), group: words('Europe') },
    { key: 'OLD', label: words('Old'), group: words('Europe'), inactive: true },
  ],
};
const options = field.values.map((option) => ({
  value: option.key,
  label: option.label.es,
  disabled: option.inactive === true,
}));
const locale = { language: 'es', today: '2026-11-21', zone: 'UTC' } as const;
const keysOf = (groups: ReturnType<typeof groupBoxes>) =>
  groups.map((group) => [group.title, group.options.map((option) => option.value)]);
const [europe] = groupBoxes(field, options, locale);

describe('groupBoxes', () => {
  it('puts the boxes under their headings, in the order of the options', () => {
    expect(keysOf(groupBoxes(field, options, locale))).toEqual([
      ['Europe', ['HIL', 'UEN', 'OLD']],
      ['Others', ['CHI']],
    ]);
  });

  it('has one group without a heading where the kind has none', () => {
    const plain = { ...field, type: 'multiselectbox' } as const;
    expect(keysOf(groupBoxes(plain, options, locale))).toEqual([['', ['HIL', 'CHI', 'UEN', 'OLD']]]);
  });
});

describe('toggleKey', () => {
  it('keeps the order of the options, whatever order they were pressed in', () => {
    expect(toggleKey(options, ['UEN'], 'HIL')).toEqual(['HIL', 'UEN']);
    expect(toggleKey(options, ['HIL', 'UEN'], 'HIL')).toEqual(['UEN']);
  });
});

describe('setGroup', () => {
  const group = europe ?? { title: '', options: [] };

  it('chooses what can be chosen, and leaves other groups alone', () => {
    expect(setGroup(options, ['CHI'], group, true)).toEqual(['HIL', 'CHI', 'UEN']);
  });

  it('clears all of it, also what is no longer offered', () => {
    expect(setGroup(options, ['HIL', 'CHI', 'OLD'], group, false)).toEqual(['CHI']);
  });

  it('keeps what was chosen before it was no longer offered', () => {
    expect(setGroup(options, ['OLD'], group, true)).toEqual(['HIL', 'UEN', 'OLD']);
  });
});
