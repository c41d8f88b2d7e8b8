import type { CallName, Calls } from '@huella/domain/calls/index';
import { callResponse, type CallInput } from './call';
import { CallError } from './call-error';

/** The calls that answer a file. */
export type FileCallName = {
  [Name in CallName]: Calls[Name] extends { readonly responseType: 'file' } ? Name : never;
}[CallName];

/** How long the browser may take to begin to save, in milliseconds, before the bytes are let go. */
const heldMs = 60_000;

/** How far a file has come. */
export interface FileProgress {
  readonly signal?: AbortSignal;
  /** What part of it is here, from 0 to below 1, where the server can tell how much it will be; else null. */
  readonly onProgress?: (part: number | null) => void;
}

/** Makes a call that gives a file and lets the browser save it under the name that the server gives. Throws the refusal. */
export async function callFile<Name extends FileCallName>(
  name: Name,
  input: CallInput<Name>,
  progress: FileProgress = {},
): Promise<void> {
  const response = await callResponse(name, input, progress.signal);
  const address = URL.createObjectURL(await readFile(response, progress));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, heldMs);
}

/** Nearly there: what is expected is an estimate. */
const almost = 0.99;

async function readFile(response: Response, { signal, onProgress }: FileProgress): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();
  const expected = Number(response.headers.get('x-expected-bytes') ?? '0');
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  try {
    for (;;) {
      onProgress(expected > 0 ? Math.min(almost, received / expected) : null);
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      received += value.length;
    }
  } catch (error) {
    // What broke off is half a file, and is not saved.
    throw signal?.aborted === true ? error : new CallError('unavailable');
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
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
