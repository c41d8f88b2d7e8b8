// Which parts of the web app come together. Left to itself the bundler makes a chunk of each set of modules that the same
// screens share: hundreds of them, most of a few kilobytes, and a first page waits for each.
import { join } from 'node:path';
import { root } from './sources.mjs';

/**
 * Layers by the files of web/src that begin them, what is needed first at the top. A module belongs to the first layer whose
 * files import it, by whatever way; what no layer imports comes with the screens that need it.
 */
const layers = [
  // What asks the server for the start of a page, while the rest comes: as little as that takes.
  ['begin', ['begin.ts']],
  // React, of which every page needs all: a release leaves it in the browser's cache, and what it makes a watched browser read
  // again is short (decision 151).
  ['react', []],
  // What draws any page.
  ['start', ['main.tsx']],
  // The way in. What the next layer needs, too, is of the start: whoever is signed in loads no sign-in.
  ['access', ['features/access/SignInPage.tsx']],
  // What is around every screen, and the list that people come for.
  ['list', ['inside-screen.tsx', 'features/assets/AssetsPage.tsx', 'call/call-table.ts']],
  // What comes once the list is there: what it shares with forms must not bring them.
  ['views', ['list/views/ViewsMenu.tsx', 'list/TotalsLine.tsx']],
  // Records, and the wizards, which hold forms.
  [
    'form',
    [
      'features/assets/AssetNewPage.tsx',
      'features/assets/AssetEditPage.tsx',
      'features/events/EventNewPage.tsx',
      'features/transfers/TransferNewPage.tsx',
    ],
  ],
];

/** Layers of which most runs before a first page can be used. */
const ofEveryStart = new Set(['begin', 'react', 'start', 'access', 'list']);

/**
 * A plugin that says at the top of these layers that nearly all of them runs at once: Chromium then compiles their functions
 * while they come, beside what else goes on, instead of one by one when they are called. For other browsers it is a comment.
 */
export function compileEarly() {
  return {
    name: 'huella-compile-early',
    apply: 'build',
    generateBundle: {
      // After the bundler's own last words, or it would no longer be at the top.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && ofEveryStart.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** Modules that the bundler adds: every chunk needs them. */
const ofTheBundler = /^\0(?:rolldown|vite)\//;

/**
 * What an index of a package names and no layer above the list uses: zod's JSON schemas and its words for errors are of the
 * schemas of calls, which come with the list.
 */
const notOfTheStart = /\/zod\/v4\/(?:core\/(?:json-schema|to-json-schema)|locales\/)/;

/** What the layer of React holds: it has no file of its own in web/src. */
const ofReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** How the bundler splits the app: `codeSplitting` of its output. */
export function splitByLayer() {
  let layerOf;
  const find = (id, context) => (layerOf ??= assignLayers(context)).get(id);
  return {
    groups: layers.map(([name], at) => ({
      name: (id, context) =>
        find(id, context) === name || (at === 0 && ofTheBundler.test(id)) ? name : null,
      priority: layers.length - at,
    })),
  };
}

/** Of each module of a layer which it is. */
function assignLayers(context) {
  const reached = new Map(layers.map(([name, files]) => [name, reach(files, context)]));
  const layerOf = new Map();
  for (const id of reached.get('access')) if (reached.get('list').has(id)) reached.get('start').add(id);
  for (const name of ['begin', 'start', 'access'])
    for (const id of reached.get(name)) if (notOfTheStart.test(id)) reached.get(name).delete(id);
  for (const id of reached.get('start')) if (ofReact.test(id)) reached.get('react').add(id);
  for (const [name, ids] of reached) for (const id of ids) if (!layerOf.has(id)) layerOf.set(id, name);
  return layerOf;
}

/** What files import, by whatever way. */
function reach(files, context) {
  const ids = new Set(files.map((file) => join(root, 'web', 'src', file)));
  for (const id of ids) {
    const info = context.getModuleInfo(id);
    if (info === null)
      throw new Error(`The app has no module ${id}, which begins a layer of tools/chunks.mjs.`);
    for (const imported of info.importedIds) ids.add(imported);
  }
  return ids;
}
