import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findUnclean } from '@huella/domain/clean';
import type { Language } from '@huella/domain/words';
import { openLatest } from '../../latest';
import { fetchJson } from './fetch-json';
import { GeocoderError, type Geocoder, type NamedPlace } from './geocoder';
import { paceOf } from './pace';

export interface HttpGeocoderOptions {
  /** Where a Nominatim-compatible service answers: `search` and `reverse` lie under it. */
  readonly url: string;
  /** Who asks, as the rules of such services want it. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Least time between two questions, in milliseconds: public services allow one a second. */
  readonly paceMs?: number;
}

const degrees = z.union([
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/)
    .transform(Number),
  z.number(),
]);

/** A place as such services answer it (jsonv2); the rest is not read. */
const answeredPlace = z.object({
  lat: degrees.pipe(z.number().min(-90).max(90)),
  lon: degrees.pipe(z.number().min(-180).max(180)),
  display_name: z.string().min(1).max(2_000),
  name: z.string().max(500).optional(),
  address: z.object({ country_code: z.string().optional() }).optional(),
});
const answeredPlaces = z.array(answeredPlace).max(50);
const answeredNearest = z.union([answeredPlace, z.object({ error: z.unknown() })]);

const cacheSize = 1_000;

/** A geocoder over a Nominatim-compatible service. What it does not answer, or not in shape, is a `GeocoderError`. */
export function httpGeocoder(options: HttpGeocoderOptions): Geocoder {
  const ask = askerOf(options);
  return {
    search: async ({ text, country, language, limit }) => {
      const near = country === null ? {} : { countrycodes: country.toLowerCase() };
      const shared = { q: text, limit: String(limit), addressdetails: '1', 'accept-language': language };
      const found = read(answeredPlaces, await ask('search', { ...shared, ...near }));
      // Nothing there: it may be over the border.
      const places =
        found.length > 0 || country === null ? found : read(answeredPlaces, await ask('search', shared));
      return places.slice(0, limit).map(present);
    },
    nearest: async ({ lat, lng }, language: Language) => {
      const where = { lat: lat.toFixed(5), lon: lng.toFixed(5), zoom: '14', addressdetails: '1' };
      const found = read(answeredNearest, await ask('reverse', { ...where, 'accept-language': language }));
      return 'lat' in found ? present(found) : null;
    },
  };
}

type Ask = (path: string, slots: Readonly<Record<string, string>>) => Promise<unknown>;

/** Asks the service, one question at a time and in its pace; what was answered is remembered for a while. */
function askerOf(options: HttpGeocoderOptions): Ask {
  const { url, userAgent, timeoutMs = 5_000, maxBytes = 512 * 1024, paceMs = 1_000 } = options;
  const base = url.endsWith('/') ? url : `${url}/`;
  const inPace = paceOf(paceMs);
  const known = openLatest<Promise<unknown>>(cacheSize);
  return async (path, slots) => {
    const address = new URL(path, base);
    const asked = { ...slots, format: 'jsonv2' };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    const key = createHash('sha256')
      .update(address.search + path)
      .digest('base64url');
    const before = known.find(key);
    if (before !== undefined) return before;
    const answer = inPace(() =>
      fetchJson(address, { headers: { 'user-agent': userAgent }, timeoutMs, maxBytes }),
    );
    known.keep(key, answer);
    // What went wrong is asked again by the next caller.
    answer.catch(() => known.forget(key));
    return answer;
  };
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success || findUnclean(answer) !== null)
    throw new GeocoderError('not in the shape of a place', { cause: parsed.error });
  return parsed.data;
}

/** 'Moreno 350, Saladillo, ...' is called by its first part; the rest says where it lies. */
function present(place: z.output<typeof answeredPlace>): NamedPlace {
  const [first = '', ...rest] = place.display_name.split(',').map((part) => part.trim());
  const code = place.address?.country_code ?? '';
  return {
    name: first.slice(0, 120),
    detail: rest.join(', ').slice(0, 240),
    country: /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null,
    lat: place.lat,
    lng: place.lon,
  };
}
