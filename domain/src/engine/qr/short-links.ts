import { isPublicId, qrTypeNames, qrTypes, type QrType } from '../../model/qr-types';

/** The letter of each kind of page in a short address. */
const letters = {
  identeco: 'Q',
  identecoTrupo: 'L',
  produktoTrupo: 'P',
  blendingTrupo: 'M',
  brewingTrupo: 'B',
} as const satisfies Record<QrType, string>;

/** The letters of base64url in their order. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 128 bits in base 36. */
const shortLength = 25;
/** 22 letters hold four bits more than an id has. */
const spareBits = 4n;
const idEnd = 1n << 128n;

/** A public id in base 36; null of what is no id of 128 bits. */
function shortIdOf(publicId: string): string | null {
  if (!isPublicId(publicId)) return null;
  const bits = [...publicId].reduce((sum, letter) => sum * 64n + BigInt(alphabet.indexOf(letter)), 0n);
  if (bits & ((1n << spareBits) - 1n)) return null;
  return (bits >> spareBits).toString(36).padStart(shortLength, '0').toUpperCase();
}

/** The public id that a short one stands for, in either case; null of anything else. */
function publicIdOf(short: string): string | null {
  if (!/^[\da-z]{25}$/i.test(short)) return null;
  const number = [...short].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n);
  if (number >= idEnd) return null;
  let bits = number << spareBits;
  let id = '';
  for (let at = 0; at < 22; at += 1) {
    id = (alphabet[Number(bits & 63n)] ?? '') + id;
    bits >>= 6n;
  }
  return id;
}

/**
 * The address that a code holds for a public page: capitals and digits alone, which a code packs closer than small
 * letters, so that its modules are larger on the same label. An address that is none of a page stays as it is.
 */
export function shortLinkOf(link: string): string {
  const [publicId = '', screen, ...before] = link.split('/').reverse();
  const type = qrTypeNames.find((each) => qrTypes[each].screen === screen);
  const short = shortIdOf(publicId);
  if (type === undefined || short === null) return link;
  const site = before.reverse().join('/');
  // A name of a host is the same in capitals; a path is not.
  return `${before.length === 3 ? site.toUpperCase() : site}/${letters[type]}/${short}`;
}

/** How people write an address that a code holds: without `https://`, in small letters where capitals are the same. */
export function writtenLinkOf(link: string): string {
  const [type, short] = link.split('/').slice(-2);
  const isShort = Object.values<string>(letters).includes(type ?? '') && publicIdOf(short ?? '') !== null;
  return (isShort ? link.toLowerCase() : link).replace(/^https?:\/\//i, '');
}

/** The paths of short addresses, in both cases, with the kind of page that each leads to. */
export const shortPaths: readonly (readonly [path: string, type: QrType])[] = qrTypeNames.flatMap((type) =>
  [letters[type], letters[type].toLowerCase()].map((letter) => [`/${letter}`, type] as const),
);

/** Where a short address leads: the path of the page. What is no short id leads where nothing is. */
export function longPathOf(type: QrType, short: string): string {
  return `/${qrTypes[type].screen}/${encodeURIComponent(publicIdOf(short) ?? short)}`;
}
