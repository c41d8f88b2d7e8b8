import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets the heap grow by half of what is in use before it is looked through again, instead of to several times of it: an import
 * after another one would take half as much memory again, and is no quicker for it. Applies to the threads, too.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

/**
 * Throws away at once what one great piece of work left behind, such as filling the demo data: a server that then
 * idles would keep it for hours, because nothing asks for the memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // there since the flag was set
  collect();
}
