import { join } from 'node:path';
import { root } from './sources.mjs';

/** How the sources of the API become bundles: packages stay outside, our own domain package becomes part of them. */
export const apiBundle = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // Our own domain package is TypeScript source.
  alias: { '@huella/domain': join(root, 'domain', 'src') },
  sourcemap: true,
  logLevel: 'silent',
};

/** What the sources call by these names is known when they are built. */
export function definesOf(hash) {
  return { __BUILD_HASH__: JSON.stringify(hash.slice(0, 12)) };
}
