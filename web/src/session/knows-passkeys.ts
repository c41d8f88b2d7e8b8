/** Whether this browser knows passkeys, and would ask for one at all: over plain HTTP it does not. */
export function knowsPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

/** Whether a passkey may belong to the address of this page: never to one of numbers. */
export function hasNamedAddress(hostname = window.location.hostname): boolean {
  return !/^[\d.]+$|^\[/.test(hostname);
}
