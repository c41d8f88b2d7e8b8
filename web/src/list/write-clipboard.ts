/** Puts a text on the clipboard. Without a secure context there is none; with one it may still be refused: then false. */
export async function writeClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
