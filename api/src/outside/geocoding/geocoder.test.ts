import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder, PlaceSearch } from './geocoder';
import { publicLookup } from './fetch-json';
import { GeocoderError } from './geocoder';
import { httpGeocoder } from './http-geocoder';
import { openGeography } from './open-geocoder';
import { namesInView, searchGazetteer } from './search-gazetteer';

/** What the service of the tests answers to a question, by the text that was asked. */
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const saladillo = {
  lat: '-35.63884',
  lon: '-59.77938',
  display_name: 'Saladillo, Partido de Saladillo, Buenos Aires, Argentina',
  address: { country_code: 'ar' },
};
const json =
  (value: unknown): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  };

const answers: Readonly<Record<string, Answer>> = {
  saladillo: json([saladillo, { ...saladillo, lat: -33.1 }, { ...saladillo, lat: -34.1 }, saladillo]),
  nowhere: json([]),
  abroad: (response, request) => {
    json(request.url?.includes('countrycodes') === true ? [] : [saladillo])(response, request);
  },
  slow: () => undefined,
  dripping: (response) => {
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => {
      clearInterval(drip);
    });
  },
  failing: (response) => response.writeHead(500).end('{}'),
  closing: (response) => response.destroy(),
  notJson: (response) => response.end('<html>'),
  wrongShape: json({ places: [saladillo] }),
  nan: json([{ ...saladillo, lat: 'NaN' }]),
  offTheEarth: json([{ ...saladillo, lon: '181' }]),
  control: json([{ ...saladillo, display_name: 'Sala\u0000dillo' }]),
  huge: (response) => {
    response.write('[');
    const piece = '{"lat":"1","lon":"1","display_name":"x"},'.repeat(1_000);
    for (let at = 0; at < 250; at += 1) response.write(piece);
    response.end('{}]');
  },
  elsewhere: (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
};

const asked: { readonly url: string; readonly agent: string; readonly at: number }[] = [];
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://here');
    asked.push({
      url: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
      at: performance.now(),
    });
    if (pathname === '/geo/reverse') {
      const known = Number(searchParams.get('lat')) < -30;
      json(known ? saladillo : { error: 'Unable to geocode' })(response, request);
    } else (answers[searchParams.get('q') ?? ''] ?? json([]))(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  url = `http://127.0.0.1:${String(port)}/geo`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const gazetteer = openGeography({ file: null, service: null, log: () => undefined });
/** How long who answers in the end is waited for, and who does not, in milliseconds. */
const patient = 10_000;
const impatient = 250;
const service = ({ paceMs = 0, timeoutMs = patient } = {}) =>
  httpGeocoder({ url, userAgent: 'Huella/test', timeoutMs, maxBytes: 512 * 1024, paceMs });
const search = (text: string, more: Partial<PlaceSearch> = {}): PlaceSearch => ({
  text,
  country: 'AR',
  language: 'es',
  limit: 3,
  ...more,
});

const geocoders: readonly (readonly [string, () => Geocoder])[] = [
  ['the shipped gazetteer', () => gazetteer.geocoder],
  ['a service', () => service()],
];

describe.each(geocoders)('%s', (_name, open) => {
  it('finds a town, names it and says where it lies', async () => {
    const [first] = await open().search(search('saladillo'));
    expect(first).toMatchObject({ name: 'Saladillo', country: 'AR' });
    expect(first?.detail).toMatch(/Buenos Aires, Argentina$/);
    expect(first?.lat).toBeCloseTo(-35.639, 3);
    expect(first?.lng).toBeCloseTo(-59.779, 3);
  });

  it('answers no more places than were asked for', async () => {
    expect((await open().search(search('saladillo', { limit: 1 }))).length).toBe(1);
    expect((await open().search(search('saladillo'))).length).toBeLessThanOrEqual(3);
  });

  it('answers nothing where nothing is called so', async () => {
    expect(await open().search(search('nowhere xyzzy'))).toEqual([]);
  });

  it('names the place of a position, and none amid the sea', async () => {
    expect(await open().nearest({ lat: -35.62, lng: -59.75 }, 'es')).toMatchObject({ name: 'Saladillo' });
    expect(await open().nearest({ lat: 0, lng: -140 }, 'es')).toBeNull();
  });
});

describe('the shipped gazetteer', () => {
  it.each([
    ['Córdoba', 'AR', 'Córdoba', 'Argentina'],
    ['cordoba', 'ES', 'Córdoba', 'Andalucía, España'],
    ['Cordoba, Spain', 'AR', 'Córdoba', 'Andalucía, España'],
    ['canada de gomez', 'AR', 'Cañada de Gómez', 'Santa Fe, Argentina'],
    ['areco', 'AR', 'San Antonio de Areco', 'Buenos Aires, Argentina'],
    ['Moreno 350, Saladillo, Buenos Aires, Argentina', 'AR', 'Saladillo', 'Buenos Aires, Argentina'],
    ['San Martín, 7260 Saladillo, Buenos Aires', 'AR', 'Saladillo', 'Buenos Aires, Argentina'],
    ['Ruta 205 km 180 Saladillo', 'AR', 'Saladillo', 'Buenos Aires, Argentina'],
    ['Brugge', 'AR', 'Brugge', 'Vlaanderen, Bélgica'],
  ])('takes %s near %s for %s, %s', async (text, country, name, detail) => {
    const [first] = await gazetteer.geocoder.search(search(text, { country }));
    expect(first).toMatchObject({ name, detail });
  });

  it('says countries in the language of who asks', async () => {
    const [first] = await gazetteer.geocoder.search(search('Brugge', { language: 'en' }));
    expect(first?.detail).toBe('Vlaanderen, Belgium');
  });

  it.each(['', ' ', 'a', ',', '12345', '💥', 'x'.repeat(300), ', '.repeat(90)])(
    'stays calm when asked %j',
    async (text) => {
      expect(searchGazetteer(await gazetteer.gazetteer(), search(text))).toEqual([]);
    },
  );

  it('names the larger places of a view, and few of them', async () => {
    const known = await gazetteer.gazetteer();
    const names = namesInView(known, { west: -75, south: -45, east: -50, north: -25 }).map(known.nameOf);
    expect(names).toContain('Buenos Aires');
    expect(names).toContain('Montevideo');
    expect(names.length).toBeLessThanOrEqual(35);
  });
});

describe('a service', () => {
  it.each([
    'slow',
    'dripping',
    'failing',
    'closing',
    'notJson',
    'wrongShape',
    'nan',
    'offTheEarth',
    'control',
    'huge',
    'elsewhere',
  ])('that is %s is refused, and nobody else is asked', async (text) => {
    const timeoutMs = ['slow', 'dripping'].includes(text) ? impatient : patient;
    await expect(service({ timeoutMs }).search(search(text))).rejects.toBeInstanceOf(GeocoderError);
  });

  it.each([{}, { all: true }])(
    'with a public name that leads into a private network is refused (%j)',
    async (options) => {
      const found = new Promise((resolve) => {
        publicLookup('localhost', options, (fault) => {
          resolve(fault);
        });
      });
      expect(await found).toBeInstanceOf(GeocoderError);
    },
  );

  it('looks over the border where its own country has nothing', async () => {
    expect(await service().search(search('abroad'))).toHaveLength(1);
  });

  it('is asked once for one question, in its pace, and learns who asks', async () => {
    const geocoder = service({ paceMs: 60 });
    const before = asked.length;
    const begun = performance.now();
    const questions = ['nowhere', 'saladillo', 'saladillo'].map((text) =>
      geocoder.search(search(text, { country: null })),
    );
    await Promise.all(questions);
    await geocoder.search(search('saladillo', { country: null }));
    const [one, two] = asked.slice(before);
    // Not since the first was heard: what keeps this process from hearing it is no pace.
    expect((two?.at ?? 0) - begun).toBeGreaterThanOrEqual(55);
    expect(one?.agent).toBe('Huella/test');
    expect(asked.length - before).toBe(2);
  });

  it('gives way to the gazetteer when it does not answer', async () => {
    const messages: string[] = [];
    const both = openGeography({
      file: null,
      service: { url: 'http://127.0.0.1:1/', userAgent: 'Huella/test', paceMs: 0 },
      log: (message) => messages.push(message),
    });
    expect(await both.geocoder.search(search('Saladillo'))).not.toEqual([]);
    expect(await both.geocoder.nearest({ lat: -35.62, lng: -59.75 }, 'es')).not.toBeNull();
    expect(messages).toHaveLength(2);
  });

  it('does not wait longer than a handful of questions', async () => {
    const geocoder = service();
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_each, at) => geocoder.search(search(`nowhere ${String(at)}`))),
    );
    expect(all.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(8);
  });
});
