/** Told apart with any sight, in this order. Some are pale on the sheet: what is beside each part says it, too. */
const parts = ['#0B69B0', '#E09600', '#00906A', '#C2619A', '#58AEE0'] as const;
const others = '#98A29B';

/** The colour of a part of a chart, on screens and on paper; all beyond those that can be told apart are of one with all others. */
export function chartColour(part: number | 'others'): string {
  return part === 'others' ? others : (parts[part] ?? others);
}
