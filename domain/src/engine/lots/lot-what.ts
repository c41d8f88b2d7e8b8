import type { AssetType } from '../../model/asset-type';
import { plainText, type Values } from '../../model/value';
import { fill } from '../../phrases/phrase';
import type { Language } from '../../words';
import { formatForPublic } from '../qr/format-for-public';

/** The attributes by which it is told what all assets of a lot are: what they are sold as, and what its model names them by. */
export function whatFields({ public: face }: AssetType, soldAs: string | undefined): readonly string[] {
  if (face === undefined) return [];
  const slots = [...`${face.name.es}${face.name.en}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return [...new Set([soldAs ?? [], face.product ?? [], slots].flat())];
}

/** What the assets of a lot are, from what all of them have alike: what they are sold as, else by the name of their model; '' where they differ. */
export function whatItIs(
  model: AssetType,
  soldAs: string | undefined,
  alike: Values,
  { language, zone }: { readonly language: Language; readonly zone: string },
): string {
  const { public: face } = model;
  if (face === undefined) return '';
  const sold = [soldAs, face.product].map((name) =>
    name === undefined ? '' : plainText(alike[name]).trim(),
  );
  const product = sold.find((text) => text !== '');
  if (product !== undefined) return product;
  const texts = model.attributes.flatMap((attribute) => {
    const text = formatForPublic(attribute, alike[attribute.name] ?? null, zone);
    return text === null ? [] : [[attribute.name, text[language]] as const];
  });
  const name = fill(face.name[language], Object.fromEntries(texts));
  return name.includes('{{') ? '' : name;
}
