export function keepOneByte(files: readonly string[]): void;
export function escapeWide(script: string): string;
