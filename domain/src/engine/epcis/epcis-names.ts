import { qrLinkOf } from '../../model/qr-types';

/**
 * The names under which things are in EPCIS documents. Nothing here has a key of GS1's, so all of them are addresses
 * under the one that people use (`PUBLIC_URL`); an asset and a lot are named by the address of their public page.
 */

function under(base: string, ...parts: readonly (string | number)[]): string {
  return [base.replace(/\/+$/, ''), ...parts.map((part) => encodeURIComponent(part))].join('/');
}

/** The name of an asset, by its public id. */
export function assetUri(base: string, publicId: string): string {
  return qrLinkOf(base, 'identeco', publicId);
}

/** The name of a lot, by its public id. */
export function lotUri(base: string, publicId: string): string {
  return qrLinkOf(base, 'identecoTrupo', publicId);
}

/** What an establishment is known by. */
export interface EpcisPlace {
  readonly boxId: number;
  readonly companyId: number;
  /** Its number in the national sanitary register, where its record says one. */
  readonly renspa: string | null;
}

/** The name of an establishment: by its number in the sanitary register, else by its own. */
export function placeUri(base: string, { boxId, renspa }: EpcisPlace): string {
  return renspa === null ? under(base, 'id', 'establishment', boxId) : under(base, 'id', 'renspa', renspa);
}

/** The name of a company as a party. */
export function partyUri(base: string, { companyId }: Pick<EpcisPlace, 'companyId'>): string {
  return under(base, 'id', 'company', companyId);
}

/** The name of a certificate, by who issued it and its number. */
export function certificateUri(base: string, issuer: string, number: string): string {
  return under(base, 'id', 'certificate', issuer, number);
}

/** The name of a tag that is fixed to an asset, by the attribute that holds what is written on it. */
export function tagUri(base: string, attribute: string, text: string): string {
  return under(base, 'id', 'tag', attribute, text);
}

/** The name of a kind of product that has no key of GS1's, of those that an asset type gives. */
export function productUri(base: string, code: string, product: string): string {
  return under(base, 'id', 'product', code, product);
}

/** The name of what happens to several things at once, by the one of the event. */
export function transformationUri(base: string, eventId: string): string {
  return under(base, 'id', 'transformation', eventId);
}

/** The context that EPCIS 2.0 itself gives, and our own words beside it. */
export const epcisContext = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

/** Prefixes of our own names: of the product, of attributes of an asset type, of fields of its events. */
export const prefixes = { own: 'huella', attribute: 'huella-asset', field: 'huella-event' } as const;

/** What the prefixes mean: names are the same within an asset type, or within one event of it. */
export function namespaces(base: string, code: string, eventType: number): Readonly<Record<string, string>> {
  const root = under(base, 'ns');
  return {
    [prefixes.own]: `${root}/epcis/`,
    [prefixes.attribute]: `${root}/${encodeURIComponent(code)}/`,
    [prefixes.field]: `${root}/${encodeURIComponent(code)}/events/${String(eventType)}/`,
  };
}

/**
 * The name of an event: made of the hash of its first link, which nobody can guess and which never changes. It is a UUID
 * of version 8 (RFC 9562).
 */
export function eventUri(hash: string): string {
  const hex = hash.slice(0, 32);
  // Two bits say the variant: 8, 9, a or b.
  const variant = ((parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
