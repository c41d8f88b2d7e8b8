/** The largest file of a reader: ten thousand lines are a tenth of it. */
const maxBytes = 5 * 1024 * 1024;

/** The text of a file as readers and sheets write it: UTF-8, else UTF-16 by its mark, else as Windows does; null of what is none. */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > maxBytes) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // A sheet or a picture is no text, whatever its name says.
  return text.includes('\u0000') ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
