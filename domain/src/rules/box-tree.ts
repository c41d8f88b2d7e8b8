/** An establishment as it is among those of its company: inside which other one, if any. */
export interface TreePlace {
  readonly id: number;
  readonly parentId: number | null;
}

/** How establishments are nested (document 3 section 2: the breadcrumb into sub-establishments). */
export interface BoxTree<Place extends TreePlace> {
  /** The establishments around one, from the outermost to the one right around it. */
  readonly trailOf: (id: number) => readonly Place[];
  /**
   * The establishments right inside one, or with null those that are by themselves: inside none, or inside one that
   * is not in the list. They stay in the order of the list.
   */
  readonly inside: (id: number | null) => readonly Place[];
}

/** The tree of some establishments. What is not in the list is none of the reader's business: ways end before it. */
export function treeOf<Place extends TreePlace>(places: readonly Place[]): BoxTree<Place> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const parentOf = ({ parentId }: Place): Place | null =>
    parentId === null ? null : (byId.get(parentId) ?? null);
  const insides = new Map<number | null, Place[]>();
  for (const place of places) {
    const around = parentOf(place)?.id ?? null;
    const beside = insides.get(around);
    if (beside === undefined) insides.set(around, [place]);
    else beside.push(place);
  }
  const trailOf = (id: number): readonly Place[] => {
    const trail: Place[] = [];
    const start = byId.get(id);
    let around = start === undefined ? null : parentOf(start);
    while (around !== null && around.id !== id && !trail.includes(around)) {
      trail.unshift(around);
      around = parentOf(around);
    }
    return trail;
  };
  return { trailOf, inside: (id) => insides.get(id) ?? [] };
}
