import { isProductCode, type RepoRule } from './project';

/** A colour that is written out, or named as one that is the same in the light and in the dark. */
const literal =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?)\(|'(?:white|black|common\.\w+|grey\.\d+)'/i;

/** Where colours are made, and what is drawn like a picture: photographs are not dimmed, public pages have one palette. */
const drawn = /^web\/src\/(?:theme|public|fields\/images)\//;

/** Colours that are values, which nobody draws with. */
const values: readonly string[] = [
  // The colours of whoever has no tenant, as the server would answer them.
  'web/src/session/default-theme.ts',
  // A colour that a user picks, and how one is written.
  'web/src/ui/ColorInput.tsx',
];

/** Every colour of a screen has a value for the light and one for the dark, and so a name of the theme (decision 85). */
export const coloursAreNamed: RepoRule = (files) =>
  files
    .filter(({ path }) => path.startsWith('web/src/') && isProductCode(path))
    .filter(({ path }) => !drawn.test(path) && !values.includes(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, at) => ({ line, place: `${path}:${String(at + 1)}` }))
        .filter(({ line }) => !/^\s*(?:\/\/|\*|\/\*)/.test(line) && literal.test(line))
        .map(({ place }) => `${place}: draws with a colour that has no name in web/src/theme`),
    );
