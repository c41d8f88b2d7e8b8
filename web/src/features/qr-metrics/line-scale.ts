/** The points of a line, oldest first. */
export type Points = readonly { readonly day: string; readonly count: number }[];

/** Round whole figures from nought for an axis that holds some counts: five at most, one at least over nought. */
export function axisTicks(counts: readonly number[]): readonly number[] {
  const most = Math.max(1, ...counts);
  const raw = most / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, power * ([1, 2, 5].find((each) => each * power >= raw) ?? 10));
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_each, at) => at * step);
}
