/** The field by which filters name assets one by one. */
export const pastedField = 'id';

const nameOf = (key: string) => `huella.pasted.${key}`;

/** Pasted lists that were read: a list asks for its own whenever it is drawn. */
const read = new Map<string, readonly string[] | null>();

/** Keeps the ids of a pasted list for this tab, whose address names it by the answer. */
export function keepPasted(ids: readonly number[]): string {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const values = ids.map(String);
  read.set(key, values);
  try {
    sessionStorage.setItem(nameOf(key), values.join());
  } catch {
    // Without room, or where nothing may be kept, it lasts until the page is loaded again.
  }
  return key;
}

/** The ids of a pasted list, as filters carry them; null where this tab does not have it, as of a link that was passed on. */
export function keptPasted(key: string): readonly string[] | null {
  const known = read.get(key);
  if (known !== undefined) return known;
  const text = sessionStorage.getItem(nameOf(key));
  const values = text === null ? null : text.split(',').filter((each) => /^\d+$/.test(each));
  read.set(key, values);
  return values;
}
