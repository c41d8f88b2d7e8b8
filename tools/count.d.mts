export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function sumCounts(all: readonly Counts[]): Counts;
export function formatCounts(counts: Counts): string;
export function countStatic(exitCode: number): Counts;
export function countVitest(report: unknown, exitCode: number): Counts;
export function countPlaywright(report: unknown, exitCode: number): Counts;
