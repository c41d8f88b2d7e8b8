import { hectaresOf } from '@huella/domain/engine/fields/area-size';
import { localeTag, type DrawnArea } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';

/** Corners beyond these are neither listed nor pulled one by one. */
export const maxCornersListed = 200;

/** How large an area is: `42,35 ha`; the larger it is the fewer decimals mean anything. */
export function sizeOf(area: DrawnArea, language: Language, say: Say): string {
  const hectares = hectaresOf(area);
  const decimals = hectares < 10 ? 2 : hectares < 1_000 ? 1 : 0;
  const figure = hectares.toLocaleString(localeTag[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  return say('map:hectares', { figure });
}

/** What an area is drawn of: `5 vértices`, or `círculo de 250 m de radio`. */
export function outlineOf(area: DrawnArea, language: Language, say: Say): string {
  const { radius } = area.properties;
  if (typeof radius === 'number')
    return say('map:circleOf', { radius: Math.round(radius).toLocaleString(localeTag[language]) });
  const corners = area.geometry.coordinates.reduce((sum, ring) => sum + ring.length - 1, 0);
  return say('map:cornerCount', { count: corners });
}
