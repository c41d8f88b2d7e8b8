import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readTableFile, readTextFile } from './read-text-file';

const read = (bytes: BlobPart, name = 'session.csv') => readTextFile(new File([bytes], name));

describe('the text of a file', () => {
  it('is read as readers, sheets and Windows write it', async () => {
    expect(await read('EID,Fecha\n032010004582317,20/11/2026')).toContain('032010004582317');
    expect(await read(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x31, 0]))).toBe('A1');
    expect(await read(new Uint8Array([0x43, 0xed, 0x61]))).toBe('Cía');
  });

  it('is none of what is no text, or of what is too large', async () => {
    expect(await read(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
    expect(await read(new Uint8Array(5 * 1024 * 1024 + 1).fill(49))).toBeNull();
  });
});

describe('the rows of a file', () => {
  const table = (bytes: BlobPart) => readTableFile(new File([bytes], 'session'), 'es');

  it('are those of its text, or of its workbook, whatever its name says', async () => {
    expect(await table('EID;Peso\nA1;386,5')).toBe('EID;Peso\nA1;386,5');
    const book = utils.book_new(utils.aoa_to_sheet([['A1', 386.5]]), 'Pesada');
    for (const bookType of ['xlsx', 'xls', 'ods'] as const)
      expect(await table(write(book, { type: 'array', bookType }) as ArrayBuffer)).toBe('A1\t386,5');
  });

  it('are none of a packed file that is no workbook, or of what is too large', async () => {
    expect(await table(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
    expect(await table(new Uint8Array(5 * 1024 * 1024 + 1).fill(49))).toBeNull();
  });
});
