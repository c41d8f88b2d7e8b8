/** The grades of what ripens, by its days (document 3 section 2, freshness chart); the last has no end. */
export const ripenessGrades = [
  { name: 'M', from: 0, until: 7 },
  { name: 'M+', from: 8, until: 14 },
  { name: 'M++', from: 15, until: 21 },
  { name: 'M+++', from: 22, until: null },
] as const;

type RipenessGrade = (typeof ripenessGrades)[number];

/** The grade after some whole days. */
export function ripenessOf(days: number): RipenessGrade {
  return ripenessGrades.findLast(({ from }) => days >= from) ?? ripenessGrades[0];
}

/** How far along the chart some days are, from 0 to 1: each grade is a quarter of it, and the last goes on for a week. */
export function ripenessShare(days: number): number {
  const grade = ripenessOf(days);
  const place = ripenessGrades.indexOf(grade);
  const length = (grade.until ?? grade.from + 6) - grade.from + 1;
  const within = Math.min(1, Math.max(0, days - grade.from + 0.5) / length);
  return (place + within) / ripenessGrades.length;
}
