/** Round figures for an axis that holds some values: at most five, with the least under and the greatest over them. */
export function niceTicks(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least;
  // Equal values have room above and below.
  const span = spread > 0 ? spread : Math.max(Math.abs(most) * 0.2, 1);
  const raw = span / 3;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5].find((each) => each * power >= raw) ?? 10);
  const from = Math.floor((spread > 0 ? least : least - span / 2) / step) * step;
  const to = Math.ceil((spread > 0 ? most : most + span / 2) / step) * step;
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_each, at) => Number((from + at * step).toPrecision(12)));
}

/** Some days between the first and the last, both among them, in even parts; one where they are the same. */
export function dayTicks(first: string, last: string, most: number): readonly string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  if (from >= to) return [first];
  const parts = Math.max(1, Math.min(most - 1, Math.floor((to - from) / msOfMonth)));
  return Array.from({ length: parts + 1 }, (_each, at) =>
    new Date(from + ((to - from) * at) / parts).toISOString().slice(0, 10),
  );
}

const msOfMonth = 28 * 24 * 3600 * 1000;
