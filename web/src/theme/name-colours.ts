import type { ColourMode, ToneColours } from './tokens';

type Tile = Pick<ToneColours, 'text' | 'ground'>;

/** Text and ground of the initials of companies and people: they distinguish, and mean nothing else. */
export const tiles: Readonly<Record<ColourMode, readonly [Tile, ...Tile[]]>> = {
  light: [
    { text: '#6F440B', ground: '#FBF2E3' },
    { text: '#136B41', ground: '#E6F4EB' },
    { text: '#2448B3', ground: '#EAF0FE' },
    { text: '#8F1F18', ground: '#FDECEA' },
    { text: '#7A4B00', ground: '#FFF3D6' },
    { text: '#5C3A2E', ground: '#F3EAE4' },
  ],
  dark: [
    { text: '#E7B96A', ground: '#302614' },
    { text: '#86D9AC', ground: '#12301F' },
    { text: '#A9C0FF', ground: '#17244D' },
    { text: '#F7A8A1', ground: '#3A1815' },
    { text: '#F2C879', ground: '#33270D' },
    { text: '#DDB8A6', ground: '#33251E' },
  ],
};

type Band = readonly [from: string, to: string];

/** The bands over cards, from left to right, for white: likewise. In the dark they lie as deep as the sheet does. */
export const bands: Readonly<Record<ColourMode, readonly [Band, ...Band[]]>> = {
  light: [
    ['#2B7A50', '#175B36'],
    ['#33669F', '#1D4275'],
    ['#866333', '#5A3D1A'],
    ['#774058', '#532339'],
    ['#53635B', '#32423A'],
  ],
  dark: [
    ['#1F5A3B', '#123F27'],
    ['#264B75', '#172F52'],
    ['#624925', '#402C14'],
    ['#583042', '#3C1A2A'],
    ['#3D4943', '#26312B'],
  ],
};

/** One of some colours for a name: the same name has the same one everywhere, and in both modes. */
export function colourOf<Colour>(name: string, colours: readonly [Colour, ...Colour[]]): Colour {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return colours[sum % colours.length] ?? colours[0];
}
