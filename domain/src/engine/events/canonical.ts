/**
 * JSON with one way to be written: keys in the order of their code units, no blanks, nothing undefined. What is
 * hashed is stored as these very bytes, because a database that keeps JSON reorders and renumbers it.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inside = value as Readonly<Record<string, unknown>>; // an object, as was asked just now
  let parts = '';
  // Sorted without a comparison of its own, texts compare by their code units.
  for (const key of Object.keys(inside).sort()) {
    const inner = inside[key];
    if (inner !== undefined)
      parts += `${parts === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(inner)}`;
  }
  return `{${parts}}`;
}
