import { paths } from '../paths';

/** Where a run is seen. */
export function runAddress(id: number): string {
  return `${paths.runs}/${id}`;
}
