/** What of a long list is drawn, and how much room the rest takes. Lengths in px. */
export interface DrawnItems {
  readonly first: number;
  /** The place after the last that is drawn. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

export interface ListRoom {
  readonly count: number;
  /** Heights that were measured, by place. */
  readonly heights: ReadonlyMap<number, number>;
  /** The height of those that were not. */
  readonly guess: number;
  readonly top: number;
  readonly room: number;
}

/** Drawn beyond what is in view, so that a quick scroll shows no gap. */
const margin = 400;

/** How far from the top of the list an item begins. */
export function topOf(at: number, { heights, guess }: Pick<ListRoom, 'heights' | 'guess'>): number {
  let top = 0;
  for (let place = 0; place < at; place += 1) top += heights.get(place) ?? guess;
  return top;
}

/** The items of a long list that are in view, or nearly so. */
export function drawnItems({ count, heights, guess, top, room }: ListRoom): DrawnItems {
  const [low, high] = [top - margin, top + room + margin];
  let [first, end, before, total] = [-1, 0, 0, 0];
  let drawnEnd = 0;
  for (let place = 0; place < count; place += 1) {
    const next = total + (heights.get(place) ?? guess);
    if (next > low && total < high) {
      if (first < 0) [first, before] = [place, total];
      [end, drawnEnd] = [place + 1, next];
    }
    total = next;
  }
  return first < 0
    ? { first: 0, end: 0, before: 0, after: total }
    : { first, end, before, after: total - drawnEnd };
}
