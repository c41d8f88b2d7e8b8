import { describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import type { Mask } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import {
  electronicTagMasks,
  holdingMasks,
  officialTag,
  reidentifiedTag,
} from '@huella/domain/catalogue/fields/cattle-fields';
import { chooseMask, drawMasked, findMissing, placeCaret } from './masking';

const tags = [officialTag, reidentifiedTag];
const registry: readonly Mask[] = [
  { regex: '^\\d{1,10}$', mask: '##########', example: '123456' },
  { regex: '^[A-Z]{3}\\d{1,10}$', mask: '@@@ ##########', example: 'HBA 123456' },
];

describe('chooseMask', () => {
  it('follows what is typed, from the first character that distinguishes masks', () => {
    expect(chooseMask('k', tags)).toBe(officialTag);
    expect(chooseMask('kd48', tags)).toBe(officialTag);
    expect(chooseMask('r1', tags)).toBe(reidentifiedTag);
  });

  it('prefers the mask whose form the value has', () => {
    expect(chooseMask('9820001234', electronicTagMasks)).toBe(electronicTagMasks[0]);
    expect(chooseMask('982 000 123 456 789', electronicTagMasks)).toBe(electronicTagMasks[1]);
  });

  it('chooses none for what has no place in any', () => {
    expect(chooseMask('KD482C31765', tags)).toBeNull();
    expect(chooseMask('48KD', tags)).toBeNull();
  });
});

describe('drawMasked', () => {
  it('groups the typed characters and shows the places that are missing', () => {
    expect(drawMasked('kd482c351', tags)).toEqual({ text: 'KD482 C351', missing: ' _' });
    expect(drawMasked('KD482 C351 3', tags)).toEqual({ text: 'KD482 C351 3', missing: '' });
    expect(drawMasked('0320', electronicTagMasks)).toEqual({ text: '032 0', missing: '__ ___ ___ ___' });
  });

  it('sets the marks that belong to the value', () => {
    expect(drawMasked('0101700012300', holdingMasks)).toEqual({ text: '01.017.0.00123/00', missing: '' });
  });

  it('shows no missing place where fewer characters are a value too', () => {
    expect(drawMasked('12', registry)).toEqual({ text: '12', missing: '' });
    expect(drawMasked('HBA1', registry)).toEqual({ text: 'HBA 1', missing: '' });
    expect(drawMasked('R1234567', tags)).toEqual({ text: 'R1234567', missing: '' });
  });

  it('loses nothing of what follows no mask', () => {
    expect(drawMasked('KD482 C317 65x', tags)).toEqual({ text: 'KD482 C317 65X', missing: '' });
  });

  it('is empty for nothing', () => {
    expect(drawMasked(' - ', tags)).toEqual({ text: '', missing: '' });
  });
});

describe('findMissing', () => {
  it('counts the empty places of the mask that is followed', () => {
    expect(findMissing('KD482 C351', tags)).toEqual({ count: 1, example: 'KD482 C317 6' });
    expect(findMissing('R12', tags)).toEqual({ count: 6, example: 'R1234567' });
  });

  it('says nothing of what follows no mask, or is whole', () => {
    expect(findMissing('48KD', tags)).toBeNull();
    expect(findMissing('KD482 C351 3', tags)).toBeNull();
    expect(findMissing(null, tags)).toBeNull();
  });
});

describe('every mask of every model', () => {
  const masked = assetTypes.flatMap((type) => type.attributes.filter(({ masks }) => masks !== undefined));
  const locale = { language: 'es', zone: 'UTC', today: '2026-11-21' } as const;
  it.each(masked.flatMap((field) => (field.masks ?? []).map((mask) => ({ field, mask }))))(
    '$field.name takes its example $mask.example typed character by character',
    ({ field, mask }) => {
      const typed = [...mask.example].reduce(
        (text, character) => drawMasked(text + character, field.masks ?? []).text,
        '',
      );
      expect(typed).toBe(mask.example);
      expect(checkField(field, typed, locale).issues).toEqual([]);
    },
  );
});

describe('placeCaret', () => {
  it('keeps as many typed characters before the caret', () => {
    expect(placeCaret('KDX482C', 3, 'KDX48 2C')).toBe(3);
    expect(placeCaret('0320100', 4, '032 010 0')).toBe(5);
  });

  it('stays behind the last character while typing at the end', () => {
    expect(placeCaret('032 0101', 8, '032 010 1')).toBe(9);
  });
});
