import { isIP } from 'node:net';

/** Where passkeys work. They belong to a name, for ever: under another address they are not offered. */
export interface PasskeyHome {
  /** The name that they belong to, `huella.example` (relying party id). */
  readonly name: string;
  /** The addresses of pages from which they are taken, the one that people use first. */
  readonly origins: readonly [string, ...string[]];
}

const loopback: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * The home of passkeys by the configured address of the product, whatever host was asked. An address of numbers has
 * none, nor has one without TLS: browsers refuse both. On this machine alone it is `localhost`, at the port that the
 * server listens on.
 */
export function findPasskeyHome(publicUrl: string, port: number): PasskeyHome | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (loopback.includes(hostname)) {
    const local = new URL(`http://localhost:${String(port)}`).origin;
    return { name: 'localhost', origins: hostname === 'localhost' ? [origin, local] : [local] };
  }
  const isNumeric = isIP(hostname) !== 0 || hostname.startsWith('[');
  return protocol === 'https:' && !isNumeric ? { name: hostname, origins: [origin] } : null;
}
