import { useQuery } from '@tanstack/react-query';
import { feature } from 'topojson-client';
import landAddress from 'world-atlas/land-50m.json?url';

/** The outlines of the package `world-atlas`. */
type Atlas = Parameters<typeof feature>[0] & {
  readonly objects: { readonly land: Parameters<typeof feature>[1] };
};

/** The outline of all land, which comes with the app; undefined until it is there. */
export function useLand() {
  const { data } = useQuery({
    queryKey: ['land'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(landAddress, { signal });
      const atlas = (await answer.json()) as Atlas; // the file of the package
      return feature(atlas, atlas.objects.land);
    },
  });
  return data;
}
