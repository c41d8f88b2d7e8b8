import { isIP } from 'node:net';
import { createRequire } from 'node:module';
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { openLatest } from '../latest';
import { isPrivateAddress } from './private-networks';

/** What is kept of callers: where from and with what, by names of fixed lists, never what they sent. */
interface Visitor {
  readonly country: string | null;
  readonly browser: string;
  readonly os: string;
  readonly device: string;
  readonly isBot: boolean;
}

/** What is kept of the users of an account; the address they came from is not. */
export type Origin = Omit<Visitor, 'isBot'>;

/** Of what happens without anybody's request. */
export const noOrigin: Origin = { country: null, browser: '', os: '', device: '' };

/** Where a request comes from, and with what it is made. */
export async function readOrigin(request: {
  readonly ip: string;
  readonly userAgent: string;
}): Promise<Origin> {
  const { browser, os, device } = readAgent(request.userAgent);
  return { country: await findCountryOf(request.ip), browser, os, device };
}

/** Longer texts are no browser's; reading them would only cost. */
const maxAgentLength = 400;

/** An IPv4 address inside an IPv6 one as itself; anything that is no address as null. */
function plainAddress(ip: string): string | null {
  const inner = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(inner) === 0 ? null : inner;
}

let table: Promise<Reader<CountryResponse>> | null = null;

/** The table of countries by address, read once, when somebody first asks. */
function openTable(): Promise<Reader<CountryResponse>> {
  const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
  table ??= open<CountryResponse>(createRequire(import.meta.url).resolve(file));
  return table;
}

/** The two-letter country of an address; null for one of no country. */
export async function findCountryOf(ip: string): Promise<string | null> {
  const address = plainAddress(ip);
  // Of private networks the table would name a country for some.
  if (address === null || isPrivateAddress(address)) return null;
  const found: unknown = (await openTable()).get(address);
  return codeIn(found);
}

/** The table holds `{ country_code }`, others of its kind `{ country: { iso_code } }`. */
function codeIn(found: unknown): string | null {
  if (typeof found !== 'object' || found === null) return null;
  const code = 'country_code' in found ? found.country_code : null;
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));
const devices = new Set<string>(Object.values(Bowser.PLATFORMS_MAP));

type Agent = Omit<Visitor, 'country'>;

/** What was read of texts that came last: few kinds of telephone come all the time, and reading one takes 0.1 ms. */
const agents = openLatest<Agent>(500);

/** What a browser says it is, by names of fixed lists; blank where it is none of them. */
export function readAgent(userAgent: string): Agent {
  const text = userAgent.slice(0, maxAgentLength);
  const known = agents.find(text);
  if (known !== undefined) return known;
  const agent = parseAgent(text);
  agents.keep(text, agent);
  return agent;
}

function parseAgent(text: string): Agent {
  if (text.trim() === '') return { browser: '', os: '', device: '', isBot: true };
  const { browser, os, platform } = Bowser.parse(text);
  const known = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) ? name : '';
  return {
    browser: known(browsers, browser.name),
    os: known(systems, os.name),
    device: known(devices, platform.type),
    isBot: isbot(text),
  };
}

/** The network of an address: of IPv6 the half that belongs to one line, since the rest changes at will. */
export function networkOf(ip: string): string {
  const address = plainAddress(ip) ?? '';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
