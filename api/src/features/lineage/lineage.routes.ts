import type { Relative as RelativeView } from '@huella/domain/calls/lineage';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findUnit, unitWords } from '@huella/domain/model/measures';
import { localeTag } from '@huella/domain/model/value';
import { codesOf } from '@huella/domain/rules/relations';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Language } from '@huella/domain/words';
import { listBoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listOrigins, listOutcomes, type Relative } from './lineage.store';

/** Relatives that are listed one by one; the others are counted. */
const maxListed = 50;

/** Where a user may see assets, by the ids of establishments that they asked about, with their names. */
type Seen = ReadonlyMap<number, string>;

/** What came of what, as far as the caller may see it. */
export function lineageRoutes(deps: Deps): Pick<Handlers, 'lineage.ofAsset'> {
  return {
    'lineage.ofAsset': async ({ params, caller }) => {
      const [origins, outcomes] = [
        await listOrigins(deps.db, [params.pk]),
        await listOutcomes(deps.db, [params.pk]),
      ];
      const listed = { origins: newest(origins), outcomes: newest(outcomes) };
      const seen = await findSeen(deps, caller.userId, [...listed.origins, ...listed.outcomes]);
      const present = (each: Relative) => presentRelative(each, seen, caller.language);
      return {
        origins: { rows: listed.origins.map(present), total: origins.length },
        outcomes: { rows: listed.outcomes.map(present), total: outcomes.length },
      };
    },
  };
}

function newest(relatives: readonly Relative[]): readonly Relative[] {
  return [...relatives].reverse().slice(0, maxListed);
}

async function findSeen(deps: Deps, userId: number, relatives: readonly Relative[]): Promise<Seen> {
  const boxIds = [...new Set(relatives.map(({ boxId }) => boxId))];
  const access = await listBoxAccess(deps.db, userId, boxIds);
  return new Map(
    [...access.values()]
      .filter(({ templates }) => codesOf(templates).includes('ASSET_LIST'))
      .map(({ boxId, name }) => [boxId, name]),
  );
}

function presentRelative(relative: Relative, seen: Seen, language: Language): RelativeView {
  const { eventId, at, assetId, assetType, boxId, attributes, quantity, unit } = relative;
  const model = findAssetType(assetType);
  const recorded = findAssetType(relative.eventAssetType);
  const event = recorded === null ? null : findEvent(recorded, relative.eventType);
  const place = seen.get(boxId);
  const known = findUnit(unit);
  const amount =
    quantity === null
      ? ''
      : [quantity.toLocaleString(localeTag[language]), known === null ? '' : unitWords[known][language]].join(
          ' ',
        );
  return {
    event: { id: eventId, name: event?.name[language] ?? '', time: at.toISOString() },
    amount: place === undefined ? '' : amount.trim(),
    asset:
      place === undefined || model === null
        ? null
        : {
            id: assetId,
            name: labelOf(model, attributes),
            noun: model.noun.one[language],
            box: { id: boxId, name: place },
          },
  };
}
