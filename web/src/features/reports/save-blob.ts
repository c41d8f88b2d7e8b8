/** How long the browser may take to begin to save, in milliseconds, before the bytes are let go. */
const heldMs = 60_000;

/** Lets the browser save bytes under a name. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, heldMs);
}
