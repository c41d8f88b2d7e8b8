import { z } from 'zod';

/** Pictures of the ground by a raster template, and who is named for them. */
interface Tiles {
  /** `https://{s}.tiles.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  readonly attribution: string;
}

/** What maps are drawn over; without a street template over the outlines that come with the app. */
export interface MapTiles {
  readonly street: Tiles | null;
  readonly satellite: Tiles | null;
}

/** A raster template; only its host's first label may be a slot, so that the host is known beforehand. */
export const tileTemplate = z
  .string()
  .max(500)
  .regex(
    /^https?:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?\/\S*$/i,
    'should be a raster template such as https://tiles.example/{z}/{x}/{y}.png',
  )
  .refine((url) => ['{z}', '{x}', '{y}'].every((slot) => url.includes(slot)), 'should hold {z}, {x} and {y}');

interface MapSettings {
  readonly MAP_STYLE_URL?: string | undefined;
  readonly MAP_SATELLITE_URL?: string | undefined;
  readonly MAP_ATTRIBUTION?: string | undefined;
  readonly MAP_SATELLITE_ATTRIBUTION?: string | undefined;
}

/** The templates of the settings; anyone who serves them is named by their host where no name is given. */
export function readMap(settings: MapSettings): MapTiles {
  return {
    street: tilesOf(settings.MAP_STYLE_URL, settings.MAP_ATTRIBUTION),
    satellite: tilesOf(settings.MAP_SATELLITE_URL, settings.MAP_SATELLITE_ATTRIBUTION),
  };
}

function tilesOf(url: string | undefined, attribution: string | undefined): Tiles | null {
  if (url === undefined) return null;
  const { hostname } = new URL(url.replace('{s}.', ''));
  const isOsm = hostname.endsWith('openstreetmap.org');
  return { url, attribution: attribution ?? (isOsm ? '© OpenStreetMap contributors' : `© ${hostname}`) };
}

/** The hosts that pictures of maps come from, as a content security policy names them. */
export function hostsOf({ street, satellite }: MapTiles): readonly string[] {
  return [street, satellite].flatMap((tiles) => {
    if (tiles === null) return [];
    const { origin } = new URL(tiles.url.replace('{s}.', 'any.'));
    return [tiles.url.includes('{s}.') ? origin.replace('//any.', '//*.') : origin];
  });
}
