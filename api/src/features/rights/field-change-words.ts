import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { rights as en } from '@huella/domain/phrases/en/rights';
import { rights as es } from '@huella/domain/phrases/es/rights';
import type { FieldMode } from '@huella/domain/engine/access/field-access';
import { readDisabled } from '@huella/domain/rules/field-permissions';
import type { Language } from '@huella/domain/words';
import type { RecordedChange } from './rights.store';

const words = { es, en } as const;
const modeNames = { list: 'fieldList', new: 'fieldNew', edit: 'fieldEdit' } as const satisfies Record<
  FieldMode,
  keyof typeof es
>;

/** What a change of rights was before and after, as people read it; of fields with the asset type that they are of. */
export interface ToldChange {
  readonly assetType: string | null;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** What was changed, in words: of fields those that were disabled and those that were opened, each with what was turned. */
export function wordsOfChange(
  { kind, before, after }: Pick<RecordedChange, 'kind' | 'before' | 'after'>,
  language: Language,
): ToldChange {
  if (kind !== 'fieldPermissions') return { assetType: null, before, after };
  const [of] = readDisabled([...(before ?? []), ...(after ?? [])]);
  return {
    assetType: findAssetType(of?.assetType ?? 0)?.name[language] ?? '',
    before: fieldWords(before ?? [], language),
    after: fieldWords(after ?? [], language),
  };
}

/** `Potrero (ver, editar)`; an attribute that its model has no longer is under its own name. */
function fieldWords(entries: readonly string[], language: Language): readonly string[] {
  return readDisabled(entries).map(({ assetType, name, modes }) => {
    const attribute = findAssetType(assetType)?.attributes.find((each) => each.name === name);
    const turned = modes.map((mode) => words[language][modeNames[mode]]).join(', ');
    return `${attribute?.label[language] ?? name} (${turned})`;
  });
}
