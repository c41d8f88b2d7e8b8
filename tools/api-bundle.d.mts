import type { BuildOptions } from 'esbuild';

/** How the sources of the API become bundles: packages stay outside, our own domain package becomes part of them. */
export const apiBundle: BuildOptions;
/** What the sources call by these names is known when they are built. */
export function definesOf(hash: string): Readonly<Record<string, string>>;
