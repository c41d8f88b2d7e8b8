/** The text is no JSON, or is cut short. */
export class NotJson extends Error {
  constructor() {
    super('not JSON');
  }
}

/** How a value of JSON begins. */
const beginning = /[[{"\-\dtfn]/;

/**
 * Cuts the list at a path out of JSON text, an element when it is asked for: a list of hundreds of thousands, read whole, would
 * keep everything else waiting, and one that is too long need not be read to its end. What is beside the list is passed over
 * unread. A list that is not there is null.
 * @param path the names that lead to it; none where the whole is the list
 * @throws {NotJson} there or from the elements, where what is around them is no JSON; an element itself is not read
 */
export function cutList(text: string, path: readonly string[]): Generator<string, void, undefined> | null {
  let at = skipBlanks(text, 0);
  if (!beginning.test(text[at] ?? '')) throw new NotJson();
  for (const name of path) {
    const value = findMember(text, at, name);
    if (value === null) return null;
    at = value;
  }
  return text[at] === '[' ? cutElements(text, at, path.length) : null;
}

function* cutElements(text: string, from: number, depth: number): Generator<string, void, undefined> {
  let at = skipBlanks(text, from + 1);
  let isFirst = true;
  while (isFirst ? text[at] !== ']' : text[at] === ',') {
    const begin = isFirst ? at : skipBlanks(text, at + 1);
    const end = endOfValue(text, begin);
    yield text.slice(begin, end);
    at = skipBlanks(text, end);
    isFirst = false;
  }
  if (text[at] !== ']') throw new NotJson();
  at += 1;
  // What it is in has an end, too.
  for (let open = depth; open > 0; open -= 1) at = endOfMembers(text, at) + 1;
  if (skipBlanks(text, at) < text.length) throw new NotJson();
}

/** Where the value of a name begins in the object there; null where it has none, or is no object. */
function findMember(text: string, from: number, name: string): number | null {
  if (text[from] !== '{') return null;
  let at = skipBlanks(text, from + 1);
  while (text[at] === '"') {
    const end = endOfString(text, at);
    const key: unknown = JSON.parse(text.slice(at, end));
    const colon = skipBlanks(text, end);
    if (text[colon] !== ':') throw new NotJson();
    const value = skipBlanks(text, colon + 1);
    if (key === name) return value;
    at = skipBlanks(text, endOfValue(text, value));
    if (text[at] === ',') at = skipBlanks(text, at + 1);
  }
  if (text[at] !== '}') throw new NotJson();
  return null;
}

/** Where the object ends in which a value ended. */
function endOfMembers(text: string, from: number): number {
  let at = skipBlanks(text, from);
  while (text[at] === ',') {
    const colon = skipBlanks(text, endOfString(text, skipBlanks(text, at + 1)));
    if (text[colon] !== ':') throw new NotJson();
    at = skipBlanks(text, endOfValue(text, skipBlanks(text, colon + 1)));
  }
  if (text[at] !== '}') throw new NotJson();
  return at;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}

/** After the last character of a value: of a list or an object by its brackets, whatever is in them. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at) - 1;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter !== ',' || depth > 0) continue;
    if (depth < 0 || (depth === 0 && letter === ',')) return at;
    if (depth === 0 && letter !== '{' && letter !== '[') return at + 1;
  }
  throw new NotJson();
}

/** After the mark that ends a text: one that no odd number of backslashes stands before. */
function endOfString(text: string, from: number): number {
  if (text[from] !== '"') throw new NotJson();
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  throw new NotJson();
}
