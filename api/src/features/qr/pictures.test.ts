import { expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { applyTemplate } from '@huella/domain/engine/qr/template';
import { picturesOf } from './pictures';

const values = { supplier_picture_1: [{ storageName: 'a.png', originalName: 'a.png' }] };

/** A template that says whether the first picture of a supplier is shown. */
const saying = (isEnabled: boolean) => ({
  fields: [{ name: 'supplier_picture_1', isEnabled }],
  ...{ sections: [], description: { es: '', en: '' }, images: [] },
});

it('of a supplier are shown where a template chose them, and nowhere else', () => {
  const shownBy = (template: ReturnType<typeof saying> | null) =>
    picturesOf(applyTemplate(grain, template).attributes, values).length;
  expect([shownBy(null), shownBy(saying(false)), shownBy(saying(true))]).toEqual([0, 0, 1]);
});
