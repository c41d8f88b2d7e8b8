import type { FileContent } from '@huella/domain/engine/files/contents';
import { call } from './call';
import { CallError, readCallError } from './call-error';

/** Until the file is registered the progress stops here; then it is 100 (document 1 section 9). */
const cap = 80;

/** Longest name that a file is kept under; of longer ones the end stays, which says what kind it is. */
const maxName = 200;

/** How much of an upload is done, in hundredths, from the bytes that were sent. */
export function uploadPercent(sent: number, total: number): number {
  return total <= 0 ? 0 : Math.min(cap, Math.floor((100 * sent) / total));
}

/** A file that came in and was registered. */
export interface BroughtFile {
  readonly storageName: string;
  readonly originalName: string;
  /** What is in it by its bytes; null for what no record may hold. */
  readonly content: FileContent | null;
}

/**
 * Brings a file in (document 1 section 9): asks for an address, puts the bytes there and registers them. Says how far
 * it is. Throws the refusal, or the reason of the signal when it was cancelled.
 */
export async function bringFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<BroughtFile> {
  const { url, storage_name } = await call('files.uploadUrl', {}, signal);
  await putFile(url, file, onProgress, signal);
  const original_name = file.name.slice(-maxName);
  const { content } = await call('files.public', { body: { storage_name, original_name } }, signal);
  return { storageName: storage_name, originalName: original_name, content };
}

/** Puts a file to the address that was given for it. Only XMLHttpRequest reports bytes that leave. */
function putFile(
  url: string,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => {
      request.abort();
    };
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(uploadPercent(loaded, total));
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else void refusalOf(request).then(reject);
    };
    request.onerror = () => {
      reject(new CallError('unavailable'));
    };
    request.onabort = () => {
      reject(new DOMException('cancelled', 'AbortError'));
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel);
    request.send(file);
  });
}

function refusalOf({ responseText, status }: XMLHttpRequest): Promise<CallError> {
  return readCallError(new Response(responseText, { status: Math.max(200, status) }));
}
