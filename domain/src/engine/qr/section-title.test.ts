import { expect, it } from 'vitest';
import { assetTypes } from '../../catalogue/assets/index';
import { malt } from '../../catalogue/assets/malt';
import { qrSections } from '../../model/qr-sections';
import { sectionTitleOf } from './section-title';

it('calls a group by the word of its trade, and where there is none by the common one', () => {
  expect(sectionTitleOf(malt, 'making').en).toBe('Malting and brewing');
  expect(sectionTitleOf(malt, 'certificates')).toEqual(qrSections.certificates);
  expect(sectionTitleOf({}, 'making')).toEqual(qrSections.making);
});

it.each(
  assetTypes.flatMap(({ id, public: face, attributes }) =>
    Object.keys(face?.sectionTitles ?? {}).map((name) => ({ id, name, attributes })),
  ),
)('asset type $id has facts in the group $name that it names', ({ name, attributes }) => {
  expect(attributes.some(({ qr }) => qr?.section === name)).toBe(true);
});
