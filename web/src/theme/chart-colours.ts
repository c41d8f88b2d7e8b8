/**
 * The parts of a chart, told apart with any sight, in this order; the last is for all others. Some are pale on the sheet: what
 * is beside each part says it, too.
 */
export const chartColours = {
  parts: ['#0B69B0', '#E09600', '#00906A', '#C2619A', '#58AEE0'],
  others: '#98A29B',
} as const;
