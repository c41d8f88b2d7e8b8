import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets the heap grow by half of what is in use before it is collected again, instead of to several times of it: an import
 * after another one would take half as much memory again, and is no quicker for it. Applies to the threads, too.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

/**
 * Collects at once what one large piece of work left behind, such as filling the demo data: an idle server would keep it
 * for hours, because nothing asks for the memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // there since the flag was set
  collect();
}
