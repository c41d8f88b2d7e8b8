import { expect, it } from 'vitest';
import { maxTemplateImages } from '@huella/domain/model/qr-template';
import type { FileRef } from '@huella/domain/model/value';
import { underwayEntry } from '../../fields/file-entries';
import { withPictures } from './own-pictures';
import { sentOf, withFiles, type TemplateDraft } from './template-draft';

const blank: TemplateDraft = {
  ...{ sections: [], on: new Set<string>(), description: { es: '', en: '' } },
  ...{ images: ['a'], brought: [], underway: [] },
};
const file = (storageName: string): FileRef => ({ storageName, originalName: `${storageName}.png` });

it('chooses a picture once it has arrived, after those that were chosen before', () => {
  const sending = withFiles(blank, [underwayEntry('1', 'campo.png')]);
  expect([sending.images, sending.underway.length, sending.brought]).toEqual([['a'], 1, []]);
  const arrived = withFiles(sending, [file('campo')]);
  expect([arrived.images, arrived.underway, arrived.brought]).toEqual([['a', 'campo'], [], [file('campo')]]);
  expect(sentOf(arrived).template.at(-1)).toEqual({
    name: 'images',
    isEnabled: true,
    values: ['a', 'campo'],
  });
});

it('chooses no more than a template takes; the others can be chosen in their place', () => {
  const names = Array.from({ length: maxTemplateImages }, (_, at) => `p${String(at)}`);
  const draft = withFiles(blank, names.map(file));
  expect(draft.images).toEqual(['a', ...names.slice(0, -1)]);
  expect(draft.brought).toHaveLength(maxTemplateImages);
});

it('puts pictures into a page in place of their addresses, whatever their size, and leaves others alone', () => {
  const html =
    '<img src="/api/file/public/own_1/page"><a href="/api/file/public/own_1"><img src="/api/file/public/b/page">';
  expect(withPictures(html, new Map([['own_1', 'data:image/webp;base64,AA']]))).toBe(
    '<img src="data:image/webp;base64,AA"><a href="data:image/webp;base64,AA"><img src="/api/file/public/b/page">',
  );
});
