/** Hosts beyond our own that a page may reach; empty while everything is served from here. */
export interface CspSettings {
  readonly imageHosts: readonly string[];
  readonly connectHosts: readonly string[];
}

/**
 * The content security policy of a page: everything from here, styles and scripts only with this answer's nonce or
 * from our own files, no frames around or inside, no plugins (security checklist, headers).
 */
export function buildCsp(nonce: string, settings: CspSettings): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'nonce-${nonce}'`],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", 'data:', 'blob:', ...settings.imageHosts],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...settings.connectHosts],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** The same of the service worker, which fetches our own files and runs nothing but itself. */
export const workerCsp = "default-src 'none'; connect-src 'self'";
