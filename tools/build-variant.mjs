import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { apiBundle, definesOf } from './api-bundle.mjs';
import { hashBuild, root } from './sources.mjs';

/**
 * Builds the server once more, beside the built product, with a module of ours that runs before it: journeys and
 * benchmarks put models into its catalogue that the product does not have. Answers the program's path.
 */
export async function buildVariant(name, module) {
  const outfile = join(root, 'dist', 'api', `${name}.js`);
  await bundle({
    ...apiBundle,
    entryPoints: ['api/src/main.ts'],
    inject: [module],
    outfile,
    define: definesOf(hashBuild()),
  });
  return outfile;
}
