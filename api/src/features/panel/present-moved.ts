import type { MovedAssetView } from '@huella/domain/calls/reports';
import type { Language } from '@huella/domain/words';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import { sourceOfSuffix } from '../../http/list-sources';
import { kindLabel } from './build-moves';
import type { PlaceMove, PlaceMoves } from './place-moves';

interface MoveOfPlace {
  readonly place: PlaceMoves;
  readonly move: PlaceMove;
}

/** Some moves as they leave, each asset called by what the caller may list of it where it is now, or was when it left. */
export async function presentMoved(
  deps: Deps,
  page: readonly MoveOfPlace[],
  titles: ReadonlyMap<string, string>,
  language: Language,
): Promise<MovedAssetView[]> {
  const labels = await labelsOf(deps, page);
  return page.map(({ place: { form, by }, move }) => ({
    ...{ pk: move.asset.id, day: move.day, column: titles.get(move.column) ?? move.column },
    label: labels.get(keyOf(form.place.boxId, move.asset.id)) ?? '',
    kind: by === null ? null : kindLabel(by, move.kind, language),
    ...{ boxId: form.place.boxId, box: form.place.name, is: lifeOf(move) },
  }));
}

function lifeOf({ asset }: PlaceMove): MovedAssetView['is'] {
  if (asset.publicId === null) return 'transferred';
  return asset.isRetired ? 'deleted' : 'active';
}

async function labelsOf(deps: Deps, page: readonly MoveOfPlace[]): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  for (const place of new Set(page.map((each) => each.place))) {
    const { form } = place;
    const here = page.filter((each) => each.place === place);
    for (const is of ['active', 'deleted', 'transferred'] as const) {
      const ids = here.flatMap(({ move }) => (lifeOf(move) === is ? [move.asset.id] : []));
      if (ids.length === 0) continue;
      const source = sourceOfSuffix(deps, form, is);
      const allowed = source.allowed.map(({ name }) => name);
      const names = form.model.labelFields.filter((name) => allowed.includes(name));
      for (const { id, attributes } of await source.byIds(ids, names)) {
        const listed = Object.fromEntries(
          Object.entries(attributes).filter(([name]) => names.includes(name)),
        );
        labels.set(keyOf(form.place.boxId, id), labelOf(form.model, listed));
      }
    }
  }
  return labels;
}

function keyOf(boxId: number, id: number): string {
  return `${String(boxId)} ${String(id)}`;
}
