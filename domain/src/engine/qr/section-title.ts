import type { AssetType } from '../../model/asset-type';
import { qrSections, type QrSectionName } from '../../model/qr-sections';
import type { Words } from '../../words';

/** What the public pages of a model call a group of facts: by the word of its trade, else by the common one. */
export function sectionTitleOf({ public: face }: Pick<AssetType, 'public'>, name: QrSectionName): Words {
  return face?.sectionTitles?.[name] ?? qrSections[name];
}
