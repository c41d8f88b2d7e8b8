import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import countriesAddress from 'world-atlas/countries-110m.json?url';
import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { countryOfNumber } from '@huella/domain/reference/country-numbers';
import { localeTag } from '@huella/domain/model/value';
import { useSay } from '../../words/use-say';

export interface CountryMapProps {
  readonly countries: QrScanFigures['countries'];
  readonly nameOf: (code: string) => string;
}

/** The outlines of the package `world-atlas`; each country is there by its number. */
type Atlas = Parameters<typeof feature>[0] & {
  readonly objects: { readonly countries: Parameters<typeof feature>[1] };
};

const [width, height] = [480, 250];
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& path': { fill: theme.palette.track, stroke: theme.palette.surface, strokeWidth: 0.5 },
  '& path[data-scanned]': { fill: theme.palette.accent.mark },
}));

/** Where in the world people scanned: the more of them, the darker; the figures stand beside it in words. */
export function CountryMap({ countries, nameOf }: CountryMapProps) {
  const { say, language } = useSay('qrMetrics');
  const { data } = useQuery({
    queryKey: ['countries-110m'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(countriesAddress, { signal });
      const atlas = (await answer.json()) as Atlas; // the file of the package
      const found = feature(atlas, atlas.objects.countries);
      return 'features' in found ? found.features : [found];
    },
  });
  const counts = new Map(countries.map(({ key, count }) => [key, count]));
  const most = Math.max(1, ...counts.values());
  const number = new Intl.NumberFormat(localeTag[language]);
  const path = geoPath(geoNaturalEarth1().fitSize([width, height], { type: 'Sphere' }));
  return (
    <Svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={say('qrMetrics:map')}>
      {(data ?? []).map((shape, at) => {
        const code = countryOfNumber(String(shape.id ?? '')) ?? '';
        const count = counts.get(code) ?? 0;
        return (
          <path
            key={at}
            d={path(shape) ?? ''}
            {...(count > 0 && { 'data-scanned': true, fillOpacity: 0.35 + 0.65 * (count / most) })}
          >
            {count > 0 && <title>{`${nameOf(code)}: ${number.format(count)}`}</title>}
          </path>
        );
      })}
    </Svg>
  );
}
