import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { OriginFact } from '@huella/domain/calls/recall';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { formatMeasured } from '@huella/domain/engine/fields/format-field';
import { arrivalsOf, originOf, type Happened } from '@huella/domain/engine/recall/origin';
import type { Database } from '../../db/database';
import { listQrPlaces, type QrPlace } from '../qr/qr.store';
import { listHappened, type RecalledAsset } from './recall.store';
import type { Presenter } from './present-asset';

/**
 * What is known of where assets come from, beside what others came to them: how their records say that they began, which
 * farms and suppliers they name, and from where they arrived. Hand in only what is the reader's own: of those the history
 * says all of it, as far as their establishment lets its fields be seen.
 */
export async function presentOrigins(
  db: Database,
  presenter: Presenter,
  assets: readonly RecalledAsset[],
): Promise<ReadonlyMap<number, readonly OriginFact[]>> {
  if (assets.length === 0) return new Map();
  const histories = await listHappened(
    db,
    assets.map(({ id }) => id),
  );
  const boxIds = new Set([...histories.values()].flatMap((all) => all.map(({ boxId }) => boxId)));
  const places = await listQrPlaces(db, [...boxIds]);
  return new Map(
    assets.map((asset) => [asset.id, factsOf(presenter, places, asset, histories.get(asset.id) ?? [])]),
  );
}

function factsOf(
  { formContextAt }: Presenter,
  places: ReadonlyMap<number, QrPlace>,
  asset: RecalledAsset,
  history: readonly Happened[],
): readonly OriginFact[] {
  const model = findAssetType(asset.assetType);
  const form = model && formContextAt(asset.boxId, model.id);
  if (model === null || form === null) return [];
  const { locale } = form;
  const allowed = allowedFields(model, 'list', form.scope);
  const seen = Object.fromEntries(allowed.map(({ name }) => [name, asset.attributes[name] ?? null]));
  const { beginning, from } = originOf(model, seen);
  const [first] = history;
  const factAt = (boxId: number | null, more: Partial<OriginFact>): OriginFact => ({
    ...{ kind: 'unknown', words: '', value: '', at: null, assets: 1 },
    place: boxId === null ? null : placeOf(places, boxId),
    isHere: boxId === asset.boxId,
    ...more,
  });
  const began =
    beginning === null
      ? []
      : [
          factAt(beginning.isHere ? (first?.boxId ?? null) : null, {
            kind: 'began',
            words: beginning.text[locale.language],
            at: beginning.day,
          }),
        ];
  const said = from.map((field) =>
    factAt(null, {
      kind: 'said',
      words: field.label[locale.language],
      value: formatMeasured(field, seen[field.name] ?? null, locale),
    }),
  );
  const unknown =
    began.length + said.length > 0 || first === undefined
      ? []
      : [factAt(first.boxId, { at: first.at.toISOString() })];
  const arrived = arrivalsOf(history, asset.inTransit).map((arrival) =>
    factAt(arrival.from, { kind: 'arrived', at: arrival.at.toISOString() }),
  );
  return [...began, ...said, ...unknown, ...arrived];
}

function placeOf(places: ReadonlyMap<number, QrPlace>, boxId: number): OriginFact['place'] {
  const place = places.get(boxId);
  return place === undefined ? null : { id: null, name: place.name, company: place.company };
}

/** What holds of several assets, each once with how many of them it holds of: the most common first. */
export function addUp(origins: readonly (readonly OriginFact[])[]): readonly OriginFact[] {
  if (origins.length === 1) return origins[0] ?? [];
  const alike = new Map<string, OriginFact>();
  for (const fact of origins.flat()) {
    const { kind, words, value, place, isHere } = fact;
    const key = JSON.stringify([kind, words, value, place, isHere]);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, fact);
    else
      alike.set(key, {
        ...known,
        at: known.at === fact.at ? known.at : null,
        assets: known.assets + 1,
      });
  }
  return [...alike.values()].sort((one, other) => other.assets - one.assets).slice(0, maxFacts);
}

/** The most that is said of many at once. */
const maxFacts = 20;
