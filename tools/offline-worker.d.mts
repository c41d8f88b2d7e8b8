interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export function filesOf(manifest: Readonly<Record<string, Chunk>>, roots: readonly string[]): string[];
export function writeOfflineWorker(folder: string, define: Readonly<Record<string, string>>): Promise<void>;
