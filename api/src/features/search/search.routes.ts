import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findBoxType } from '@huella/domain/catalogue/lookups/box-types';
import { roleWords } from '@huella/domain/catalogue/lookups/company-roles';
import { rankOfName } from '@huella/domain/engine/lists/rank-of-name';
import { foldKey } from '@huella/domain/fold';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess, type BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listRelatedBoxes, listRelatedCompanies } from '../places/places.store';
import { findShownAt } from '../tenants/tenants.store';
import { findAssets } from './find-assets';
import { findLots, listColleagues } from './search.store';

/** As many are shown of each kind; who looks for another types on. */
const shown = { assets: 8, others: 4 } as const;

/** One key for everything: whatever a text names, as far as the caller may see it. */
export function searchRoutes(deps: Deps): Pick<Handlers, 'search.find'> {
  return {
    'search.find': async ({ caller, query: { text, tenant } }) => {
      const { userId, language } = caller;
      const { db } = deps;
      const [related, companies, isShown, people] = await Promise.all([
        listRelatedBoxes(db, userId),
        listRelatedCompanies(db, userId),
        findShownAt(db, tenant),
        listColleagues(db, userId),
      ]);
      const boxes = related.filter(isShown);
      const listing = boxes.filter(({ templates }) => codesOf(templates).includes('ASSET_LIST'));
      const ids = listing.map(({ id }) => id);
      const open = ids.length === 0 ? new Map<number, BoxAccess>() : await listBoxAccess(db, userId, ids);
      const [assets, lots] = await Promise.all([
        findAssets(deps, caller, open, text, shown.assets),
        findLots(db, ids, foldKey(text), shown.others),
      ]);
      return {
        assets,
        lots: lots.flatMap(({ boxId, ...lot }) => {
          const [box, model] = [open.get(boxId), findAssetType(lot.assetType)];
          if (box === undefined || model === null) return [];
          const noun = (lot.counted === 1 ? model.noun.one : model.noun.counted)[language];
          return [{ ...lot, noun, box: { id: boxId, name: box.name } }];
        }),
        boxes: bestNamed(boxes, text, ({ name, alias, city, region }) => [
          name,
          alias,
          `${city} ${region}`,
        ]).map(({ id, name, subtype, city, region }) => ({
          ...{ id, name },
          line: [findBoxType(subtype)?.name[language] ?? '', city, region].filter(isSaid).join(' · '),
        })),
        companies: bestNamed(companies.filter(isShown), text, ({ name, taxId }) => [
          name,
          ...taxTexts(taxId),
        ]).map(({ id, name, rol, taxId }) => ({
          ...{ id, name },
          line: [roleWords(rol)[language], taxId ?? ''].filter(isSaid).join(' · '),
        })),
        people: bestNamed(people, text, ({ name, email }) => [name, email]),
        searched: open.size,
      };
    },
  };
}

const isSaid = (part: string) => part !== '';

/** A tax number as it is written, and bare. */
function taxTexts(taxId: string | null): readonly string[] {
  return taxId === null ? [] : [taxId, taxId.replace(/\D/g, '')];
}

/** Those that a text names best, by any of what they are called; in the order in which they come where it names several alike. */
function bestNamed<Named>(
  all: readonly Named[],
  text: string,
  namesOf: (named: Named) => readonly string[],
): Named[] {
  return all
    .flatMap((named) => {
      const ranks = namesOf(named).flatMap((name) => rankOfName(name, text) ?? []);
      return ranks.length === 0 ? [] : [{ named, rank: Math.min(...ranks) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, shown.others)
    .map(({ named }) => named);
}
