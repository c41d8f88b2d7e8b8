import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { checkFiles } from './check-file';

const file = (name: string, size = 10) => ({ name, size });

describe('checkFiles', () => {
  it.each([
    [[file('rodeo.csv')], null],
    [[file('RODEO.XLSX')], null],
    [[file('rodeo.xls', maxFileBytes)], null],
    [[file('rodeo.2026.ods')], null],
    [[], null],
    [[file('rodeo.pdf')], 'wrongType'],
    [[file('csv')], 'wrongType'],
    [[file('rodeo.csv.exe')], 'wrongType'],
    [[file('rodeo.csv', 0)], 'empty'],
    [[file('rodeo.csv', maxFileBytes + 1)], 'tooLarge'],
    [[file('a.csv'), file('b.csv')], 'onlyOne'],
  ] as const)('of %j is %s', (files, fault) => {
    expect(checkFiles(files)).toBe(fault);
  });
});
