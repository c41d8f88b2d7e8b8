import type { DrawnArea } from '@huella/domain/model/value';
import { OutlineOfArea } from './OutlineOfArea';

/** Areas that what is drawn must lie in, faint and not to be touched. */
export function AreasAround({ areas }: { readonly areas: readonly DrawnArea[] }) {
  return areas.map(({ geometry }) => (
    <OutlineOfArea key={JSON.stringify(geometry)} rings={geometry.coordinates} look="around" />
  ));
}
