import { describe, expect, it } from 'vitest';
import { buildZip } from '../../../test/zip';
import { goodFiles } from '../../../test/sample-files';
import { contentOf } from './content-of';

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const typesPart = '[Content_Types].xml';
const typesOf = (...types: readonly string[]) =>
  types.map((type) => `<Override PartName="/a" ContentType="${type}.main+xml"/>`).join('');

describe('what is in a file', () => {
  it.each([
    ['an Office document that says so in single quotes', typesOf(sheet).replaceAll('"', "'"), 'xlsx'],
    ['one that says nothing of itself', '<Types/>', null],
    ['one that says to be two things', typesOf(sheet, document), null],
    ['one with macros', typesOf('application/vnd.ms-excel.sheet.macroEnabled'), null],
    ['one that says more than anybody reads', `${typesOf(sheet)}${' '.repeat(2 * 1024 * 1024)}`, null],
  ])('%s', async (_what, content, expected) => {
    expect(await contentOf(buildZip([{ name: typesPart, content }]))).toBe(expected);
  });

  it('finds nothing in a packed file that is locked, cut off or not what it lists', async () => {
    const good = buildZip([{ name: typesPart, content: typesOf(sheet) }]);
    const lying = Buffer.from(good);
    lying.writeUInt32LE(good.length, good.length - 6);
    for (const file of [
      buildZip([{ name: typesPart, content: typesOf(sheet), encrypted: true }]),
      good.subarray(0, good.length - 10),
      good.subarray(0, 6),
      lying,
    ])
      expect(await contentOf(file)).toBeNull();
  });

  it('knows every kind that a record may hold', async () => {
    for (const [name, bytes, expected] of await goodFiles())
      expect([name, await contentOf(bytes)]).toEqual([name, expected]);
  });
});
