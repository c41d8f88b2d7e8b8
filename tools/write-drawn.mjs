// Draws the sign-in by a bundle of ours (tools/build-drawn.mjs) and writes it into a folder, a file for each language. A process of its
// own: what is drawn takes the global object for a window, and keeps waiting for somebody to come.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , bundle, folder] = process.argv;
const { drawTemplates } = await import(pathToFileURL(bundle).href);
for (const [language, templates] of Object.entries(await drawTemplates()))
  writeFileSync(join(folder, `sign-in.${language}.html`), templates);
process.exit(0);
