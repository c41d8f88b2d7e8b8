// Bundles of the server without letters of more than one byte.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes what is beyond Latin-1 in scripts as escapes: the engine keeps the text of a script as long as it runs, and two bytes a
 * character where a single one of millions asks for it. Regular expressions and templates are left as they are written by bundlers.
 * Not for what reads its own template raw (`String.raw`).
 * @param {readonly string[]} files
 */
export function keepOneByte(files) {
  for (const file of files) {
    const script = readFileSync(file, 'utf8');
    const narrow = escapeWide(script);
    if (narrow !== script) writeFileSync(file, narrow);
  }
}

/**
 * A script with each UTF-16 unit beyond Latin-1 as its escape, also where it is escaped by itself already.
 * @param {string} script
 */
export function escapeWide(script) {
  return script.replaceAll(/(\\*)([^\0-\xff])/g, (_all, slashes, unit) => {
    const own = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${own}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
