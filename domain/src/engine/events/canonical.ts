/**
 * JSON with one way to be written: keys in the order of their code units, no blanks, nothing undefined. What is
 * hashed is stored as these very bytes, because a database that keeps JSON reorders and renumbers it.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const inside = value as Readonly<Record<string, unknown>>; // an object, as was asked just now
  let parts = '';
  // Sorted without a comparison of its own, texts compare by their code units.
  for (const key of Object.keys(inside).sort()) {
    const inner = inside[key];
    if (inner !== undefined) parts += `${parts === '' ? '' : ','}${quoted(key)}:${canonicalJson(inner)}`;
  }
  return `{${parts}}`;
}

/** Texts in which nothing is escaped: no quote, backslash, control character or half of a pair. Nearly all are such. */
const plain = /^[\u0020\u0021\u0023-\u005b\u005d-\ud7ff\ue000-\uffff]*$/;

function quoted(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
