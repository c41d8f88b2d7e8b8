const outer = 72;
const inner = 46;

/** The parts of a ring around nought, clockwise from the top, as paths; a single part is all of it. */
export function arcsOf(counts: readonly number[]): readonly string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let from = 0;
  return counts.map((count) => {
    if (count === 0 || total === 0) return '';
    const part = count / total;
    const start = from;
    from += part;
    return part > 0.9999 ? wholeRing : arc(start, start + part);
  });
}

const point = (part: number, radius: number) => {
  const angle = (part - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

function arc(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  const [o, i] = [String(outer), String(inner)];
  return [
    `M${point(from, outer)}A${o} ${o} 0 ${String(large)} 1 ${point(to, outer)}`,
    `L${point(to, inner)}A${i} ${i} 0 ${String(large)} 0 ${point(from, inner)}Z`,
  ].join('');
}

const half = (radius: number, sweep: 0 | 1) =>
  `M0 ${String(-radius)}A${String(radius)} ${String(radius)} 0 1 ${String(sweep)} 0 ${String(radius)}A${String(radius)} ${String(radius)} 0 1 ${String(sweep)} 0 ${String(-radius)}Z`;
const wholeRing = half(outer, 1) + half(inner, 0);
