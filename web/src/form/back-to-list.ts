import { paths } from '../paths';

const key = 'huella.list';

/** Remembers where a list stood, filters, page and all, so that records lead back to it. */
export function rememberList(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

/** The address of the list that one came from; the whole list without one. */
export function listAddress(): string {
  const kept = sessionStorage.getItem(key);
  return kept?.split('?')[0] === paths.assets ? kept : paths.assets;
}
