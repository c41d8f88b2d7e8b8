import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Throws away at once what one great piece of work left behind, such as filling the demo data: a server that then
 * idles would keep it for hours, because nothing asks for the memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // there since the flag was set
  collect();
}
