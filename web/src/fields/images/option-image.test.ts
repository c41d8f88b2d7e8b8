import { describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { hasDrawing } from './OptionImage';

const named = assetTypes.flatMap((model) =>
  [...model.attributes, ...model.events.flatMap((event) => event.fields)].flatMap((field) =>
    (field.values ?? []).flatMap(({ image }) => image ?? []),
  ),
);

describe('hasDrawing', () => {
  it('knows every drawing that an option of a model names', () => {
    expect(new Set(named.filter((image) => !hasDrawing(image)))).toEqual(new Set());
  });

  it('does not know what nobody drew', () => {
    expect(hasDrawing('coat-xx')).toBe(false);
  });
});
