import type { Input } from './generate-input';
import type { World } from './worlds';

/** Input that schemas alone do not give, and what callers who may make it are answered. */
export interface Sample extends Input {
  /** The status of who may; 200 unless said otherwise. */
  readonly status?: number;
  /** It counts tries, or holds what it looks at, so that a refusal leaves a number behind. */
  readonly counts?: true;
}

/** Samples by call. */
export type Samples = Readonly<Partial<Record<string, (world: World) => Sample>>>;
