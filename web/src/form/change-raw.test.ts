import { describe, expect, it } from 'vitest';
import type { Field, FieldOf } from '@huella/domain/model/field';
import type { Values } from '@huella/domain/model/value';
import { changeRaw } from './change-raw';

const words = (text: string) => ({ es: text, en: text });
const select = (name: string, more: Partial<FieldOf<'select'>> = {}): Field => ({
  name,
  label: words(name),
  type: 'select',
  ...more,
});
const sex = select('sex');
const category = select('category', {
  fkField: 'sex',
  values: [
    { key: 'TO', label: words('bull'), fk: ['M'] },
    { key: 'VA', label: words('cow'), fk: ['H'] },
  ],
});
const calvings: Field = {
  name: 'calvings',
  label: words('calvings'),
  type: 'number',
  hideCondition: { parentField: 'sex', parentValue: ['M'] },
};
const fields = [sex, category, calvings];
const asItIs = (raw: Values) => raw;

describe('changeRaw', () => {
  it('clears the children of a changed parent, and what the change hides', () => {
    const raw = { sex: 'H', category: 'VA', calvings: '2' };
    expect(changeRaw(fields, raw, 'sex', 'M', asItIs)).toEqual({ sex: 'M', category: null, calvings: null });
  });

  it('keeps text that cannot be read', () => {
    const raw = { sex: 'H', category: null, calvings: 'dos' };
    expect(changeRaw(fields, raw, 'category', 'VA', asItIs)).toEqual({
      sex: 'H',
      category: 'VA',
      calvings: 'dos',
    });
  });

  it('leaves alone what was hidden before', () => {
    const raw = { sex: 'M', category: 'TO', calvings: '1' };
    expect(changeRaw(fields, raw, 'category', null, asItIs)['calvings']).toBe('1');
  });

  describe('a day that follows from another', () => {
    const born: Field = { name: 'born', label: words('born'), type: 'date' };
    const entered: Field = {
      name: 'entered',
      label: words('entered'),
      type: 'date',
      defaultValueFunction: 'sameDay',
      defaultOf: ['born'],
      defaultWhen: { parentField: 'how', parentValue: ['NAC'] },
    };
    const days = [born, select('how'), entered];
    const blank = { born: null, how: 'NAC', entered: null };

    it('is in view as soon as the other is, and follows its changes', () => {
      const first = changeRaw(days, blank, 'born', '2024-03-01', asItIs);
      expect(first).toMatchObject({ entered: '2024-03-01' });
      expect(changeRaw(days, first, 'born', '2024-03-02', asItIs)).toMatchObject({ entered: '2024-03-02' });
      expect(changeRaw(days, first, 'how', 'COM', asItIs)).toMatchObject({ entered: null });
    });

    it('stays as somebody chose it, and as it was cleared', () => {
      const chosen = { ...blank, born: '2024-03-01', entered: '2024-04-01' };
      expect(changeRaw(days, chosen, 'born', '2024-03-02', asItIs)).toMatchObject({ entered: '2024-04-01' });
      expect(changeRaw(days, chosen, 'entered', null, asItIs)).toMatchObject({ entered: null });
    });
  });
});
