/** A name that nothing else has, fit to be the key of a submit too. Names sort by the time that they were made. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${Date.now().toString(36)}-${random}`;
}
