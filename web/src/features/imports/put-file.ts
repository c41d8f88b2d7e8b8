import { CallError, readCallError } from '../../call/call-error';

/** Until the file is registered the progress stops here; then it is 100 (document 1 section 9). */
const cap = 80;

/** How much of an upload is done, in hundredths, from the bytes that were sent. */
export function uploadPercent(sent: number, total: number): number {
  return total <= 0 ? 0 : Math.min(cap, Math.floor((100 * sent) / total));
}

/**
 * Puts a file to the address that was given for it, and tells how far it is. Throws the refusal, or the reason of the
 * signal when it was cancelled. Only XMLHttpRequest tells of bytes that leave.
 */
export function putFile(
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
