import type { Attribute } from '@huella/domain/model/attribute';
import type { QrPage, QrPaper } from '@huella/domain/calls/qr-page';
import { isFiles, type Values } from '@huella/domain/model/value';
import { endingOf } from '@huella/domain/engine/fields/file';
import { fileAddress } from '@huella/domain/engine/files/address';
import { isImageEnding } from '@huella/domain/engine/files/contents';

/**
 * The pictures of a record in fields that everybody may see, in the order of the fields; papers stand apart. What a model merely offers
 * is shown where a template chose it.
 */
export function picturesOf(attributes: readonly Attribute[], values: Values): QrPage['pictures'] {
  return attributes.flatMap((attribute) => {
    const files = values[attribute.name] ?? null;
    if (attribute.type !== 'file' || attribute.files?.isPublic !== true || !isFiles(files)) return [];
    if (attribute.qr?.type === 'file' || attribute.qr?.isEnabled === false) return [];
    return files
      .filter(({ originalName }) => isImageEnding(endingOf(originalName)))
      .map(({ storageName }) => ({ address: fileAddress(storageName, true), label: attribute.label }));
  });
}

/** Its own pictures, and after them those that a template chose. */
export function withChosen(own: QrPage['pictures'], chosen: QrPage['pictures']): QrPage['pictures'] {
  const others = chosen.filter(({ address }) => !own.some((each) => each.address === address));
  return [...own, ...others];
}

/** The papers in a field that everybody may see, by the names that they came with. */
export function papersOf({ name, files: rules }: Attribute, values: Values): readonly QrPaper[] {
  const files = values[name] ?? null;
  if (rules?.isPublic !== true || !isFiles(files)) return [];
  return files.map(({ storageName, originalName }) => ({
    name: originalName,
    address: fileAddress(storageName, true),
  }));
}
