import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Language } from '@huella/domain/words';
import { roomAfter, type GazetteerHead } from './compile-gazetteer';
import { foldName } from './fold-name';
import type { NamedPlace, Position } from './geocoder';

/** A view of a map, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** How the name of a place is like a text: the whole, its first words, its beginning, or the beginning of a word. */
export const likenesses = { whole: 0, words: 1, start: 2, word: 3 } as const;

/** A place of the gazetteer by its number, and how its name is like what was looked for. */
export interface Hit {
  readonly at: number;
  readonly likeness: number;
}

/** The gazetteer in its compact form, ready to be asked. Places go by their number. */
export interface Gazetteer {
  readonly find: (name: string) => readonly Hit[];
  /** The nearest place within so many kilometres; null when there is none. */
  readonly findNearest: (position: Position, kilometres: number) => number | null;
  readonly listWithin: (bounds: Bounds) => readonly number[];
  readonly rankOf: (at: number) => number;
  readonly countryOf: (at: number) => string;
  readonly regionOf: (at: number) => string;
  readonly positionOf: (at: number) => Position;
  readonly nameOf: (at: number) => string;
  readonly present: (at: number, language: Language) => NamedPlace;
}

const lineEnd = 10;
const blank = 32;

/** Opens the compact form (see `compileGazetteer`). */
export function openGazetteer(bytes: Buffer): Gazetteer {
  const { head, parts } = unpack(bytes);
  const [names, folded, tree, positions, regions, countries, ranks] = parts.map(copyOf);
  if (!names || !folded || !tree || !positions || !regions || !countries || !ranks)
    throw new Error('The gazetteer is not whole; build it again');
  const nameEnds = lineEnds(Buffer.from(names), head.count);
  const foldedText = Buffer.from(folded);
  const foldedEnds = lineEnds(foldedText.subarray(1), head.count);
  const degrees = new Float32Array(positions);
  const regionAt = new Uint16Array(regions);
  const countryAt = new Uint8Array(countries);
  const rankAt = new Uint8Array(ranks);
  const index = KDBush.from(tree);
  const text = Buffer.from(names);
  const gazetteer: Omit<Gazetteer, 'present'> = {
    find: (name) => findLines(foldedText, foldedEnds, foldName(name)),
    findNearest: ({ lat, lng }, kilometres) => around(index, lng, lat, 1, kilometres)[0] ?? null,
    listWithin: ({ west, south, east, north }) => index.range(west, south, east, north),
    rankOf: (at) => rankAt[at] ?? 0,
    countryOf: (at) => head.countries[countryAt[at] ?? 0] ?? '',
    regionOf: (at) => head.regions[regionAt[at] ?? 0] ?? '',
    positionOf: (at) => ({ lng: round(degrees[at * 2] ?? 0), lat: round(degrees[at * 2 + 1] ?? 0) }),
    nameOf: (at) => text.toString('utf8', at === 0 ? 0 : (nameEnds[at - 1] ?? 0) + 1, nameEnds[at]),
  };
  return { ...gazetteer, present: (at, language) => present(gazetteer, at, language) };
}

/** Kilometres between two points. */
export function kilometresBetween(one: Position, other: Position): number {
  return distance(one.lng, one.lat, other.lng, other.lat);
}

function present(gazetteer: Omit<Gazetteer, 'present'>, at: number, language: Language): NamedPlace {
  const country = gazetteer.countryOf(at);
  const name = gazetteer.nameOf(at);
  const region = gazetteer.regionOf(at);
  const around = [region === name ? '' : region, countryName(country, language)];
  return {
    name,
    detail: around.filter((part) => part !== '').join(', '),
    country,
    ...gazetteer.positionOf(at),
  };
}

const countryNames = {
  es: new Intl.DisplayNames(['es'], { type: 'region' }),
  en: new Intl.DisplayNames(['en-GB'], { type: 'region' }),
} as const satisfies Record<Language, Intl.DisplayNames>;

/** The name of a country by its two letters. */
export function countryName(country: string, language: Language): string {
  return countryNames[language].of(country) ?? country;
}

/** Five decimals are a metre, and more than the list knows. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function unpack(bytes: Buffer): { readonly head: GazetteerHead; readonly parts: readonly Buffer[] } {
  const start = 8;
  const length = bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', start, start + length)) as GazetteerHead; // our own writing
  let at = start + length + roomAfter(length);
  const parts = head.parts.map((size) => {
    const part = bytes.subarray(at, at + size);
    at += size + roomAfter(size);
    return part;
  });
  return { head, parts };
}

/** A part in memory of its own: arrays of numbers ask where they start. */
function copyOf(part: Buffer): ArrayBuffer {
  return Uint8Array.from(part).buffer;
}

/** Where each line ends. */
function lineEnds(text: Buffer, count: number): Uint32Array {
  const ends = new Uint32Array(count);
  let from = 0;
  for (let line = 0; line < count; line += 1) {
    const end = text.indexOf(lineEnd, from);
    ends[line] = end;
    from = end + 1;
  }
  return ends;
}

/** The lines in which a text begins a word. The text starts with an empty line, so that each line has a mark before it. */
function findLines(text: Buffer, ends: Uint32Array, name: string): readonly Hit[] {
  if (name.length < 2) return [];
  const wanted = Buffer.from(name);
  const hits: Hit[] = [];
  let last = -1;
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const [before, after] = [text[from - 1], text[from + wanted.length]];
    if (before !== lineEnd && before !== blank) continue;
    const at = lineOf(ends, from - 1);
    if (at === last) continue;
    last = at;
    hits.push({ at, likeness: likenessOf(before === lineEnd, after) });
  }
  return hits;
}

function likenessOf(isStart: boolean, after: number | undefined): number {
  if (!isStart) return likenesses.word;
  if (after === lineEnd) return likenesses.whole;
  return after === blank ? likenesses.words : likenesses.start;
}

/** The first line that ends at a place or after it. */
function lineOf(ends: Uint32Array, place: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
