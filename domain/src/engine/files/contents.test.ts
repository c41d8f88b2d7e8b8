import { describe, expect, it } from 'vitest';
import { attachmentEndings, contentNames, findContent, fitsEnding, isImageEnding } from './contents';

describe('the contents of files', () => {
  it('are behind every ending of an attachment, and behind one only', () => {
    const asked = 'jpg png jpeg gif pdf docx doc xlsx xls odt ods csv txt';
    expect(attachmentEndings.toSorted()).toEqual(asked.split(' ').toSorted());
    for (const ending of attachmentEndings)
      expect(contentNames.filter((name) => fitsEnding(name, ending))).toHaveLength(1);
  });

  it.each([
    ['jpg', 'jpeg', true],
    ['jpg', 'png', false],
    ['txt', 'csv', true],
    ['pdf', 'PDF', false],
    [null, 'pdf', false],
    ['pdf', '', false],
  ] as const)('%s may be called .%s: %s', (content, ending, fits) => {
    expect(fitsEnding(content, ending)).toBe(fits);
  });

  it('are never what a browser runs', () => {
    for (const ending of ['svg', 'html', 'htm', 'js', 'xml', 'xhtml', 'exe', 'docm', 'zip', '__proto__'])
      expect(contentNames.some((name) => fitsEnding(name, ending))).toBe(false);
    for (const name of ['html', '__proto__', 'constructor', '', null]) expect(findContent(name)).toBeNull();
  });

  it('have a preview when they are pictures', () => {
    const pictures = ['jpg', 'jpeg', 'png', 'gif', 'tif', 'tiff', 'bmp'];
    for (const ending of pictures) expect(isImageEnding(ending)).toBe(true);
    for (const ending of ['pdf', 'csv', '']) expect(isImageEnding(ending)).toBe(false);
  });
});
