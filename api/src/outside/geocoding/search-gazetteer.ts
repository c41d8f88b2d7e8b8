import type { Language } from '@huella/domain/words';
import { foldName } from './fold-name';
import { countryName, likenesses, type Bounds, type Gazetteer, type Hit } from './gazetteer';
import type { Geocoder, NamedPlace, PlaceSearch } from './geocoder';

/** Beyond so many kilometres from the last town a place has no name. */
const farKm = 150;

/** A geocoder over the gazetteer that is shipped: it knows towns, not streets. */
export function gazetteerGeocoder(open: () => Promise<Gazetteer>): Geocoder {
  return {
    search: async (search) => searchGazetteer(await open(), search),
    nearest: async (position, language) => {
      const gazetteer = await open();
      const at = gazetteer.findNearest(position, farKm);
      return at === null ? null : gazetteer.present(at, language);
    },
  };
}

/**
 * The places of the gazetteer that a text means. Of an address the first part that is a town with all the rest around
 * it counts ('Moreno 350, Saladillo, Buenos Aires'); where no part is, the first that is the name of any.
 */
export function searchGazetteer(gazetteer: Gazetteer, search: PlaceSearch): readonly NamedPlace[] {
  const parts = search.text
    .split(',')
    .map(townIn)
    .filter((part) => part !== '');
  const readings = parts.map((part, at) => ({ hits: gazetteer.find(part), rest: parts.slice(at + 1) }));
  const strict = readings
    .map(({ hits, rest }) => hits.filter(({ at }) => rest.every((part) => liesIn(gazetteer, at, part))))
    .find((hits) => hits.length > 0);
  const loose = strict ?? readings.find((reading) => reading.hits.length > 0)?.hits;
  const hits = loose ?? townsAtEnd(gazetteer, search.text);
  return best(gazetteer, hits, search).map(({ at }) => gazetteer.present(at, search.language));
}

/** The towns that the last words of a text name: 'Ruta 205 km 180 Saladillo' has no commas. */
function townsAtEnd(gazetteer: Gazetteer, text: string): readonly Hit[] {
  const words = foldName(text)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  const endings = words.map((_word, at) => words.slice(at).join(' '));
  const found = endings.map((ending) => gazetteer.find(ending).filter(isWhole));
  return found.find((hits) => hits.length > 0) ?? [];
}

function isWhole({ likeness }: Hit): boolean {
  return likeness === likenesses.whole;
}

/** A part of an address without numbers of houses and postcodes; blank when nothing is left but a street. */
function townIn(part: string): string {
  const words = foldName(part).split(' ');
  const hasNumber = words.some((word) => /\d/.test(word));
  const isPostcodeFirst = /\d/.test(words[0] ?? '');
  return hasNumber && !isPostcodeFirst ? '' : words.filter((word) => !/\d/.test(word)).join(' ');
}

/** Whether a place lies in what a text names: its region or its country, in any language of ours. */
function liesIn(gazetteer: Gazetteer, at: number, text: string): boolean {
  const country = gazetteer.countryOf(at);
  const region = foldName(gazetteer.regionOf(at));
  if (region !== '' && ` ${text} `.includes(` ${region} `)) return true;
  return region.startsWith(text) || text === country.toLowerCase() || foldedCountry(country).includes(text);
}

const folded = new Map<string, readonly string[]>();

function foldedCountry(country: string): readonly string[] {
  const known = folded.get(country);
  if (known !== undefined) return known;
  const languages: readonly Language[] = ['es', 'en'];
  const names = languages.map((language) => foldName(countryName(country, language)));
  folded.set(country, names);
  return names;
}

/** What a step of likeness weighs against a step of rank, and against lying in another country. */
const weights = { likeness: 6, abroad: 8 } as const;

/** What is so much less likely than the likeliest is not meant: 'Saladillo' is not 'San José el Saladillo' abroad. */
const widest = 16;

function best(gazetteer: Gazetteer, hits: readonly Hit[], { country, limit }: PlaceSearch): readonly Hit[] {
  const weighed = hits.map((hit) => ({
    hit,
    weight:
      hit.likeness * weights.likeness +
      gazetteer.rankOf(hit.at) +
      (country === null || gazetteer.countryOf(hit.at) === country ? 0 : weights.abroad),
  }));
  weighed.sort((one, other) => one.weight - other.weight || one.hit.at - other.hit.at);
  const [first] = weighed;
  const near = weighed.filter(({ weight }) => weight <= (first?.weight ?? 0) + widest);
  return near.slice(0, limit).map(({ hit }) => hit);
}

/** Most names on a view, as so many columns and rows with one name each. */
const columns = 7;
const rows = 5;

/** The places whose names go on a map, by their numbers: the larger of what would be in each other's way. */
export function namesInView(gazetteer: Gazetteer, bounds: Bounds): readonly number[] {
  const { west, south, east, north } = bounds;
  const chosen = new Map<string, number>();
  for (const at of gazetteer.listWithin(bounds)) {
    const { lng, lat } = gazetteer.positionOf(at);
    const cell = `${Math.floor(((lng - west) / (east - west)) * columns)}:${Math.floor(((lat - south) / (north - south)) * rows)}`;
    const other = chosen.get(cell);
    if (other === undefined || isBefore(gazetteer, at, other)) chosen.set(cell, at);
  }
  return [...chosen.values()].sort(
    (one, other) => gazetteer.rankOf(one) - gazetteer.rankOf(other) || one - other,
  );
}

/** The same one each time, wherever the tree had it. */
function isBefore(gazetteer: Gazetteer, one: number, other: number): boolean {
  return (gazetteer.rankOf(one) - gazetteer.rankOf(other) || one - other) < 0;
}
