import type { CallName, Calls } from '@huella/domain/calls/index';
import { callResponse, type CallInput } from './call';

/** The calls that answer a file. */
export type FileCallName = {
  [Name in CallName]: Calls[Name] extends { readonly responseType: 'file' } ? Name : never;
}[CallName];

/** How long the browser may take to begin to save, in milliseconds, before the bytes are let go. */
const heldMs = 60_000;

/** Makes a call that gives a file and lets the browser save it under the name that the server gives. Throws the refusal. */
export async function callFile<Name extends FileCallName>(name: Name, input: CallInput<Name>): Promise<void> {
  const response = await callResponse(name, input);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, heldMs);
}

/** The file name in a `Content-Disposition` header, its extended form first (RFC 6266); null without one. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) return decodedOf(extended);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not encoded as it says: shown as it is
  }
}
