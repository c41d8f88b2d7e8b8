import type { AssetType } from '@huella/domain/model/asset-type';

/** The attributes of a model whose files everybody may see, but for some. */
export function publicFileFields({ attributes }: AssetType, off: ReadonlySet<string>): readonly string[] {
  return attributes
    .filter(({ name, type, files }) => type === 'file' && files?.isPublic === true && !off.has(name))
    .map(({ name }) => name);
}
