/** What is recorded of a benchmark: its day, and the hash of the code that it was measured of. */
export interface BenchRecord {
  readonly day: string;
  readonly code: string | null;
}
/** The last change of some code. */
export interface LastChange {
  readonly day: string;
  readonly isUnsaved: boolean;
}
export type RecordState = 'fresh' | 'older' | 'unknown' | 'missing';
export interface Judged {
  readonly state: RecordState;
  readonly why: string;
}

export function hashCode(paths: readonly string[]): string;
export function findRecord(page: string, name: string): BenchRecord | null;
export function keepRecord(page: string, name: string, text: string): string;
export function findLastChange(paths: readonly string[], folder?: string): LastChange | null;
export function judge(record: BenchRecord | null, code: string, change: () => LastChange | null): Judged;
export function tellStates(judged: readonly (Judged & { readonly name: string })[]): string;
export function listBenchmarks(): readonly string[];
export function codeOf(
  name: string,
  subjects: Readonly<Record<string, readonly string[]>>,
): readonly string[];
