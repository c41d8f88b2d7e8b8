import { isIP } from 'node:net';

/** Where passkeys work. They belong to a name, for ever: under another address they are not offered. */
export interface PasskeyHome {
  /** The name that they belong to, `huella.example` (relying party id). */
  readonly name: string;
  /** The address of the pages from which they are taken, `https://huella.example`. */
  readonly origin: string;
}

/**
 * The home of passkeys by the configured address of the product, whatever host was asked. An address of numbers has
 * none, nor has one without TLS: browsers refuse both. This machine's own numbers are replaced by `localhost`, at
 * the port that the server listens on.
 */
export function findPasskeyHome(publicUrl: string, port: number): PasskeyHome | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === '127.0.0.1' || hostname === '[::1]')
    return { name: 'localhost', origin: new URL(`http://localhost:${String(port)}`).origin };
  const isNumeric = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isNumeric ? { name: hostname, origin } : null;
}
